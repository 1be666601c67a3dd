import JSONRPC
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
}

/// Hides from the encoder that the value can write itself.
private struct Wrapped<Value: Encodable>: Encodable {
  var value: Value
}
