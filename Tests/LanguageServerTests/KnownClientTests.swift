import JSONRPC
import LanguageServerProtocol
import SourceText
import Testing

@testable import LanguageServer

/// With each editor all features work, and nothing is sent that it did not announce.
@Suite struct KnownClientTests {
  private static let uri = "file:///a.apns"
  private static let text = "{\n  \"aps\": {\n    \"alert\": \"😀\", \"badge\": \"5\"\n  }\n}"
  private let identifier = TextDocumentIdentifier(uri: uri)

  @Test(arguments: KnownClient.all) func session(known: KnownClient) throws {
    let client = TestClient()
    let answer = try client.request(InitializeRequest.self, InitializeParams(capabilities: known.capabilities))
    let encoding = try checkCapabilities(answer.capabilities, known)
    client.notify(InitializedNotification.self, NoParams())
    try checkRequests(client, known)
    client.open(Self.text, Self.uri)
    try checkDiagnostics(client, known)
    try checkReading(client, known, encoding)
    try checkCompletion(client, known)
    try checkEdits(client, known, encoding)
    if !known.pulls {
      client.close(Self.uri)
      #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics.isEmpty)
    }
    try client.close()
  }

  private func checkCapabilities(_ server: ServerCapabilities, _ known: KnownClient) throws -> PositionEncoding {
    let chosen = server.positionEncoding?.rawValue ?? "utf-16"
    #expect((known.encodings ?? ["utf-16"]).contains(chosen))
    #expect((server.diagnosticProvider != nil) == known.pulls)
    return try #require(PositionEncoding(rawValue: chosen))
  }

  /// What the server asks for itself.
  private func checkRequests(_ client: TestClient, _ known: KnownClient) throws {
    if !known.registers.isEmpty {
      let (id, params) = try client.nextRequest(RegisterCapabilityRequest.self)
      let methods = Set(params.registrations.map(\.method))
      let configuration = DidChangeConfigurationNotification.method
      let files = DidChangeWatchedFilesNotification.method
      #expect(methods.contains(configuration) == known.registers.contains(.configuration))
      #expect(methods.contains(files) == known.registers.contains(.watchedFiles))
      client.answer(id, LSPAny.null)
    }
    if known.answersConfiguration {
      let (id, _) = try client.nextRequest(ConfigurationRequest.self)
      client.answer(id, [LSPAny.null])
    }
    #expect(client.unread.isEmpty)
  }

  private func checkDiagnostics(_ client: TestClient, _ known: KnownClient) throws {
    let diagnostics: [Diagnostic]
    if known.pulls {
      #expect(client.unread.isEmpty, "pushed as well")
      let report = try client.request(
        DocumentDiagnosticRequest.self, DocumentDiagnosticParams(textDocument: identifier))
      #expect(report.kind == .full)
      diagnostics = try #require(report.items)
    } else {
      let pushed = try client.next(PublishDiagnosticsNotification.self)
      #expect(pushed.version == nil)
      diagnostics = pushed.diagnostics
    }
    let wrongType = try #require(diagnostics.first { $0.code == .string("wrong-type") })
    #expect(wrongType.source == "apns")
    #expect((wrongType.codeDescription != nil) == known.hasDiagnosticDetails)
    #expect(diagnostics.allSatisfy { $0.relatedInformation == nil || known.hasDiagnosticDetails })
    #expect(diagnostics.allSatisfy { $0.tags == nil })
  }

  private func checkReading(_ client: TestClient, _ known: KnownClient, _ encoding: PositionEncoding) throws {
    let hover = try client.request(
      HoverRequest.self,
      TextDocumentPositionParams(textDocument: identifier, position: position(of: "badge", encoding)))
    guard case .markup(let markup)? = hover?.contents else { throw Unexpected() }
    #expect(markup.kind == known.formats.first)
    #expect(hover?.range?.start == position(of: "\"badge", encoding))

    let document = TextDocumentParams(textDocument: identifier)
    switch try client.request(DocumentSymbolRequest.self, document) {
    case .tree(let symbols): #expect(known.hasSymbolTree && symbols.map(\.name) == ["aps"])
    case .flat(let symbols): #expect(!known.hasSymbolTree && symbols.map(\.name) == ["aps", "alert", "badge"])
    case nil: Issue.record("no symbols")
    }
    let folds = try #require(try client.request(FoldingRangeRequest.self, document))
    #expect(folds.map(\.startLine) == [0, 1])
    #expect(folds.allSatisfy { ($0.startCharacter == nil) == known.foldsLines })
    #expect(try client.request(CodeLensRequest.self, document)?.count == 1)
  }

  private func checkCompletion(_ client: TestClient, _ known: KnownClient) throws {
    let list = try client.request(
      CompletionRequest.self,
      CompletionParams(textDocument: identifier, position: LanguageServer.Position(line: 1, character: 10)))
    let items = try #require(list?.items)
    #expect(!items.isEmpty)
    for item in items {
      #expect(item.insertTextFormat != .snippet || known.hasSnippets)
      #expect(item.tags == nil && item.labelDetails == nil && item.insertTextMode == nil)
      #expect(item.commitCharacters == nil && (item.kind?.rawValue ?? 1) <= 18)
      guard case .edit(let edit)? = item.textEdit else { throw Unexpected() }
      #expect(edit.range.start.line == edit.range.end.line)
      if case .markup(let markup)? = item.documentation { #expect(markup.kind == known.formats.first) }
    }
  }

  private func checkEdits(_ client: TestClient, _ known: KnownClient, _ encoding: PositionEncoding) throws {
    let start = position(of: "\"5\"", encoding)
    let actions = try client.request(
      CodeActionRequest.self,
      CodeActionParams(
        textDocument: identifier, range: Range(start: start, end: start),
        context: CodeActionContext(diagnostics: [], only: [.quickFix])))
    guard case .action(let fix)? = actions?.first else { throw Unexpected() }
    #expect(fix.isPreferred == nil && fix.data == nil && fix.command == nil)
    #expect((fix.edit?.documentChanges != nil) == known.takesDocumentChanges)
    #expect((fix.edit?.changes != nil) == !known.takesDocumentChanges)

    let formatting = try client.request(
      DocumentFormattingRequest.self,
      DocumentFormattingParams(
        textDocument: identifier, options: FormattingOptions(tabSize: 2, insertSpaces: true)))
    #expect(formatting?.isEmpty == false)
  }

  private func position(of piece: String, _ encoding: PositionEncoding) -> LanguageServer.Position {
    let before = Self.text.firstRange(of: piece).map { Self.text[..<$0.lowerBound].utf8.count } ?? 0
    let position = SourceText(Self.text).position(at: before, encoding: encoding)
    return LanguageServer.Position(line: position.line, character: position.character)
  }
}
