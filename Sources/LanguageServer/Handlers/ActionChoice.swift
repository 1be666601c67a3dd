import LanguageServerProtocol
import PayloadFeatures

/// Which action a client chose, in the argument of a command or in an action's `data`.
struct ActionChoice {
  private var uri: DocumentURI
  private var version: Int
  private var range: Range
  private var title: String
  /// How many actions of that title come before it; two findings at one place may have the same fix.
  private var number: Int

  /// Actions that are offered at a place, each with how to name it later.
  static func numbered(
    _ actions: [PayloadFeatures.CodeAction], in document: DocumentSnapshot, _ range: Range
  ) -> [(action: PayloadFeatures.CodeAction, choice: ActionChoice)] {
    var counts: [String: Int] = [:]
    return actions.map { action in
      defer { counts[action.title, default: 0] += 1 }
      let choice = ActionChoice(
        uri: document.uri, version: document.version, range: range, title: action.title,
        number: counts[action.title, default: 0])
      return (action, choice)
    }
  }

  /// The action, with its edits; nil where the document is another than the one that it was offered for: the edits would
  /// do harm. One that was offered because it may have edits is found, too, if it has none.
  func find(in session: Session) -> (request: ActionRequest, action: PayloadFeatures.CodeAction)? {
    guard let document = session.documents[uri], document.content.version == version else { return nil }
    let all = CodeActionContext(diagnostics: [])
    let request = ActionRequest(
      session.snapshot(of: document),
      CodeActionParams(textDocument: TextDocumentIdentifier(uri: uri), range: range, context: all))
    let named = request.actions.filter { $0.title == title && $0.obstacle == nil }
    return named.indices.contains(number) ? (request, named[number]) : nil
  }

  var command: Command {
    Command(title: title, command: ExecuteCommandHandler.command, arguments: [argument])
  }

  // MARK: - As JSON

  init?(_ argument: LSPAny) {
    guard case .string(let uri) = argument["uri"], case .integer(let version) = argument["version"],
      case .string(let title) = argument["title"], case .integer(let number) = argument["number"],
      let start = Position(argument["start"]), let end = Position(argument["end"])
    else { return nil }
    self.init(uri: uri, version: version, range: Range(start: start, end: end), title: title, number: number)
  }

  private init(uri: DocumentURI, version: Int, range: Range, title: String, number: Int) {
    self.uri = uri
    self.version = version
    self.range = range
    self.title = title
    self.number = number
  }

  var argument: LSPAny {
    [
      "uri": .string(uri), "version": .integer(version), "title": .string(title), "number": .integer(number),
      "start": range.start.argument, "end": range.end.argument,
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
