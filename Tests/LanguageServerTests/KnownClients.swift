import LanguageServerProtocol
import Testing

/// What editors announce, as far as their sources tell; what is not known of one is left out, which is the harder case.
struct KnownClient: Sendable, CustomTestStringConvertible {
  var name: String
  /// In the client's order; nil where it does not say.
  var encodings: [String]?
  var hasSnippets = false
  var registers: Set<Registering> = []
  var answersConfiguration = true
  var pulls = true
  var hasSymbolTree = true
  var foldsLines = false
  var hasDiagnosticDetails = false
  var formats: [MarkupKind] = [.markdown, .plainText]
  var takesDocumentChanges = true
  var appliesEdits = true

  enum Registering: Sendable { case watchedFiles, configuration }

  var testDescription: String { name }

  static let all: [KnownClient] = [
    KnownClient(
      name: "VS Code", encodings: ["utf-16"], hasSnippets: true, registers: [.watchedFiles, .configuration],
      hasDiagnosticDetails: true),
    KnownClient(
      name: "Neovim", encodings: ["utf-8", "utf-16", "utf-32"], hasSnippets: true, registers: [.watchedFiles]),
    KnownClient(name: "eglot", encodings: ["utf-32", "utf-8", "utf-16"], registers: [.watchedFiles]),
    KnownClient(
      name: "lsp-mode", encodings: ["utf-32", "utf-8", "utf-16"], registers: [.watchedFiles, .configuration],
      hasDiagnosticDetails: true),
    KnownClient(
      name: "vim-lsp", pulls: false, hasSymbolTree: false, foldsLines: true, takesDocumentChanges: false),
    KnownClient(name: "yegappan/lsp", encodings: ["utf-32", "utf-16"]),
    KnownClient(
      name: "ALE", answersConfiguration: false, hasSymbolTree: false, formats: [.plainText, .markdown],
      takesDocumentChanges: false, appliesEdits: false),
    KnownClient(
      name: "coc.nvim", encodings: ["utf-16"], hasSnippets: true, registers: [.watchedFiles, .configuration],
      hasDiagnosticDetails: true),
    KnownClient(
      name: "Helix", encodings: ["utf-8", "utf-32", "utf-16"], hasSnippets: true, registers: [.watchedFiles],
      hasSymbolTree: false),
    KnownClient(
      name: "Sublime LSP", encodings: ["utf-16"], hasSnippets: true, registers: [.watchedFiles, .configuration],
      hasDiagnosticDetails: true),
    KnownClient(name: "Kate"),
    KnownClient(name: "LSP4IJ", encodings: ["utf-16"], hasSnippets: true),
  ]

  var capabilities: ClientCapabilities {
    let item = CompletionClientCapabilities.Item(
      snippetSupport: hasSnippets ? true : nil, documentationFormat: formats)
    let action = CodeActionClientCapabilities(
      codeActionLiteralSupport: .init(codeActionKind: ValueSet(valueSet: [])))
    let document = TextDocumentClientCapabilities(
      completion: CompletionClientCapabilities(completionItem: item),
      hover: HoverClientCapabilities(contentFormat: formats),
      documentSymbol: DocumentSymbolClientCapabilities(
        hierarchicalDocumentSymbolSupport: hasSymbolTree ? true : nil),
      foldingRange: FoldingRangeClientCapabilities(
        rangeLimit: foldsLines ? 5000 : nil, lineFoldingOnly: foldsLines ? true : nil),
      codeAction: action,
      publishDiagnostics: PublishDiagnosticsClientCapabilities(
        relatedInformation: hasDiagnosticDetails ? true : nil,
        codeDescriptionSupport: hasDiagnosticDetails ? true : nil),
      diagnostic: pulls ? DiagnosticClientCapabilities() : nil)
    let workspace = WorkspaceClientCapabilities(
      applyEdit: appliesEdits, workspaceEdit: .init(documentChanges: takesDocumentChanges),
      configuration: answersConfiguration,
      didChangeConfiguration: DynamicRegistration(dynamicRegistration: registers.contains(.configuration)),
      didChangeWatchedFiles: .init(dynamicRegistration: registers.contains(.watchedFiles)))
    return ClientCapabilities(
      general: encodings.map { GeneralClientCapabilities(positionEncodings: $0.map { .init(rawValue: $0) }) },
      workspace: workspace, textDocument: document)
  }
}
