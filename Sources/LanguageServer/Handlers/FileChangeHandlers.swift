import LanguageServerProtocol

/// Files that changed outside of the editor, or that it saved.
enum DidChangeWatchedFilesHandler: NotificationHandler {
  typealias Message = DidChangeWatchedFilesNotification

  static func handle(_ params: DidChangeWatchedFilesParams, _ session: Session) {
    session.noteChanges(of: params.changes.map(\.uri), contentsOnly: params.changes.allSatisfy { $0.type == .changed })
  }
}

/// Files that a person made in the editor.
enum DidCreateFilesHandler: NotificationHandler {
  typealias Message = DidCreateFilesNotification

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    guard client.hearsCreatedFiles else { return }
    capabilities.addFileOperation(\.didCreate)
  }

  static func handle(_ params: FilesParams, _ session: Session) {
    session.noteChanges(of: params.files.map(\.uri), contentsOnly: false)
  }
}

/// Files or folders that a person gave another name or place in the editor.
enum DidRenameFilesHandler: NotificationHandler {
  typealias Message = DidRenameFilesNotification

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    guard client.hearsRenamedFiles else { return }
    capabilities.addFileOperation(\.didRename)
  }

  static func handle(_ params: RenameFilesParams, _ session: Session) {
    session.noteChanges(of: params.files.flatMap { [$0.oldUri, $0.newUri] }, contentsOnly: false)
  }
}

/// Files or folders that a person took away in the editor.
enum DidDeleteFilesHandler: NotificationHandler {
  typealias Message = DidDeleteFilesNotification

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    guard client.hearsDeletedFiles else { return }
    capabilities.addFileOperation(\.didDelete)
  }

  static func handle(_ params: FilesParams, _ session: Session) {
    session.noteChanges(of: params.files.map(\.uri), contentsOnly: false)
  }
}

extension ServerCapabilities {
  /// Asks to hear of what happens to files and folders of any name: a folder may hold payload files.
  fileprivate mutating func addFileOperation(
    _ operation: WritableKeyPath<FileOperationOptions, FileOperationRegistrationOptions?>
  ) {
    var options = workspace?.fileOperations ?? FileOperationOptions()
    let filter = FileOperationFilter(scheme: "file", pattern: FileOperationPattern(glob: "**/*"))
    options[keyPath: operation] = FileOperationRegistrationOptions(filters: [filter])
    workspace = workspace ?? WorkspaceServerCapabilities()
    workspace?.fileOperations = options
  }
}
