import LanguageServerProtocol
import PayloadAnalysis
import PayloadFeatures
import SourceText

/// The actions that a client asks for, as it can take them.
struct ActionRequest {
  let document: DocumentSnapshot
  let params: CodeActionParams
  private let diagnostics: ClientDiagnostics

  init(_ document: DocumentSnapshot, _ params: CodeActionParams) {
    self.document = document
    self.params = params
    diagnostics = ClientDiagnostics(params.context.diagnostics)
  }

  private var client: ClientAbilities { document.client }
  private var range: ByteRange { document.bytes(of: params.range) }

  var actions: [PayloadFeatures.CodeAction] {
    let wishes = CodeActionWishes(
      kinds: kinds, defersEdits: defersEdits,
      includesObstacles: client.takesActionLiterals && client.takesDisabledActions && params.context.only != nil)
    return document.analysis.codeActions(in: range, wishes, now: document.now)
  }

  /// Whether the edits of actions on the whole document, which can be as long as it is, are given when somebody has
  /// chosen one. Who asks for a kind by name wants to apply it.
  private var defersEdits: Bool { client.resolvesActionEdits && params.context.only == nil }

  /// What is asked for by name; else all, without those for the whole document where the editor asks by itself, as it
  /// does wherever the cursor goes.
  private var kinds: Set<PayloadFeatures.CodeAction.Kind> {
    let all = Set(PayloadFeatures.CodeAction.Kind.allCases)
    if let only = params.context.only {
      return all.filter { kind in only.contains { $0.contains(CodeActionKind(rawValue: kind.rawValue)) } }
    }
    return params.context.isAutomatic ? [.quickFix, .rewrite] : all
  }

  // MARK: - As the client takes them

  func literal(
    _ action: PayloadFeatures.CodeAction, _ choice: ActionChoice
  ) -> LanguageServerProtocol.CodeAction {
    var literal = LanguageServerProtocol.CodeAction(
      title: action.title, kind: CodeActionKind(rawValue: action.kind.rawValue))
    let mended = diagnostics.those(of: action.findings, in: document)
    if !mended.isEmpty { literal.diagnostics = mended }
    if action.isPreferred, client.takesPreferredActions { literal.isPreferred = true }
    if let obstacle = action.obstacle {
      literal.disabled = .init(reason: obstacle)
    } else if defersEdits, action.kind != .quickFix {
      literal.data = choice.argument
    } else {
      literal.edit = edit(action.edits)
    }
    return literal
  }

  func edit(_ edits: [SourceText.Edit]) -> WorkspaceEdit {
    client.edit(of: document.uri, version: document.version, document.textEdits(edits))
  }

  /// For each kind of finding at the place, an edit of the project's configuration that turns its check off. Nobody wants
  /// to hear no more of what makes readers refuse the text.
  func literalsOfConfiguration(_ session: Session) -> [LanguageServerProtocol.CodeAction] {
    guard kinds.contains(.quickFix), document.analysis.options.role != .configuration else { return [] }
    var codes: [String] = []
    for finding in document.analysis.findings(touching: range)
    where !finding.refusesText && !codes.contains(finding.code) { codes.append(finding.code) }
    return codes.compactMap { code in
      session.configurationEdit(for: document.uri) { TurnOffCheck.edits(of: code, in: $0) }.map { edit in
        LanguageServerProtocol.CodeAction(title: TurnOffCheck.title(code), kind: .quickFix, edit: edit)
      }
    }
  }
}

/// The diagnostics that a client names in its request: thousands, where all of a document is selected.
private struct ClientDiagnostics {
  private struct Place: Hashable {
    var code: String
    var range: Range
  }

  private let all: [Diagnostic]
  /// Those of ours by what they are about, each in the client's order.
  private let places: [Place: [Int]]

  init(_ diagnostics: [Diagnostic]) {
    all = diagnostics
    places = diagnostics.indices.reduce(into: [:]) { places, index in
      guard diagnostics[index].source == "apns", case .string(let code) = diagnostics[index].code else { return }
      places[Place(code: code, range: diagnostics[index].range), default: []].append(index)
    }
  }

  /// The client's own diagnostics of some findings, in its order.
  func those(of findings: [Finding], in document: DocumentSnapshot) -> [Diagnostic] {
    if places.isEmpty { return [] }
    let indices = findings.flatMap { places[Place(code: $0.code, range: document.range(of: $0.range))] ?? [] }
    return Set(indices).sorted().map { all[$0] }
  }
}
