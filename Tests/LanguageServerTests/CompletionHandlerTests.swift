import JSONRPC
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// What a client is sent of a completion: no more than it announced.
@Suite struct CompletionHandlerTests {
  private typealias Item = CompletionClientCapabilities.Item

  private func client(_ item: Item?, kinds: [Int]? = nil) throws -> TestClient {
    let completion = CompletionClientCapabilities(
      completionItem: item, completionItemKind: kinds.map { ValueSet(valueSet: $0) })
    var document = TextDocumentClientCapabilities(completion: completion)
    document.diagnostic = DiagnosticClientCapabilities()
    return try TestClient(ClientCapabilities(textDocument: document))
  }

  private func complete(
    _ client: TestClient, _ text: String, line: Int = 0, character: Int, name: String = "a.apns"
  ) throws -> CompletionList? {
    client.open(text, "file:///\(name)", languageID: "json")
    return try client.request(
      CompletionRequest.self,
      CompletionParams(
        textDocument: TextDocumentIdentifier(uri: "file:///\(name)"),
        position: Position(line: line, character: character)))
  }

  @Test func poorClient() throws {
    let client = try client(nil)
    let list = try #require(try complete(client, #"{"aps": {"mutcon"}}"#, character: 16))
    #expect(list.isIncomplete)
    let item = try #require(list.items.first)
    #expect(item.label == "mutable-content")
    #expect(item.kind == .property)
    #expect(item.insertTextFormat == .plainText)
    #expect(item.filterText == #""mutcontent"#)
    let range = Range(start: Position(line: 0, character: 9), end: Position(line: 0, character: 17))
    #expect(item.textEdit == .edit(TextEdit(range: range, newText: #""mutable-content": 1"#)))
    guard case .string(let text)? = item.documentation else { throw Unexpected() }
    #expect(text.hasPrefix("mutable-content · flag, 1"))
    #expect(item.labelDetails == nil && item.tags == nil && item.deprecated == nil && item.data == nil)
    #expect(item.commitCharacters == nil && item.insertTextMode == nil)
    try client.close()
  }

  @Test func richClient() throws {
    let client = try client(
      Item(
        snippetSupport: true, commitCharactersSupport: true, documentationFormat: [.markdown, .plainText],
        deprecatedSupport: true, tagSupport: ValueSet(valueSet: [1]), insertReplaceSupport: true,
        resolveSupport: ResolveSupport(properties: ["documentation"]),
        insertTextModeSupport: ValueSet(valueSet: [1, 2]),
        labelDetailsSupport: true), kinds: Array(1...25))
    let keys = try #require(try complete(client, #"{"aps": {"alert": {thr}}}"#, character: 19))
    let deprecated = try #require(keys.items.last)
    #expect(deprecated.tags == [.deprecated] && deprecated.deprecated == nil)
    #expect(deprecated.labelDetails?.description == deprecated.detail)
    #expect(deprecated.documentation == nil)
    let resolved = try client.request(CompletionItemResolveRequest.self, deprecated)
    guard case .markup(let text)? = resolved.documentation else { throw Unexpected() }
    #expect(text.kind == .markdown && text.value.hasPrefix("**`summary-arg-count`**"))
    #expect(resolved.textEdit == deprecated.textEdit)

    let words = try #require(try complete(client, #"{"aps": {badg}}"#, character: 11, name: "b.apns"))
    let start = Position(line: 0, character: 9)
    #expect(
      words.items.first?.textEdit
        == .insertReplace(
          InsertReplaceEdit(
            newText: #""badge": ${1:1}"#, insert: Range(start: start, end: Position(line: 0, character: 11)),
            replace: Range(start: start, end: Position(line: 0, character: 13)))))

    let templates = try #require(try complete(client, "", character: 0, name: "c.apns"))
    #expect(templates.items.allSatisfy { $0.insertTextFormat == .snippet && $0.kind == .snippet })
    #expect(templates.items.first?.insertTextMode == .adjustIndentation)

    let values = try #require(try complete(client, #"{"aps": {"event": }}"#, character: 18, name: "d.apns"))
    #expect(values.items.first?.commitCharacters == [",", "}", "]"])
    #expect(values.items.first?.kind == .enumMember)
    try client.close()
  }

  @Test func capabilities() throws {
    let poor = TestClient()
    let plain = try poor.request(InitializeRequest.self, InitializeParams(capabilities: ClientCapabilities()))
    #expect(plain.capabilities.completionProvider?.resolveProvider == false)
    #expect(plain.capabilities.completionProvider?.triggerCharacters == ["\"", ":"])
    #expect(plain.capabilities.completionProvider?.completionItem == nil)
  }

  @Test func insertsTheMissingCommaBesides() throws {
    let client = try client(Item(snippetSupport: true))
    let list = try complete(
      client, "{\r\n  \"aps\": {\r\n    \"alert\": \"😀\"\r\n    \r\n  }\r\n}", line: 3, character: 4)
    let badge = try #require(list?.items.first { $0.label == "badge" })
    let comma = Position(line: 2, character: 17)
    #expect(badge.additionalTextEdits == [TextEdit(range: Range(start: comma, end: comma), newText: ",")])
    try client.close()
  }

  @Test func nothingInOtherJSON() throws {
    let client = try client(nil)
    #expect(try complete(client, "{}", character: 1, name: "package.json") == nil)
    #expect(try complete(client, #"{"aps": 1}|"#, character: 10) == nil)
    try client.close()
  }
}
