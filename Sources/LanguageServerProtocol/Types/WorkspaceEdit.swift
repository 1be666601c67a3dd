package struct TextEdit: Codable, Sendable, Hashable {
  package var range: Range
  package var newText: String

  package init(range: Range, newText: String) {
    self.range = range
    self.newText = newText
  }
}

/// Edits of several documents: `documentChanges` for clients that announce it, `changes` for all others.
package struct WorkspaceEdit: Codable, Sendable, Hashable {
  package var changes: [DocumentURI: [TextEdit]]?
  package var documentChanges: [DocumentChange]?

  package init(changes: [DocumentURI: [TextEdit]]? = nil, documentChanges: [DocumentChange]? = nil) {
    self.changes = changes
    self.documentChanges = documentChanges
  }
}

/// One step of a `WorkspaceEdit`.
package enum DocumentChange: Codable, Sendable, Hashable {
  case edit(TextDocumentEdit)
  case create(CreateFile)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(TextDocumentEdit.self) {
      self = .edit(value)
    } else {
      self = .create(try container.decode(CreateFile.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .edit(let value): try container.encode(value)
    case .create(let value): try container.encode(value)
    }
  }
}

/// Edits of one document, all meant on its text before any of them.
package struct TextDocumentEdit: Codable, Sendable, Hashable {
  package var textDocument: OptionalVersionedTextDocumentIdentifier
  package var edits: [TextEdit]

  package init(textDocument: OptionalVersionedTextDocumentIdentifier, edits: [TextEdit]) {
    self.textDocument = textDocument
    self.edits = edits
  }
}

/// Creates an empty file; only for clients whose `resourceOperations` hold `create`.
package struct CreateFile: Codable, Sendable, Hashable {
  package var kind = "create"
  package var uri: DocumentURI
  package var options: Options?

  package init(uri: DocumentURI, options: Options? = nil) {
    self.uri = uri
    self.options = options
  }

  package struct Options: Codable, Sendable, Hashable {
    package var overwrite: Bool?
    package var ignoreIfExists: Bool?

    package init(overwrite: Bool? = nil, ignoreIfExists: Bool? = nil) {
      self.overwrite = overwrite
      self.ignoreIfExists = ignoreIfExists
    }
  }
}

/// What a client can do with a `WorkspaceEdit`.
package struct WorkspaceEditClientCapabilities: Codable, Sendable, Equatable {
  @Lenient package var documentChanges: Bool?
  /// `create`, `rename`, `delete`.
  @Lenient package var resourceOperations: [String]?

  package init(documentChanges: Bool? = nil, resourceOperations: [String]? = nil) {
    self.documentChanges = documentChanges
    self.resourceOperations = resourceOperations
  }
}
