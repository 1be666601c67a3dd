import LanguageServerProtocol

enum DidChangeConfigurationHandler: NotificationHandler {
  typealias Message = DidChangeConfigurationNotification

  /// A client that answers questions is asked: what it sends by itself may be of any part of its settings, or null.
  static func handle(_ params: DidChangeConfigurationParams, _ session: Session) {
    if session.abilities.answersConfiguration {
      session.askForSettings()
    } else if let settings = params.settings {
      session.adopt(settings)
      session.reconsiderDocuments()
    }
  }
}

enum DidChangeWatchedFilesHandler: NotificationHandler {
  typealias Message = DidChangeWatchedFilesNotification

  static func handle(_ params: DidChangeWatchedFilesParams, _ session: Session) {
    if params.changes.contains(where: { Session.isAboutSettings($0.uri) }) { session.forgetSettings() }
  }
}

enum DidChangeWorkspaceFoldersHandler: NotificationHandler {
  typealias Message = DidChangeWorkspaceFoldersNotification

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    capabilities.workspace = WorkspaceServerCapabilities(
      workspaceFolders: WorkspaceFoldersServerCapabilities(supported: true, changeNotifications: true))
  }

  static func handle(_ params: DidChangeWorkspaceFoldersParams, _ session: Session) {
    session.changeFolders(added: params.event.added.map(\.uri), removed: params.event.removed.map(\.uri))
    session.reconsiderDocuments()
  }
}
