import LanguageServerProtocol

enum SetTraceHandler: NotificationHandler {
  typealias Message = SetTraceNotification

  static func handle(_ params: SetTraceParams, _ session: Session) {
    session.trace = params.value
  }
}
