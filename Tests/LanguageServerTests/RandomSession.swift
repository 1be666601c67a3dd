import JSONRPC
import JSONSyntax
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// A session of valid and broken messages in random order, the same on each run with the same seed.
final class RandomSession {
  private let client = TestClient()
  private let rules: AnnouncementRules
  private let fixture: ClientFixture
  private let folder: DocumentURI
  private var generator: SplitMix
  private var requestCount = 0
  /// Requests that were not answered yet.
  private var open: Set<RequestID> = []
  /// The server's own requests that were not answered yet.
  private var asked: [RequestID] = []
  private var tokens: Set<LSPAny> = ["w", "p"]

  private static let texts = [
    "", "{}", #"{"aps":{"badge":"1"}}"#, "[", "\"", #"{"aps":{,}}"#, "📦\r\n\u{1}", #"{"aps":{"alert":"😀\r\n"},}"#,
    #"{"default":"x","APNS":"{\"aps\":{\"badge\":\"5\"}}"}"#, #"[{"aps":{"alert":"a"}},{"aps":1}]"#,
    #"{"severities":{"wrong-type":"off"}}"#, "{\"aps\":{\"content-state\":" + String(repeating: "[", count: 600),
  ]
  private static let numbers: [LSPAny] = [
    0, 1, -1, 7, 40, .double(1.5), 4_294_967_295, .integer(.max), .integer(.min), nil, "x",
  ]

  init(_ fixture: ClientFixture, seed: UInt64, folder: DocumentURI) {
    self.fixture = fixture
    self.folder = folder
    rules = AnnouncementRules(fixture)
    generator = SplitMix(state: seed)
  }

  func run(steps: Int) {
    if chance(5) { sendAnything() }  // before `initialize`
    request("initialize", ["capabilities": fixture.capabilities, "rootUri": .string(folder)])
    notify("initialized", [:])
    for _ in 0..<steps {
      sendAnything()
      if chance(50) { listen() }
    }
    client.holdsWork = false
    listen()
    request("shutdown", nil)
    if chance(50) { sendAnything() }  // after it
    listen()
    #expect(open.isEmpty, "not answered: \(open)")
    #expect(client.exitCode == nil)
    notify("exit", nil)
    client.run()
    #expect(client.exitCode == 0)
  }

  // MARK: - Chance

  private func pick<Element>(_ all: [Element]) -> Element {
    all[Int.random(in: 0..<all.count, using: &generator)]
  }

  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  // MARK: - What is sent

