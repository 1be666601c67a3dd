/// What a client can do, as far as this server looks at it. The capabilities of a feature stand in that feature's
/// file.
package struct ClientCapabilities: Codable, Sendable, Equatable {
  @Lenient package var general: GeneralClientCapabilities?
  @Lenient package var window: WindowClientCapabilities?
  @Lenient package var workspace: WorkspaceClientCapabilities?
  @Lenient package var textDocument: TextDocumentClientCapabilities?

  package init(
    general: GeneralClientCapabilities? = nil, window: WindowClientCapabilities? = nil,
    workspace: WorkspaceClientCapabilities? = nil, textDocument: TextDocumentClientCapabilities? = nil
  ) {
    self.general = general
    self.window = window
    self.workspace = workspace
    self.textDocument = textDocument
  }
}

package struct GeneralClientCapabilities: Codable, Sendable, Equatable {
  /// The client's order is its preference.
  @Lenient package var positionEncodings: [PositionEncodingKind]?

  package init(positionEncodings: [PositionEncodingKind]? = nil) {
    self.positionEncodings = positionEncodings
  }
}

package struct WindowClientCapabilities: Codable, Sendable, Equatable {
  /// Whether the server may start a progress of its own.
  @Lenient package var workDoneProgress: Bool?

  package init(workDoneProgress: Bool? = nil) {
    self.workDoneProgress = workDoneProgress
  }
}

package struct WorkspaceClientCapabilities: Codable, Sendable, Equatable {
  @Lenient package var applyEdit: Bool?
  @Lenient package var workspaceEdit: WorkspaceEditClientCapabilities?
  @Lenient package var configuration: Bool?
  @Lenient package var didChangeConfiguration: DynamicRegistration?
  @Lenient package var didChangeWatchedFiles: DynamicRegistration?
  @Lenient package var workspaceFolders: Bool?
  @Lenient package var fileOperations: FileOperationClientCapabilities?
  @Lenient package var diagnostics: RefreshSupport?
  @Lenient package var inlayHint: RefreshSupport?
  @Lenient package var codeLens: RefreshSupport?

  package init(
    applyEdit: Bool? = nil, workspaceEdit: WorkspaceEditClientCapabilities? = nil, configuration: Bool? = nil,
    didChangeConfiguration: DynamicRegistration? = nil, didChangeWatchedFiles: DynamicRegistration? = nil,
    workspaceFolders: Bool? = nil, fileOperations: FileOperationClientCapabilities? = nil,
    diagnostics: RefreshSupport? = nil, inlayHint: RefreshSupport? = nil, codeLens: RefreshSupport? = nil
  ) {
    self.applyEdit = applyEdit
    self.workspaceEdit = workspaceEdit
    self.configuration = configuration
    self.didChangeConfiguration = didChangeConfiguration
    self.didChangeWatchedFiles = didChangeWatchedFiles
    self.workspaceFolders = workspaceFolders
    self.fileOperations = fileOperations
    self.diagnostics = diagnostics
    self.inlayHint = inlayHint
    self.codeLens = codeLens
  }
}

package struct TextDocumentClientCapabilities: Codable, Sendable, Equatable {
  @Lenient package var completion: CompletionClientCapabilities?
  @Lenient package var hover: HoverClientCapabilities?
  @Lenient package var documentSymbol: DocumentSymbolClientCapabilities?
  @Lenient package var foldingRange: FoldingRangeClientCapabilities?
  @Lenient package var codeAction: CodeActionClientCapabilities?
  @Lenient package var codeLens: DynamicRegistration?
  @Lenient package var publishDiagnostics: PublishDiagnosticsClientCapabilities?
  /// Present on a client that asks for diagnostics itself.
  @Lenient package var diagnostic: DiagnosticClientCapabilities?

  package init(
    completion: CompletionClientCapabilities? = nil, hover: HoverClientCapabilities? = nil,
    documentSymbol: DocumentSymbolClientCapabilities? = nil, foldingRange: FoldingRangeClientCapabilities? = nil,
    codeAction: CodeActionClientCapabilities? = nil, codeLens: DynamicRegistration? = nil,
    publishDiagnostics: PublishDiagnosticsClientCapabilities? = nil, diagnostic: DiagnosticClientCapabilities? = nil
  ) {
    self.completion = completion
    self.hover = hover
    self.documentSymbol = documentSymbol
    self.foldingRange = foldingRange
    self.codeAction = codeAction
    self.codeLens = codeLens
    self.publishDiagnostics = publishDiagnostics
    self.diagnostic = diagnostic
  }
}
