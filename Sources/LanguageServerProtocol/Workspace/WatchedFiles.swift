/// `workspace/didChangeWatchedFiles`: files changed outside the editor.
package enum DidChangeWatchedFilesNotification: NotificationMessage {
  package static let method = "workspace/didChangeWatchedFiles"
  package typealias Params = DidChangeWatchedFilesParams
}

package struct DidChangeWatchedFilesParams: Codable, Sendable, Equatable {
  package var changes: [FileEvent]

  package init(changes: [FileEvent]) {
    self.changes = changes
  }
}

package struct FileEvent: Codable, Sendable, Equatable {
  package var uri: DocumentURI
  package var type: FileChangeType

  package init(uri: DocumentURI, type: FileChangeType) {
    self.uri = uri
    self.type = type
  }
}

package enum FileChangeType: Int, Codable, Sendable {
  case created = 1
  case changed = 2
  case deleted = 3
}
