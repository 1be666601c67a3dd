/// `textDocument/diagnostic`: the diagnostics of one document.
package enum DocumentDiagnosticRequest: RequestMessage {
  package static let method = "textDocument/diagnostic"
  package typealias Params = DocumentDiagnosticParams
  package typealias Result = DocumentDiagnosticReport
}

package struct DocumentDiagnosticParams: Codable, Sendable, Equatable {
  package var textDocument: TextDocumentIdentifier
  package var identifier: String?
  package var previousResultId: String?

  package init(textDocument: TextDocumentIdentifier, identifier: String? = nil, previousResultId: String? = nil) {
    self.textDocument = textDocument
    self.identifier = identifier
    self.previousResultId = previousResultId
  }
}

/// `full` with `items`, or `unchanged` since the report that had the same `resultId`.
package struct DocumentDiagnosticReport: Codable, Sendable, Equatable {
  package enum Kind: String, Codable, Sendable {
    case full
    case unchanged
  }

  package var kind: Kind
  package var resultId: String?
  package var items: [Diagnostic]?

  package init(kind: Kind, resultId: String? = nil, items: [Diagnostic]? = nil) {
    self.kind = kind
    self.resultId = resultId
    self.items = items
  }
}

/// `workspace/diagnostic`: the diagnostics of all documents that the server knows of.
package enum WorkspaceDiagnosticRequest: RequestMessage {
  package static let method = "workspace/diagnostic"
  package typealias Params = WorkspaceDiagnosticParams
  package typealias Result = WorkspaceDiagnosticReport
}

package struct WorkspaceDiagnosticParams: Codable, Sendable, Equatable {
  package var identifier: String?
  package var previousResultIds: [PreviousResultId]?
  package var workDoneToken: ProgressToken?
  package var partialResultToken: ProgressToken?

  package init(
    identifier: String? = nil, previousResultIds: [PreviousResultId]? = nil, workDoneToken: ProgressToken? = nil,
    partialResultToken: ProgressToken? = nil
  ) {
    self.identifier = identifier
    self.previousResultIds = previousResultIds
    self.workDoneToken = workDoneToken
    self.partialResultToken = partialResultToken
  }
}

package struct PreviousResultId: Codable, Sendable, Equatable {
  package var uri: DocumentURI
  package var value: String

  package init(uri: DocumentURI, value: String) {
    self.uri = uri
    self.value = value
  }
}

/// The whole answer, or one part of it where the client gave a `partialResultToken`.
package struct WorkspaceDiagnosticReport: Codable, Sendable, Equatable {
  package var items: [WorkspaceDocumentDiagnosticReport]

  package init(items: [WorkspaceDocumentDiagnosticReport]) {
    self.items = items
  }
}

/// A `DocumentDiagnosticReport` that says whose it is; `version` is null, but present, for a file that is not open.
package struct WorkspaceDocumentDiagnosticReport: Codable, Sendable, Equatable {
  package var uri: DocumentURI
  package var version: Int?
  package var kind: DocumentDiagnosticReport.Kind
  package var resultId: String?
  package var items: [Diagnostic]?

  package init(
    uri: DocumentURI, version: Int? = nil, kind: DocumentDiagnosticReport.Kind, resultId: String? = nil,
    items: [Diagnostic]? = nil
  ) {
    self.uri = uri
    self.version = version
    self.kind = kind
    self.resultId = resultId
    self.items = items
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(uri, forKey: .uri)
    try container.encode(version, forKey: .version)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(resultId, forKey: .resultId)
    try container.encodeIfPresent(items, forKey: .items)
  }
}

package struct DiagnosticClientCapabilities: Codable, Sendable, Equatable {
  // LSP 3.18 has these here, too; before it was those of `PublishDiagnosticsClientCapabilities` that counted.
  @Lenient package var relatedInformation: Bool?
  @Lenient package var tagSupport: ValueSet<Int>?
  @Lenient package var codeDescriptionSupport: Bool?

  package init(relatedInformation: Bool? = nil, tagSupport: ValueSet<Int>? = nil, codeDescriptionSupport: Bool? = nil) {
    self.relatedInformation = relatedInformation
    self.tagSupport = tagSupport
    self.codeDescriptionSupport = codeDescriptionSupport
  }
}

package struct DiagnosticOptions: Codable, Sendable, Equatable {
  package var identifier: String?
  /// Whether an edit of one document can change the diagnostics of another.
  package var interFileDependencies: Bool
  package var workspaceDiagnostics: Bool
  /// Whether tokens of the client's are of use.
  package var workDoneProgress: Bool?

  package init(
    identifier: String? = nil, interFileDependencies: Bool, workspaceDiagnostics: Bool, workDoneProgress: Bool? = nil
  ) {
    self.identifier = identifier
    self.interFileDependencies = interFileDependencies
    self.workspaceDiagnostics = workspaceDiagnostics
    self.workDoneProgress = workDoneProgress
  }
}