  private func sendAnything() {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<40: edit()
    case 40..<75: request(pick(Self.requests), chance(80) ? params : pick([nil, [], 5, [:], ["textDocument": 1]]))
    case 75..<85: notify(pick(Self.notifications), chance(80) ? params : pick([nil, [], "x", [:]]))
    case 85..<90: sendJunk()
    case 90..<93:
      notify("$/cancelRequest", ["id": chance(80) ? .integer(Int.random(in: 1...300, using: &generator)) : nil])
    case 93..<97: answerServer()
    default: client.holdsWork = chance(50)
    }
  }

  private static let requests =
    Handlers.requests.map(\.method).filter { $0 != ShutdownRequest.method } + ["unknown", "$/unknown"]
  private static let notifications =
    Handlers.notifications.map(\.method).filter {
      ![ExitNotification.method, SetTraceNotification.method].contains($0)
    }
    + ["unknown", "$/unknown"]

  private func edit() {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: notify("textDocument/didOpen", params)
    case 1: notify("textDocument/didClose", params)
    default: notify("textDocument/didChange", params)
    }
  }

  /// Params that fit nearly every method.
  private var params: LSPAny {
    let document = pick([
      folder + "/a.apns", folder + "/b%20c.json", folder + "/.apns-lsp.json", "untitled:1", "file:///c%3A/a.apns", "",
      "x",
    ])
    let text = LSPAny.string(pick(Self.texts))
    let range: LSPAny = ["start": position, "end": position]
    let change: LSPAny =
      chance(70) ? ["range": range, "text": .string(pick(["", "x", "\"", "\n", "📦", "{"]))] : ["text": text]
    let file: LSPAny = ["uri": .string(document), "type": .integer(Int.random(in: 0...4, using: &generator))]
    let folders: LSPAny = [["uri": .string(pick([folder, "file:///nowhere", "git:/x"])), "name": "a"]]
    return [
      "textDocument": [
        "uri": .string(document), "languageId": .string(pick(["apns", "json"])), "version": pick(Self.numbers),
        "text": text,
      ],
      "position": position, "range": range, "positions": [position, position],
      "ch": .string(pick(["}", "\n", "", "é"])),
      "contentChanges": [change, change],
      "context": ["diagnostics": [], "only": [.string(pick(["quickfix", "source", ""]))]],
      "options": ["tabSize": pick(Self.numbers), "insertSpaces": .bool(chance(50))],
      "previousResultId": .string(pick(["1", "2", "x"])),
      "previousResultIds": [["uri": .string(document), "value": "1"]],
      "workDoneToken": chance(30) ? "w" : nil, "partialResultToken": chance(30) ? "p" : nil,
      "settings": ["apns": ["severities": ["wrong-type": .string(pick(["off", "hint", "x"]))]]],
      "changes": [file],
      "files": [["uri": .string(document), "oldUri": .string(document), "newUri": .string(document)]],
      "event": ["added": chance(50) ? folders : [], "removed": chance(50) ? folders : []],
      "command": .string(pick(["apns.codeAction", "x"])),
      "arguments": [["uri": .string(document), "version": 1, "title": "x", "start": position, "end": position]],
      "label": "badge", "data": ["uri": .string(document), "line": pick(Self.numbers), "character": 1],
    ]
  }

  private var position: LSPAny { ["line": pick(Self.numbers), "character": pick(Self.numbers)] }

  private func request(_ method: String, _ params: LSPAny) {
    requestCount += 1
    let id = chance(80) ? RequestID.integer(requestCount) : .string("s\(requestCount)")
    open.insert(id)
    client.post(.request(id: id, method: method, params: params))
  }

  private func notify(_ method: String, _ params: LSPAny) {
    client.post(.notification(method: method, params: params))
  }

  private func sendJunk() {
    if chance(20) { return client.post(pick([ServerEvent.frameProblem(.noLength), .frameProblem(.badLength("x"))])) }
    client.post(
      body: pick([
        "", "[]", "{", "null", "\"", "{\"jsonrpc\":\"2.0\"}", #"{"jsonrpc":"2.0","id":[],"method":"shutdown"}"#,
        #"{"jsonrpc":"2.0","method":5}"#, #"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":"x"}}"#,
        String(repeating: "[", count: 2000),
        "{\"method\":\"initialize\",\"params\":" + String(repeating: "{\"a\":", count: 700),
      ]))
  }

  /// Answers a request of the server's, rightly or not.
  private func answerServer() {
    let id = asked.isEmpty || chance(20) ? RequestID.string("nobody's") : asked.removeLast()
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: client.post(.response(id: id, error: ResponseError(.internalError, "no")))
    case 1: client.post(.response(id: id, result: [LSPAny.null, ["limit": 10]]))
    case 2: client.post(.response(id: id, result: LSPAny.integer(7)))
    default: client.post(.response(id: id, result: LSPAny.null))
    }
  }

  // MARK: - What is heard

  private func listen() {
    client.run()
    while let message = client.takeFirst() {
      switch message {
      case .response(let id, _): #expect(open.remove(id) != nil, "an answer too many to \(id)")
      case .request(let id, let method, let params):
        let params = (try? params.decode(LSPAny.self)) ?? .null
        rules.checkRequest(method, params)
        if method == "window/workDoneProgress/create", let token = params["token"] { tokens.insert(token) }
        asked.append(id)
      case .notification(let method, let params):
        rules.checkNotification(method, (try? params.decode(LSPAny.self)) ?? .null, tokens: tokens)
      case .stray: break  // to what was no request
      case .invalid(_, let error): Issue.record("\(error)")
      }
    }
  }
}
