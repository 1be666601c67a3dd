import JSONRPC
import LanguageServerProtocol
import SourceText
import Testing

@testable import LanguageServer

/// With each editor all that it can take works, and nothing is sent that it did not announce.
@Suite struct ClientFixtureTests {
  private static let text = """
    {
      "aps": {
        "thread-id": "😀", "badge": "5",
        "alert": { "title": "a", "summary-arg": "b", "title": "c" }
      }
    }
    """

  @Test func allAreThere() {
    #expect(ClientFixture.all.count == 14)
    #expect(ClientFixture.all.allSatisfy { !$0.source.isEmpty })
  }

  @Test(arguments: ClientFixture.all) func session(fixture: ClientFixture) throws {
    let workspace = try TestWorkspace()
    try workspace.write(#"{"aps":{"badge":1,},"order":1}"#, "other.apns")
    try workspace.write("{}")
    let client = try FixtureClient(fixture, workspace.uri)
    let document = FixtureDocument(uri: workspace.uri("a.apns"), text: Self.text, encoding: client.encoding)
    client.open(document)
    try checkDiagnostics(client, document)
    try checkReading(client, document)
    try checkCompletion(client, document)
    try checkFormatting(client, document)
    try checkActions(client, document)
    try checkChanges(client, workspace)
    client.notify("textDocument/didClose", ["textDocument": document.identifier])
    if !fixture.pullsDiagnostics { #expect(client.pushed[document.uri] == []) }
    try client.close()
  }

  private func checkDiagnostics(_ client: FixtureClient, _ document: FixtureDocument) throws {
    var diagnostics = client.pushed[document.uri] ?? []
    if client.fixture.pullsDiagnostics {
      #expect(client.pushed.isEmpty)
      let report = try client.ask("textDocument/diagnostic", ["textDocument": document.identifier])
      diagnostics = report["items"]?.elements ?? []
      client.rules.checkDiagnostics(report["items"])
      let workspace = try client.ask(
        "workspace/diagnostic", ["previousResultIds": [], "workDoneToken": "w", "partialResultToken": "p"])
      #expect(workspace["items"] == [])
    }
    let first = { (code: String) in diagnostics.first { $0["code"] == .string(code) } }
    #expect(first("wrong-type")?["range"]?["start"] == document.position(of: "\"5\""))
    #expect(
      (first("wrong-type")?["codeDescription"] != nil) == client.fixture.saysOfDiagnostics("codeDescriptionSupport"))
    #expect((first("deprecated-key")?["tags"] == [2]) == client.fixture.diagnosticTags.contains(2))
    #expect(
      (first("duplicate-key")?["relatedInformation"] != nil) == client.fixture.saysOfDiagnostics("relatedInformation"))
  }

  private func checkReading(_ client: FixtureClient, _ document: FixtureDocument) throws {
    let hover = try client.ask("textDocument/hover", document.place(of: "badge"))
    let text = try #require(hover["contents"])
    client.rules.checkText(text, client.fixture.strings("textDocument.hover.contentFormat"))
    #expect(hover["range"]?["start"] == document.position(of: "\"badge"))

    let whole: LSPAny = ["textDocument": document.identifier]
    let symbols = try client.ask("textDocument/documentSymbol", whole)
    let isTree = client.fixture.says("textDocument.documentSymbol.hierarchicalDocumentSymbolSupport")
    #expect(symbols.elements.count == (isTree ? 1 : 7))
    client.rules.checkSymbols(symbols)
    let folds = try client.ask("textDocument/foldingRange", whole)
    #expect(folds.elements.map { $0["startLine"] } == [0, 1])
    client.rules.checkFolds(folds)
    #expect(try client.ask("textDocument/codeLens", whole).elements.count == 1)
    // The size is told once: in the line above, or where the editor has none, behind the payload.
    let hints = try client.ask(
      "textDocument/inlayHint", ["textDocument": document.identifier, "range": document.range(of: Self.text)])
    #expect(hints.elements.count == (client.fixture.value("textDocument.codeLens") == nil ? 1 : 0))
    let links = try client.ask("textDocument/documentLink", whole)
    #expect(links == [])
  }

  private func checkCompletion(_ client: FixtureClient, _ document: FixtureDocument) throws {
    let list = try client.ask("textDocument/completion", document.place(of: "\"thread-id"))
    let items = list["items"]?.elements ?? []
    #expect(items.contains { $0["label"] == "category" })
    for item in items { client.rules.checkCompletion(item) }
    // The documentation is there, or it comes when the item is looked at.
    let category = try #require(items.first { $0["label"] == "category" })
    if category["documentation"] == nil {
      let resolved = try client.ask("completionItem/resolve", category)
      client.rules.checkCompletion(resolved)
      #expect(resolved["documentation"] != nil)
    }
  }

