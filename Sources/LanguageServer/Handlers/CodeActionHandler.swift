import JSONRPC
import LanguageServerProtocol
import PayloadAnalysis
import PayloadFeatures
import SourceText

enum CodeActionHandler: SessionRequestHandler {
  typealias Message = CodeActionRequest

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    if client.takesActionLiterals {
      let kinds = PayloadFeatures.CodeAction.Kind.allCases.map { CodeActionKind(rawValue: $0.rawValue) }
      capabilities.codeActionProvider = .options(CodeActionOptions(codeActionKinds: kinds))
    } else if client.appliesEdits {
      capabilities.codeActionProvider = .supported(true)
    }
  }

  static func answer(
    _ params: CodeActionParams, _ session: Session
  ) throws(ResponseError) -> [CommandOrCodeAction]? {
    guard let document = session.documents[params.textDocument.uri] else { return nil }
    let snapshot = session.snapshot(of: document)
    guard !snapshot.analysis.isForeign else { return nil }
    let request = ActionRequest(snapshot, params)
    if session.abilities.takesActionLiterals {
      let actions = request.actions.map { request.literal($0) } + request.literalsOfConfiguration(session)
      return actions.map { .action($0) }
    }
    guard session.abilities.appliesEdits else { return nil }
    return request.actions.map { .command(request.command($0)) }
  }
}

/// Runs an action for a client that takes commands alone: has it make the edit.
enum ExecuteCommandHandler: SessionRequestHandler {
  typealias Message = ExecuteCommandRequest

  static let command = "apns.codeAction"

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    guard !client.takesActionLiterals, client.appliesEdits else { return }
    capabilities.executeCommandProvider = ExecuteCommandOptions(commands: [command])
  }

  static func answer(_ params: ExecuteCommandParams, _ session: Session) throws(ResponseError) -> LSPAny? {
    guard params.command == command, let choice = params.arguments?.first.flatMap(ActionChoice.init) else {
      throw ResponseError(.invalidParams, "`\(params.command)` is no command of this server.")
    }
    // Meant on another version of the text, an edit would do harm.
    guard let document = session.documents[choice.uri], document.content.version == choice.version else { return nil }
    let request = ActionRequest(
      session.snapshot(of: document),
      CodeActionParams(
        textDocument: TextDocumentIdentifier(uri: choice.uri), range: choice.range,
        context: CodeActionContext(diagnostics: [])))
    guard let action = request.actions.first(where: { $0.title == choice.title }) else { return nil }
    let edit = ApplyWorkspaceEditParams(label: action.title, edit: request.edit(action.edits))
    session.client.ask(ApplyWorkspaceEditRequest.self, edit)
    return nil
  }
}

/// The actions that a client asks for, as it can take them.
private struct ActionRequest {
  let document: DocumentSnapshot
  let params: CodeActionParams

  init(_ document: DocumentSnapshot, _ params: CodeActionParams) {
    self.document = document
    self.params = params
  }

  private var client: ClientAbilities { document.client }
  private var range: ByteRange { document.bytes(of: params.range) }

  var actions: [PayloadFeatures.CodeAction] {
    document.analysis.codeActions(in: range, kinds: kinds, now: document.now)
  }

  /// What is asked for by name; else all, without those for the whole document where the editor asks by itself, as it
  /// does wherever the cursor goes.
  private var kinds: Set<PayloadFeatures.CodeAction.Kind> {
    let all = Set(PayloadFeatures.CodeAction.Kind.allCases)
    if let only = params.context.only {
      return all.filter { kind in only.contains { $0.contains(CodeActionKind(rawValue: kind.rawValue)) } }
    }
    return params.context.triggerKind == 2 ? [.quickFix, .rewrite] : all
  }

  // MARK: - As the client takes them

  func literal(_ action: PayloadFeatures.CodeAction) -> LanguageServerProtocol.CodeAction {
    let mended = diagnostics(of: action.findings)
    return LanguageServerProtocol.CodeAction(
      title: action.title, kind: CodeActionKind(rawValue: action.kind.rawValue),
      diagnostics: mended.isEmpty ? nil : mended,
      isPreferred: action.isPreferred && client.takesPreferredActions ? true : nil, edit: edit(action.edits))
  }

  func command(_ action: PayloadFeatures.CodeAction) -> Command {
    let choice = ActionChoice(
      uri: document.uri, version: document.version, range: params.range, title: action.title)
    return Command(title: action.title, command: ExecuteCommandHandler.command, arguments: [choice.argument])
  }

  func edit(_ edits: [SourceText.Edit]) -> WorkspaceEdit {
    client.edit(of: document.uri, version: document.version, document.textEdits(edits))
  }

  /// The client's own diagnostics of some findings.
  private func diagnostics(of findings: [Finding]) -> [Diagnostic] {
    params.context.diagnostics.filter { diagnostic in
      findings.contains {
        diagnostic.source == "apns" && diagnostic.code == .string($0.code)
          && diagnostic.range == document.range(of: $0.range)
      }
    }
  }

  /// For each kind of finding at the place, an edit of the project's configuration that turns its check off.
  func literalsOfConfiguration(_ session: Session) -> [LanguageServerProtocol.CodeAction] {
    guard kinds.contains(.quickFix), document.analysis.options.role != .configuration else { return [] }
    var codes: [String] = []
    for finding in document.analysis.findings where finding.range.touches(range) && !codes.contains(finding.code) {
      codes.append(finding.code)
    }
    return codes.compactMap { code in
      session.configurationEdit(for: document.uri) { TurnOffCheck.edits(of: code, in: $0) }.map { edit in
        LanguageServerProtocol.CodeAction(title: TurnOffCheck.title(code), kind: .quickFix, edit: edit)
      }
    }
  }
}

/// Which action a client chose, in the argument of a command.
private struct ActionChoice {
  var uri: DocumentURI
  var version: Int
  var range: Range
  var title: String

  init(uri: DocumentURI, version: Int, range: Range, title: String) {
    self.uri = uri
    self.version = version
    self.range = range
    self.title = title
  }

  init?(_ argument: LSPAny) {
    guard case .string(let uri) = argument["uri"], case .integer(let version) = argument["version"],
      case .string(let title) = argument["title"], let start = Position(argument["start"]),
      let end = Position(argument["end"])
    else { return nil }
    self.init(uri: uri, version: version, range: Range(start: start, end: end), title: title)
  }

  var argument: LSPAny {
    [
      "uri": .string(uri), "version": .integer(version), "title": .string(title), "start": range.start.argument,
      "end": range.end.argument,
    ]
  }
}

extension Position {
  fileprivate init?(_ argument: LSPAny?) {
    guard case .integer(let line) = argument?["line"], case .integer(let character) = argument?["character"] else {
      return nil
    }
    self.init(line: line, character: character)
  }

  fileprivate var argument: LSPAny { ["line": .integer(line), "character": .integer(character)] }
}
