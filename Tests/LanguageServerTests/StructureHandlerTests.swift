import JSONRPC
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// Symbols, folding, movement, hints and lenses, for clients that can much and for those that can little.
@Suite struct StructureHandlerTests {
  private static let uri = "file:///a.apns"
  private let document = TextDocumentParams(textDocument: TextDocumentIdentifier(uri: uri))

  private func client(_ text: String, _ document: TextDocumentClientCapabilities = .init()) throws -> TestClient {
    var document = document
    document.diagnostic = DiagnosticClientCapabilities()
    let client = try TestClient(ClientCapabilities(textDocument: document))
    client.open(text, Self.uri)
    return client
  }

  private func range(_ line: Int, _ start: Int, _ end: Int) -> Range {
    Range(start: Position(line: line, character: start), end: Position(line: line, character: end))
  }

  @Test func symbolTree() throws {
    let client = try client(
      #"{"aps": {"badge": null}}"#,
      TextDocumentClientCapabilities(
        documentSymbol: DocumentSymbolClientCapabilities(
          hierarchicalDocumentSymbolSupport: true, symbolKind: ValueSet(valueSet: Array(1...26)))))
    let badge = DocumentSymbol(
      name: "badge", detail: "null", kind: .null, range: range(0, 9, 22), selectionRange: range(0, 9, 16))
    let aps = DocumentSymbol(
      name: "aps", kind: .object, range: range(0, 1, 23), selectionRange: range(0, 1, 6), children: [badge])
    #expect(try client.request(DocumentSymbolRequest.self, document) == .tree([aps]))
    try client.close()
  }

  @Test func symbolList() throws {
    let client = try client(#"{"aps": {"alert": {"title": "x"}}}"#)
    let result = try client.request(DocumentSymbolRequest.self, document)
    guard case .flat(let list)? = result else { throw Unexpected() }
    #expect(list.map(\.name) == ["aps", "alert", "title"])
    #expect(list.map(\.containerName) == [nil, "aps", "alert"])
    #expect(list.map(\.kind) == [.module, .module, .string])
    #expect(list.first?.location == Location(uri: Self.uri, range: range(0, 1, 33)))
    try client.close()
  }

  /// All are given, however many there are: no editor is told less than the document holds.
  @Test(arguments: [true, false]) func symbolsOfALargeFile(isTree: Bool) throws {
    let count = 30_000
    let members = (0..<count).map { "\"key\($0)\":\($0)" }.joined(separator: ",\n")
    let client = try client(
      "{\"aps\":{\"alert\":\"x\"},\"data\":{\(members)}}",
      TextDocumentClientCapabilities(
        documentSymbol: DocumentSymbolClientCapabilities(hierarchicalDocumentSymbolSupport: isTree)))
    switch try client.request(DocumentSymbolRequest.self, document) {
    case .tree(let symbols)?: #expect(isTree && symbols.last?.children?.count == count)
    case .flat(let symbols)?: #expect(!isTree && symbols.count == count + 3 && symbols.last?.name == "key29999")
    case nil: throw Unexpected()
    }
    try client.close()
  }

  @Test func foldsByLines() throws {
    let client = try client(
      "[{\n\"aps\": {\n\"badge\": 1\n}\n}]",
      TextDocumentClientCapabilities(
        foldingRange: FoldingRangeClientCapabilities(rangeLimit: 10, lineFoldingOnly: true)))
    let folds = try client.request(FoldingRangeRequest.self, document)
    #expect(folds == [FoldingRange(startLine: 0, endLine: 3), FoldingRange(startLine: 1, endLine: 2)])
    try client.close()
  }

  @Test func foldsByCharacters() throws {
    let client = try client("{\n\"aps\": {}}")
    let folds = try client.request(FoldingRangeRequest.self, document)
    #expect(folds == [FoldingRange(startLine: 0, startCharacter: 1, endLine: 1, endCharacter: 9)])
    try client.close()
  }

  @Test func movement() throws {
    let client = try client(#"{"aps": {"alert": "https://a"}}"#)
    let identifier = TextDocumentIdentifier(uri: Self.uri)
    let selection = try client.request(
      SelectionRangeRequest.self,
      SelectionRangeParams(
        textDocument: identifier, positions: [Position(line: 0, character: 20), Position(line: 9, character: 9)]))
    #expect(selection?.count == 2)
    #expect(selection?.first?.ranges.prefix(2) == [range(0, 19, 28), range(0, 18, 29)])
    let highlights = try client.request(
      DocumentHighlightRequest.self,
      TextDocumentPositionParams(textDocument: identifier, position: Position(line: 0, character: 3)))
    #expect(highlights == [DocumentHighlight(range: range(0, 1, 6), kind: .text)])
    let links = try client.request(DocumentLinkRequest.self, document)
    #expect(links == [DocumentLink(range: range(0, 19, 28), target: "https://a")])
    try client.close()
  }

  @Test func hintsAndLenses() throws {
    let client = try client(#"{"aps": {"event": "end", "timestamp": 1}}"#)
    let identifier = TextDocumentIdentifier(uri: Self.uri)
    let hints = try client.request(
      InlayHintRequest.self, InlayHintParams(textDocument: identifier, range: range(0, 0, 100)))
    #expect(hints?.map(\.label) == ["1970-01-01 00:00:01 UTC", "37 of 4096 bytes"])
    #expect(hints?.map(\.position.character) == [39, 41])
    let lenses = try client.request(CodeLensRequest.self, document)
    #expect(
      lenses
        == [CodeLens(range: range(0, 0, 1), command: Command(title: "37 / 4096 bytes · Live Activity", command: ""))])
    try client.close()
  }
}