  private func checkFormatting(_ client: FixtureClient, _ document: FixtureDocument) throws {
    let edits = try client.ask(
      "textDocument/formatting",
      ["textDocument": document.identifier, "options": ["tabSize": 4, "insertSpaces": true, "unknown": [1]]])
    // By hand: objects that hold more than scalars are laid out on lines of their own.
    #expect(
      document.applying(edits) == """
        {
            "aps": {
                "thread-id": "😀",
                "badge": "5",
                "alert": { "title": "a", "summary-arg": "b", "title": "c" }
            }
        }
        """)
  }

  /// Fixes come as literals, as commands that the server runs, or not at all.
  private func checkActions(_ client: FixtureClient, _ document: FixtureDocument) throws {
    let actions = try client.ask(
      "textDocument/codeAction",
      [
        "textDocument": document.identifier, "range": document.range(of: "\"5\""),
        "context": ["diagnostics": [], "only": ["quickfix"]],
      ])
    for action in actions.elements { client.rules.checkAction(action) }
    let fixture = client.fixture
    guard fixture.takesLiterals || fixture.says("workspace.applyEdit") else {
      #expect(actions.elements.isEmpty)
      return
    }
    let fix = try #require(actions.elements.first)
    let fixed = document.text.replacing("\"5\"", with: "5")
    if fixture.takesLiterals {
      #expect(document.applying(fix["edit"]) == fixed)
      try checkAllActions(client, document)
    } else {
      #expect(client.askedFor["workspace/applyEdit"] == nil)
      _ = try client.ask(
        "workspace/executeCommand", ["command": fix["command"] ?? .null, "arguments": fix["arguments"] ?? .null])
      #expect(client.askedFor["workspace/applyEdit"] == 1)
      #expect(document.applying(client.appliedEdit) == fixed)
    }
  }

  /// As a menu of actions asks; an edit that is not there comes when its action is chosen.
  private func checkAllActions(_ client: FixtureClient, _ document: FixtureDocument) throws {
    let actions = try client.ask(
      "textDocument/codeAction",
      [
        "textDocument": document.identifier, "range": document.range(of: "\"5\""), "context": ["diagnostics": []],
      ])
    let titles = actions.elements.compactMap { $0["title"] }
    #expect(titles.contains("Fix all that can be fixed safely"))
    for offered in actions.elements {
      client.rules.checkAction(offered)
      var action = offered
      if action["edit"] == nil { action = try client.ask("codeAction/resolve", action) }
      client.rules.checkAction(action)
      #expect(action["edit"] != nil)
    }
    let createsFiles =
      client.fixture.strings("workspace.workspaceEdit.resourceOperations")?.contains("create") == true
    #expect(titles.contains("Turn off `wrong-type` for this project") == createsFiles)
  }

  /// New settings and files changed outside: what the client hears then.
  private func checkChanges(_ client: FixtureClient, _ workspace: borrowing TestWorkspace) throws {
    let before = client.askedFor["workspace/diagnostic/refresh"] ?? 0
    try workspace.write(#"{"severities":{"wrong-type":"off"}}"#)
    client.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(workspace.uri(".apns-lsp.json")), "type": 2]]])
    let refreshes = client.fixture.pullsDiagnostics && client.fixture.says("workspace.diagnostics.refreshSupport")
    #expect((client.askedFor["workspace/diagnostic/refresh"] ?? 0) == before + (refreshes ? 1 : 0))
    if !client.fixture.pullsDiagnostics {
      #expect(client.pushed[workspace.uri("a.apns")]?.contains { $0["code"] == "wrong-type" } == false)
    }
  }
}

/// A document with places named by what stands there.
private struct FixtureDocument {
  let uri: DocumentURI
  let text: String
  let encoding: PositionEncoding

  var identifier: LSPAny { ["uri": .string(uri)] }

  func position(of piece: String) -> LSPAny { position(at: text.firstRange(of: piece)?.lowerBound) }

  func range(of piece: String) -> LSPAny {
    let range = text.firstRange(of: piece)
    return ["start": position(at: range?.lowerBound), "end": position(at: range?.upperBound)]
  }

  /// The text after edits: a list of them, or those of a workspace edit that concern this document.
  func applying(_ edits: LSPAny?) -> String {
    let ofWorkspace = edits?["changes"]?[uri] ?? edits?["documentChanges"]?.elements.first?["edits"]
    let source = SourceText(text)
    return source.applying(
      (ofWorkspace ?? edits)?.elements.compactMap { edit in
        guard let range = edit["range"], case .string(let new)? = edit["newText"],
          let start = offset(of: range["start"]), let end = offset(of: range["end"])
        else { return nil }
        return SourceText.Edit(ByteRange(start, end), new)
      } ?? []
    ).string
  }

