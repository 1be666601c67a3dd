import JSONRPC
import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct CompletionTests {
  private typealias Item = CompletionClientCapabilities.Item

  private func client(_ item: Item? = nil, kinds: [Int]? = nil) throws -> TestClient {
    let completion = CompletionClientCapabilities(
      completionItem: item, completionItemKind: kinds.map { ValueSet(valueSet: $0) })
    return try TestClient(
      ClientCapabilities(
        textDocument: TextDocumentClientCapabilities(completion: completion, diagnostic: DiagnosticClientCapabilities())
      ))
  }

  /// What is proposed at the `|` in a text, which is taken out.
  private func complete(_ text: String, _ client: TestClient) throws -> [CompletionItem] {
    let before = text.prefix { $0 != "|" }
    client.open(text.replacing("|", with: ""))
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let position = Position(line: lines.count - 1, character: lines.last?.utf16.count ?? 0)
    let list = try client.request(
      CompletionRequest.self,
      CompletionParams(textDocument: TextDocumentIdentifier(uri: "file:///a.apns"), position: position))
    return list?.items ?? []
  }

  @Test func aClientThatCanNothing() throws {
    let client = try client()
    for text in ["|", "{|}", #"{"aps":{"|"}}"#, #"{"aps":{"interruption-level": |}}"#, #"{"aps":{"alert":|}}"#] {
      let items = try complete(text, client)
      #expect(!items.isEmpty, "\(text)")
      for item in items {
        #expect(item.insertTextFormat == nil)
        #expect(item.insertTextMode == nil)
        #expect(item.tags == nil && item.deprecated == nil && item.data == nil && item.commitCharacters == nil)
        #expect((item.kind?.rawValue ?? 0) <= 18)
        if case .markup = item.documentation { Issue.record("marked up") }
        guard case .edit(let edit)? = item.textEdit else {
          Issue.record("two ranges")
          continue
        }
        #expect(edit.range.start.line == edit.range.end.line)
        #expect(!edit.newText.contains("${"))
      }
    }
    try client.close()
  }

  @Test func documentationComesWithTheItemOrLater() throws {
    let text = #"{"aps":{"|"}}"#
    let markdown = try client(Item(documentationFormat: [.markdown, .plainText]))
    let badge = try #require(try complete(text, markdown).first { $0.label == "badge" })
    guard case .markup(let documentation)? = badge.documentation else { throw Unexpected() }
    #expect(documentation.kind == .markdown)

    let lazy = try client(
      Item(documentationFormat: [.plainText], resolveSupport: ResolveSupport(properties: ["documentation", "detail"])))
    let unresolved = try #require(try complete(text, lazy).first { $0.label == "badge" })
    #expect(unresolved.documentation == nil)
    let resolved = try lazy.request(CompletionItemResolveRequest.self, unresolved)
    guard case .markup(let later)? = resolved.documentation else { throw Unexpected() }
    #expect(later.kind == .plainText)
    #expect(CompletionItem(resolved, documentation: nil) == unresolved, "nothing else changes")
    for strange: LSPAny in [5, ["uri": 5], ["uri": "file:///b", "line": 0, "character": 0]] {
      let item = CompletionItem(label: "badge", data: strange)
      #expect(try lazy.request(CompletionItemResolveRequest.self, item) == item)
    }
    try markdown.close()
    try lazy.close()
  }

  @Test func whatTheClientTakesIsUsed() throws {
    let client = try client(
      Item(
        snippetSupport: true, commitCharactersSupport: true, tagSupport: ValueSet(valueSet: [1]),
        insertReplaceSupport: true, insertTextModeSupport: ValueSet(valueSet: [1, 2])), kinds: Array(1...25))
    let templates = try complete("|", client)
    #expect(templates.contains { $0.insertTextFormat == .snippet && $0.insertTextMode == .adjustIndentation })
    let levels = try complete(#"{"aps":{"interruption-level": "|"}}"#, client)
    #expect(levels.map(\.label).contains { $0.contains("time-sensitive") })
    #expect(levels.contains { $0.kind == .enumMember })
    #expect(levels.allSatisfy { $0.commitCharacters == [",", "}", "]"] && $0.labelDetails == nil })
    let deprecated = try complete(#"{"aps":{"alert":{|}}}"#, client).last
    #expect(deprecated?.tags == [.deprecated] && deprecated?.deprecated == nil)

    let badge = try complete(#"{"aps": {ba|dg}}"#, client).first
    let word = Range(start: Position(line: 0, character: 9), end: Position(line: 0, character: 13))
    let edit = InsertReplaceEdit(newText: #""badge": ${1:1}"#, insert: word, replace: word)
    #expect(badge?.textEdit == .insertReplace(edit), "what a client left behind would not be JSON")
    try client.close()
  }

  @Test func labelDetails() throws {
    let client = TestClient()
    let item = Item(labelDetailsSupport: true)
    let able = ClientCapabilities(
      textDocument: TextDocumentClientCapabilities(
        completion: CompletionClientCapabilities(completionItem: item), diagnostic: DiagnosticClientCapabilities()))
    let answer = try client.request(InitializeRequest.self, InitializeParams(capabilities: able))
    #expect(answer.capabilities.completionProvider?.completionItem?.labelDetailsSupport == true)
    client.notify(InitializedNotification.self, NoParams())
    let badge = try complete(#"{"aps": {"ba|"}}"#, client).first
    #expect(badge?.labelDetails?.description == "whole number from 0" && badge?.detail == "whole number from 0")
    try client.close()
  }

  /// In UTF-16 units, behind a surrogate pair, on another line than the cursor.
  @Test func theCommaBefore() throws {
    let client = try client(Item(snippetSupport: true))
    let items = try complete("{\n  \"aps\": {\n    \"alert\": \"😀\"\n    |\n  }\n}", client)
    let badge = try #require(items.first { $0.label == "badge" })
    let comma = Position(line: 2, character: 17)
    #expect(badge.additionalTextEdits == [TextEdit(range: Range(start: comma, end: comma), newText: ",")])
    try client.close()
  }
}

extension CompletionItem {
  fileprivate init(_ item: CompletionItem, documentation: StringOrMarkupContent?) {
    self = item
    self.documentation = documentation
  }
}
