package struct WorkspaceFolder: Codable, Sendable, Hashable {
  package var uri: DocumentURI
  package var name: String

  package init(uri: DocumentURI, name: String) {
    self.uri = uri
    self.name = name
  }
}

/// `workspace/didChangeWorkspaceFolders`: folders were added or removed.
package enum DidChangeWorkspaceFoldersNotification: NotificationMessage {
  package static let method = "workspace/didChangeWorkspaceFolders"
  package typealias Params = DidChangeWorkspaceFoldersParams
}

package struct DidChangeWorkspaceFoldersParams: Codable, Sendable, Equatable {
  package var event: WorkspaceFoldersChangeEvent

  package init(event: WorkspaceFoldersChangeEvent) {
    self.event = event
  }
}

package struct WorkspaceFoldersChangeEvent: Codable, Sendable, Equatable {
  package var added: [WorkspaceFolder]
  package var removed: [WorkspaceFolder]

  package init(added: [WorkspaceFolder], removed: [WorkspaceFolder]) {
    self.added = added
    self.removed = removed
  }
}

package struct WorkspaceFoldersServerCapabilities: Codable, Sendable, Equatable {
  package var supported: Bool?
  package var changeNotifications: Bool?

  package init(supported: Bool? = nil, changeNotifications: Bool? = nil) {
    self.supported = supported
    self.changeNotifications = changeNotifications
  }
}
