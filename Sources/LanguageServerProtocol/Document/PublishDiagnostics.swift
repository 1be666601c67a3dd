/// `textDocument/publishDiagnostics`: replaces the diagnostics that were pushed for a document before.
package enum PublishDiagnosticsNotification: NotificationMessage {
  package static let method = "textDocument/publishDiagnostics"
  package typealias Params = PublishDiagnosticsParams
}

package struct PublishDiagnosticsParams: Codable, Sendable, Equatable {
  package var uri: DocumentURI
  package var version: Int?
  package var diagnostics: [Diagnostic]

  package init(uri: DocumentURI, version: Int? = nil, diagnostics: [Diagnostic]) {
    self.uri = uri
    self.version = version
    self.diagnostics = diagnostics
  }
}

/// What a client takes in a diagnostic that is pushed to it. LSP 3.17 has the same for those that it pulls in 3.18
/// only; until then these hold for both.
package struct PublishDiagnosticsClientCapabilities: Codable, Sendable, Equatable {
  @Lenient package var relatedInformation: Bool?
  @Lenient package var tagSupport: ValueSet<Int>?
  @Lenient package var versionSupport: Bool?
  @Lenient package var codeDescriptionSupport: Bool?

  package init(
    relatedInformation: Bool? = nil, tagSupport: ValueSet<Int>? = nil, versionSupport: Bool? = nil,
    codeDescriptionSupport: Bool? = nil
  ) {
    self.relatedInformation = relatedInformation
    self.tagSupport = tagSupport
    self.versionSupport = versionSupport
    self.codeDescriptionSupport = codeDescriptionSupport
  }
}