  private func offset(of position: LSPAny?) -> Int? {
    guard case .integer(let line)? = position?["line"], case .integer(let character)? = position?["character"] else {
      return nil
    }
    return SourceText(text).offset(of: .init(line: line, character: character), encoding: encoding)
  }

  func place(of piece: String) -> LSPAny { ["textDocument": identifier, "position": position(of: piece)] }

  private func position(at index: String.Index?) -> LSPAny {
    let offset = index.map { text[..<$0].utf8.count } ?? 0
    let position = SourceText(text).position(at: offset, encoding: encoding)
    return ["line": .integer(position.line), "character": .integer(position.character)]
  }
}

/// A client that announces what a fixture says. It answers what it is asked, and has all that comes looked at by the
/// rules.
private final class FixtureClient {
  let fixture: ClientFixture
  let rules: AnnouncementRules
  private(set) var encoding = PositionEncoding.utf16
  /// What was pushed last, by document.
  private(set) var pushed: [DocumentURI: [LSPAny]] = [:]
  /// How often the server asked for something, by method.
  private(set) var askedFor: [String: Int] = [:]
  /// The last edit that the server had it make.
  private(set) var appliedEdit: LSPAny?

  private let client = TestClient(keepsRules: true)
  private var tokens: Set<LSPAny> = ["w", "p"]
  private var requestCount = 0

  init(_ fixture: ClientFixture, _ folder: DocumentURI) throws {
    self.fixture = fixture
    rules = AnnouncementRules(fixture)
    let answer = try ask(
      "initialize",
      [
        "processId": nil, "rootUri": .string(folder), "capabilities": fixture.capabilities,
        "workspaceFolders": fixture.says("workspace.workspaceFolders")
          ? [["uri": .string(folder), "name": "a"]] : .null,
      ])
    let server = try #require(answer["capabilities"])
    rules.checkServer(server)
    if case .string(let name)? = server["positionEncoding"] {
      encoding = try #require(PositionEncoding(rawValue: name))
    }
    notify("initialized", [:])
  }

  func open(_ document: FixtureDocument) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(document.uri), "languageId": "apns", "version": 1, "text": .string(document.text),
        ]
      ]
    )
  }

  func notify(_ method: String, _ params: LSPAny) {
    client.post(.notification(method: method, params: params))
    _ = settle()
  }

  /// The result of a request.
  func ask(_ method: String, _ params: LSPAny) throws -> LSPAny {
    requestCount += 1
    let id = RequestID.integer(requestCount)
    client.post(.request(id: id, method: method, params: params))
    return try #require(settle()[id], "no answer to \(method)").get().decode(LSPAny.self)
  }

  func close() throws {
    #expect(try ask("shutdown", nil) == .null)
    notify("exit", nil)
    #expect(client.exitCode == 0)
  }

  /// Runs the server, and answers what it asks, until it is silent. Gives its answers.
  private func settle() -> [RequestID: Result<RawValue, ResponseError>] {
    var answers: [RequestID: Result<RawValue, ResponseError>] = [:]
    client.run()
    while let message = client.takeFirst() {
      switch message {
      case .response(let id, let result):
        #expect(answers.updateValue(result, forKey: id) == nil, "two answers")
      case .request(let id, let method, let params): answer(id, method, (try? params.decode(LSPAny.self)) ?? .null)
      case .notification(let method, let params): hear(method, (try? params.decode(LSPAny.self)) ?? .null)
      default: Issue.record("\(message)")
      }
    }
    return answers
  }

  private func hear(_ method: String, _ params: LSPAny) {
    rules.checkNotification(method, params, tokens: tokens)
    if method == "textDocument/publishDiagnostics", case .string(let uri)? = params["uri"] {
      pushed[uri] = params["diagnostics"]?.elements
    }
  }

  private func answer(_ id: RequestID, _ method: String, _ params: LSPAny) {
    rules.checkRequest(method, params)
    askedFor[method, default: 0] += 1
    switch method {
    case "workspace/configuration": client.answer(id, params["items"]?.elements.map { _ in LSPAny.null })
    case "workspace/applyEdit":
      appliedEdit = params["edit"]
      client.answer(id, ApplyWorkspaceEditResult(applied: true))
    case "window/workDoneProgress/create":
      if let token = params["token"] { tokens.insert(token) }
      client.answer(id, LSPAny.null)
    default: client.answer(id, LSPAny.null)
    }
  }
}
