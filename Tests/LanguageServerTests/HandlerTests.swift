import JSONRPC
import LanguageServerProtocol
import Testing

@testable import LanguageServer

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
      FoldingRange(startLine: 1, startCharacter: 2, endLine: 3, endCharacter: 4, kind: "region"),
    ])
    let diagnostic = Diagnostic(
      range: range, severity: .hint, code: .string("a"), codeDescription: CodeDescription(href: "b"), source: "c",
      message: "d\n", tags: [.deprecated, .unnecessary],
      relatedInformation: [DiagnosticRelatedInformation(location: location, message: "e")],
      data: [nil, true, -1, ["b": "x", "a": []], .double(0.5)])
    check(DocumentDiagnosticReport(kind: .full, resultId: "1", items: [diagnostic]))
    check(DocumentDiagnosticReport(kind: .unchanged))
    check(
      PublishDiagnosticsParams(
        uri: "file:///a", version: 1, diagnostics: [Diagnostic(range: range, code: .integer(1), message: "")]))
    check(Hover(contents: .string("a"), range: range))
    check(Hover(contents: .markup(MarkupContent(kind: .markdown, value: "**a**"))))
  }

  /// To a client that announces nothing, and to real ones.
  @Test func capabilitiesWithoutCodable() throws {
    check(InitializeResult(capabilities: Handlers.capabilities(for: ClientAbilities())))
    for client in ClientFixture.all {
      let announced = try JSONDecoder().decode(
        ClientCapabilities.self, from: JSONEncoder().encode(client.capabilities))
      var capabilities = Handlers.capabilities(for: ClientAbilities(announced))
      capabilities.positionEncoding = .utf8
      check(InitializeResult(capabilities: capabilities, serverInfo: ProgramInfo(name: "a", version: "1")))
    }
  }

  @Test func hintsWithoutCodable() {
    let start = Position(line: 1, character: 0)
    let range = Range(start: start, end: Position(line: 1, character: 4))
    check([
      InlayHint(position: start, label: "a"),
      InlayHint(position: start, label: "\"", tooltip: .string("b"), paddingLeft: true, paddingRight: false),
    ])
    check([CodeLens(range: range), CodeLens(range: range, command: Command(title: "a", command: ""))])
    check([DocumentHighlight(range: range), DocumentHighlight(range: range, kind: .write)])
    check([DocumentHighlight]?.none)
  }

  @Test func actionsWithoutCodable() {
    let range = Range(start: Position(line: 1, character: 0), end: Position(line: 1, character: 4))
    let edit = TextEdit(range: range, newText: "é\n")
    let document = { OptionalVersionedTextDocumentIdentifier(uri: "file:///a", version: $0) }
    let changes: [DocumentChange] = [
      .create(CreateFile(uri: "file:///b", options: CreateFile.Options(overwrite: false, ignoreIfExists: true))),
      .create(CreateFile(uri: "file:///c")), .edit(TextDocumentEdit(textDocument: document(2), edits: [edit, edit])),
      .edit(TextDocumentEdit(textDocument: document(nil), edits: [])),
    ]
    let command = Command(title: "a", command: "b", arguments: [["c": nil]])
    let full = CodeAction(
      title: "\"", kind: .quickFix, diagnostics: [Diagnostic(range: range, message: "m")], isPreferred: true,
      disabled: CodeAction.Disabled(reason: "r"), edit: WorkspaceEdit(changes: ["file:///a": [edit]]),
      command: command, data: [1, "2"])
    check([CommandOrCodeAction.action(full), .action(CodeAction(title: "")), .command(command)])
    check([
      CommandOrCodeAction.action(CodeAction(title: "", edit: WorkspaceEdit(documentChanges: changes))),
      .action(CodeAction(title: "", edit: WorkspaceEdit())),
    ])
  }

  @Test func completionsWithoutCodable() {
    let range = Range(start: Position(line: 1, character: 0), end: Position(line: 1, character: 4))
    let full = CompletionItem(
      label: "a", labelDetails: CompletionItemLabelDetails(detail: "b", description: "c"), kind: .snippet,
      tags: [.deprecated], detail: "d", documentation: .markup(MarkupContent(kind: .plainText, value: "é")),
      deprecated: true, sortText: "e", filterText: "f", insertText: "g", insertTextFormat: .snippet,
      insertTextMode: .adjustIndentation, textEdit: .edit(TextEdit(range: range, newText: "h")),
      additionalTextEdits: [TextEdit(range: range, newText: "\"")], commitCharacters: [",", "}"],
      command: Command(title: "j", command: "k", arguments: [1, "l"]), data: ["m": 1])
    check(CompletionList(isIncomplete: true, items: [full, CompletionItem(label: "a")]))
    let edit = InsertReplaceEdit(newText: "a", insert: range, replace: range)
    check(CompletionItem(label: "a", textEdit: .insertReplace(edit), command: Command(title: "a", command: "b")))
  }

  private func check<Value: Encodable & JSONWritable>(_ value: Value) {
    let fast = OutgoingFrame.response(id: .integer(1)) { value.write(to: &$0) }.body
    let slow = OutgoingFrame.response(id: .integer(1), result: value).body
    #expect(String(decoding: fast, as: UTF8.self) == String(decoding: slow, as: UTF8.self))
  }
}
