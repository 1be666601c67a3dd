import LanguageServerProtocol
import PayloadFeatures

/// What the client announced, in the words in which the handlers ask. What it did not announce is false.
final class ClientAbilities: Sendable {
  let capabilities: ClientCapabilities
  let completion: CompletionAbilities
  let diagnostics: DiagnosticAbilities
  /// Whether it asks for diagnostics itself. To others they are pushed. Looked up once, because it is asked at each key.
  let pullsDiagnostics: Bool

  init(_ capabilities: ClientCapabilities = ClientCapabilities()) {
    self.capabilities = capabilities
    completion = CompletionAbilities(capabilities.textDocument?.completion)
    diagnostics = DiagnosticAbilities(capabilities.textDocument)
    pullsDiagnostics = capabilities.textDocument?.diagnostic != nil
  }

  private var textDocument: TextDocumentClientCapabilities? { capabilities.textDocument }
  private var workspace: WorkspaceClientCapabilities? { capabilities.workspace }

  var refreshesDiagnostics: Bool { workspace?.diagnostics?.refreshSupport ?? false }
  var takesDiagnosticVersions: Bool { textDocument?.publishDiagnostics?.versionSupport ?? false }

  // MARK: - What it answers and hears

  var answersConfiguration: Bool { workspace?.configuration ?? false }
  var registersConfiguration: Bool { workspace?.didChangeConfiguration?.dynamicRegistration ?? false }
  var registersWatchedFiles: Bool { workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false }
  var hearsCreatedFiles: Bool { workspace?.fileOperations?.didCreate ?? false }
  var hearsRenamedFiles: Bool { workspace?.fileOperations?.didRename ?? false }
  var hearsDeletedFiles: Bool { workspace?.fileOperations?.didDelete ?? false }
  var hasWorkspaceFolders: Bool { workspace?.workspaceFolders ?? false }
  /// Whether the server may show a progress of its own.
  var showsProgress: Bool { capabilities.window?.workDoneProgress ?? false }
  var refreshesInlayHints: Bool { workspace?.inlayHint?.refreshSupport ?? false }
  var showsCodeLenses: Bool { textDocument?.codeLens != nil }
  var refreshesCodeLenses: Bool { workspace?.codeLens?.refreshSupport ?? false }

  // MARK: - Text for people

  /// A text in the form that a client prefers of those that it names; a plain string where it names none. Its lines are
  /// short.
  static func text(_ markup: Markup, _ formats: [MarkupKind]?) -> StringOrMarkupContent {
    switch formats?.first(where: { [.markdown, .plainText].contains($0) }) {
    case nil: return .string(markup.filledPlain)
    case .markdown?: return .markup(MarkupContent(kind: .markdown, value: markup.filledMarkdown))
    case let format?: return .markup(MarkupContent(kind: format, value: markup.filledPlain))
    }
  }

  func hoverText(_ markup: Markup) -> StringOrMarkupContent {
    Self.text(markup, textDocument?.hover?.contentFormat)
  }
}
