/// What the server offers. The options of a feature stand in that feature's file.
package struct ServerCapabilities: Codable, Sendable, Equatable {
  package var positionEncoding: PositionEncodingKind?
  package var textDocumentSync: TextDocumentSyncOptions?
  package var completionProvider: CompletionOptions?
  package var hoverProvider: Bool?
  package var documentHighlightProvider: Bool?
  package var documentSymbolProvider: Bool?
  package var codeActionProvider: CodeActionProvider?
  package var codeLensProvider: CodeLensOptions?
  package var documentLinkProvider: DocumentLinkOptions?
  package var documentFormattingProvider: Bool?
  package var documentRangeFormattingProvider: Bool?
  package var documentOnTypeFormattingProvider: DocumentOnTypeFormattingOptions?
  package var foldingRangeProvider: Bool?
  package var selectionRangeProvider: Bool?
  package var executeCommandProvider: ExecuteCommandOptions?
  package var inlayHintProvider: Bool?
  package var diagnosticProvider: DiagnosticOptions?
  package var workspace: WorkspaceServerCapabilities?

  package init(
    positionEncoding: PositionEncodingKind? = nil, textDocumentSync: TextDocumentSyncOptions? = nil,
    completionProvider: CompletionOptions? = nil, hoverProvider: Bool? = nil, documentHighlightProvider: Bool? = nil,
    documentSymbolProvider: Bool? = nil, codeActionProvider: CodeActionProvider? = nil,
    codeLensProvider: CodeLensOptions? = nil, documentLinkProvider: DocumentLinkOptions? = nil,
    documentFormattingProvider: Bool? = nil, documentRangeFormattingProvider: Bool? = nil,
    documentOnTypeFormattingProvider: DocumentOnTypeFormattingOptions? = nil, foldingRangeProvider: Bool? = nil,
    selectionRangeProvider: Bool? = nil, executeCommandProvider: ExecuteCommandOptions? = nil,
    inlayHintProvider: Bool? = nil, diagnosticProvider: DiagnosticOptions? = nil,
    workspace: WorkspaceServerCapabilities? = nil
  ) {
    self.positionEncoding = positionEncoding
    self.textDocumentSync = textDocumentSync
    self.completionProvider = completionProvider
    self.hoverProvider = hoverProvider
    self.documentHighlightProvider = documentHighlightProvider
    self.documentSymbolProvider = documentSymbolProvider
    self.codeActionProvider = codeActionProvider
    self.codeLensProvider = codeLensProvider
    self.documentLinkProvider = documentLinkProvider
    self.documentFormattingProvider = documentFormattingProvider
    self.documentRangeFormattingProvider = documentRangeFormattingProvider
    self.documentOnTypeFormattingProvider = documentOnTypeFormattingProvider
    self.foldingRangeProvider = foldingRangeProvider
    self.selectionRangeProvider = selectionRangeProvider
    self.executeCommandProvider = executeCommandProvider
    self.inlayHintProvider = inlayHintProvider
    self.diagnosticProvider = diagnosticProvider
    self.workspace = workspace
  }
}

package struct WorkspaceServerCapabilities: Codable, Sendable, Equatable {
  package var workspaceFolders: WorkspaceFoldersServerCapabilities?
  package var fileOperations: FileOperationOptions?

  package init(
    workspaceFolders: WorkspaceFoldersServerCapabilities? = nil, fileOperations: FileOperationOptions? = nil
  ) {
    self.workspaceFolders = workspaceFolders
    self.fileOperations = fileOperations
  }
}
