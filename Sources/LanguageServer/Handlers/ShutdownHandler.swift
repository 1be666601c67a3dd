import JSONRPC
import LanguageServerProtocol

enum ShutdownHandler: SessionRequestHandler {
  typealias Message = ShutdownRequest

  static func answer(_ params: NoParams, _ session: Session) throws(ResponseError) -> NoResult {
    for report in session.workspaceReports { report.finish(session, error: .cancelled) }
    session.phase = .shutDown
    return NoResult()
  }
}

enum ExitHandler: NotificationHandler {
  typealias Message = ExitNotification

  static func handle(_ params: NoParams, _ session: Session) {
    session.end()
  }
}
