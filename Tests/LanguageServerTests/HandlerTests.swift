import JSONRPC
import JSONSyntax
import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct HandlerTests {
  @Test func noMethodIsHandledTwice() {
    let methods = Handlers.requests.map(\.method) + Handlers.notifications.map(\.method)
    #expect(Set(methods).count == methods.count)
  }

  /// The types that write their own JSON write what Codable would.
  @Test func answersWithoutCodable() {
    let range = Range(start: Position(line: 1, character: 0), end: Position(line: 23, character: 456))
    let leaf = DocumentSymbol(name: "b\"\n", kind: .number, range: range, selectionRange: range)
    let tree = DocumentSymbol(
      name: "a", detail: "d", kind: .object, range: range, selectionRange: range, children: [leaf, leaf])
    let location = Location(uri: "file:///a", range: range)
    check([tree, leaf])
    check(DocumentSymbols.tree([tree]))
    check(
      DocumentSymbols.flat([
        SymbolInformation(name: "a", kind: .string, location: location, containerName: "c"),
        SymbolInformation(name: "a", kind: .string, location: location),
      ]))
    check([TextEdit(range: range, newText: "\t\u{1}é")])
    check([
      FoldingRange(startLine: 1, endLine: 2),
      FoldingRange(
        startLine: 1, startCharacter: 2, endLine: 3, endCharacter: 4, kind: "region", collapsedText: "{…}"),
    ])
  }

  private func check<Value: Encodable & JSONWritable>(_ value: Value) {
    let fast = OutgoingFrame.response(id: .integer(1), result: value).body
    let slow = OutgoingFrame.response(id: .integer(1), result: Wrapped(value: value)).body
    let prefix = #"{"jsonrpc":"2.0","id":1,"result":"#
    #expect(
      prefix + #"{"value":"# + String(decoding: fast, as: UTF8.self).dropFirst(prefix.count).dropLast() + "}}"
        == String(decoding: slow, as: UTF8.self))
  }

  /// Valid and broken messages in random order: each request is answered once, and the server lives.
  @Test func randomSessions() throws {
    let uris = ["file:///a.apns", "file:///b.json", "untitled:1"]
    let texts = ["", "{}", "{\"aps\":{\"badge\":\"1\"}}", "[", "\"", "{\"aps\":{,}}", "📦\r\n\u{1}"]
    let numbers = ["0", "1", "-1", "7", "1.5", "4294967295", "9223372036854775808", "null", "\"x\""]
    for seed in 1...20 {
      var generator = SplitMix(state: UInt64(seed))
      let client = try TestClient(ClientCapabilities())
      var asked: Set<Int> = []
      for step in 0..<300 {
        func pick<Element>(_ all: [Element]) -> Element { all[Int.random(in: 0..<all.count, using: &generator)] }
        let document =
          #""textDocument":{"uri":"\#(pick(uris))","languageId":"apns","version":\#(pick(numbers)),"#
          + #""text":\#(JSONText.quoted(pick(texts)))}"#
        let position = { #"{"line":\#(pick(numbers)),"character":\#(pick(numbers))}"# }
        let range = #""range":{"start":\#(position()),"end":\#(position())}"#
        let all =
          #"{\#(document),"position":\#(position()),\#(range),"ch":"}","#
          + #""contentChanges":[{\#(range),"text":"x"}],"options":{"tabSize":\#(pick(numbers)),"insertSpaces":true}}"#
        let method = pick(Handlers.requests.map(\.method) + Handlers.notifications.map(\.method))
        guard method != ExitNotification.method, method != ShutdownRequest.method else { continue }
        let isRequest = Handlers.requests.contains { $0.method == method }
        if isRequest { asked.insert(step) }
        let params = pick([all, all, all, all, "null", "[]", "{}"])
        client.post(
          body: #"{"jsonrpc":"2.0",\#(isRequest ? "\"id\":\(step)," : "")"method":"\#(method)","params":\#(params)}"#)
        if pick([true, false]) { client.run() }
      }
      client.run()
      for case .response(.integer(let id), _) in client.unread {
        #expect(asked.remove(id) != nil, "an answer too many to \(id)")
      }
      #expect(asked.isEmpty)
      #expect(client.exitCode == nil)
    }
  }
}

/// Hides from the encoder that the value can write itself.
private struct Wrapped<Value: Encodable>: Encodable {
  var value: Value
}
