/// `workspace/didCreateFiles`
package enum DidCreateFilesNotification: NotificationMessage {
  package static let method = "workspace/didCreateFiles"
  package typealias Params = FilesParams
}

/// `workspace/didRenameFiles`
package enum DidRenameFilesNotification: NotificationMessage {
  package static let method = "workspace/didRenameFiles"
  package typealias Params = RenameFilesParams
}

/// `workspace/didDeleteFiles`
package enum DidDeleteFilesNotification: NotificationMessage {
  package static let method = "workspace/didDeleteFiles"
  package typealias Params = FilesParams
}

/// The files or folders that were created or deleted.
package struct FilesParams: Codable, Sendable, Equatable {
  package var files: [File]

  package init(files: [File]) {
    self.files = files
  }

  package struct File: Codable, Sendable, Equatable {
    package var uri: DocumentURI

    package init(uri: DocumentURI) {
      self.uri = uri
    }
  }
}

package struct RenameFilesParams: Codable, Sendable, Equatable {
  package var files: [File]

  package init(files: [File]) {
    self.files = files
  }

  package struct File: Codable, Sendable, Equatable {
    package var oldUri: DocumentURI
    package var newUri: DocumentURI

    package init(oldUri: DocumentURI, newUri: DocumentURI) {
      self.oldUri = oldUri
      self.newUri = newUri
    }
  }
}

package struct FileOperationClientCapabilities: Codable, Sendable, Equatable {
  @Lenient package var didCreate: Bool?
  @Lenient package var didRename: Bool?
  @Lenient package var didDelete: Bool?

  package init(didCreate: Bool? = nil, didRename: Bool? = nil, didDelete: Bool? = nil) {
    self.didCreate = didCreate
    self.didRename = didRename
    self.didDelete = didDelete
  }
}

/// Which file operations the server wants to hear of.
package struct FileOperationOptions: Codable, Sendable, Equatable {
  package var didCreate: FileOperationRegistrationOptions?
  package var didRename: FileOperationRegistrationOptions?
  package var didDelete: FileOperationRegistrationOptions?

  package init(
    didCreate: FileOperationRegistrationOptions? = nil, didRename: FileOperationRegistrationOptions? = nil,
    didDelete: FileOperationRegistrationOptions? = nil
  ) {
    self.didCreate = didCreate
    self.didRename = didRename
    self.didDelete = didDelete
  }
}

package struct FileOperationRegistrationOptions: Codable, Sendable, Equatable {
  package var filters: [FileOperationFilter]

  package init(filters: [FileOperationFilter]) {
    self.filters = filters
  }
}

package struct FileOperationFilter: Codable, Sendable, Equatable {
  package var scheme: String?
  package var pattern: FileOperationPattern

  package init(scheme: String? = nil, pattern: FileOperationPattern) {
    self.scheme = scheme
    self.pattern = pattern
  }
}

package struct FileOperationPattern: Codable, Sendable, Equatable {
  package var glob: String

  package init(glob: String) {
    self.glob = glob
  }
}
