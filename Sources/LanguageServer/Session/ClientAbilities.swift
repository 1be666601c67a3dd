import LanguageServerProtocol

/// What the client announced, in the words in which the handlers ask. What it did not announce is false.
struct ClientAbilities: Sendable {
  let capabilities: ClientCapabilities

  init(_ capabilities: ClientCapabilities = ClientCapabilities()) {
    self.capabilities = capabilities
  }

  private var textDocument: TextDocumentClientCapabilities? { capabilities.textDocument }
  private var workspace: WorkspaceClientCapabilities? { capabilities.workspace }

  /// Whether it asks for diagnostics itself. To others they are pushed.
  var pullsDiagnostics: Bool { textDocument?.diagnostic != nil }
  var refreshesDiagnostics: Bool { workspace?.diagnostics?.refreshSupport ?? false }

  // MARK: - What a diagnostic may have

  var takesRelatedInformation: Bool { textDocument?.publishDiagnostics?.relatedInformation ?? false }
  var takesCodeDescriptions: Bool { textDocument?.publishDiagnostics?.codeDescriptionSupport ?? false }
  var takesDiagnosticVersions: Bool { textDocument?.publishDiagnostics?.versionSupport ?? false }
  var takesDiagnosticData: Bool { textDocument?.publishDiagnostics?.dataSupport ?? false }

  func takes(_ tag: DiagnosticTag) -> Bool {
    textDocument?.publishDiagnostics?.tagSupport?.valueSet?.contains(tag.rawValue) ?? false
  }
}
