import LanguageServerProtocol

enum DidChangeConfigurationHandler: NotificationHandler {
  typealias Message = DidChangeConfigurationNotification

  /// A client that answers questions is asked: what it sends by itself may be of any part of its settings, or null.
  static func handle(_ params: DidChangeConfigurationParams, _ session: Session) {
    if session.abilities.answersConfiguration {
      session.askForSettings()
    } else if let settings = params.settings {
      let before = session.project.userSettings
      session.adopt(settings)
      if before != session.project.userSettings { session.reconsiderDocuments() }
    }
  }
}

enum DidChangeWorkspaceFoldersHandler: NotificationHandler {
  typealias Message = DidChangeWorkspaceFoldersNotification

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    guard client.hasWorkspaceFolders else { return }
    capabilities.workspace = capabilities.workspace ?? WorkspaceServerCapabilities()
    capabilities.workspace?.workspaceFolders =
      WorkspaceFoldersServerCapabilities(supported: true, changeNotifications: true)
  }

  static func handle(_ params: DidChangeWorkspaceFoldersParams, _ session: Session) {
    session.changeFolders(added: params.event.added.map(\.uri), removed: params.event.removed.map(\.uri))
    session.reconsiderDocuments()
  }
}
