import JSONRPC
import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct CodeActionTests {
  private static let uri = "file:///a.apns"
  private static let badge = #"{"aps": {"alert": "x", "badge": "5"}}"#

  private func capabilities(
    _ action: CodeActionClientCapabilities?, _ workspace: WorkspaceClientCapabilities = .init()
  ) -> ClientCapabilities {
    ClientCapabilities(
      workspace: workspace,
      textDocument: TextDocumentClientCapabilities(codeAction: action, diagnostic: DiagnosticClientCapabilities()))
  }

  private let literal = CodeActionClientCapabilities(
    codeActionLiteralSupport: .init(codeActionKind: ValueSet(valueSet: [])), isPreferredSupport: true)

  private func range(_ start: Int, _ end: Int) -> Range {
    Range(start: Position(line: 0, character: start), end: Position(line: 0, character: end))
  }

  private func ask(
    _ client: TestClient, _ range: Range, only: [String]? = nil, trigger: Int? = nil, diagnostics: [Diagnostic] = [],
    uri: String = uri
  ) throws -> [CodeAction] {
    let kinds = only.map { $0.map { CodeActionKind(rawValue: $0) } }
    let result = try client.request(
      CodeActionRequest.self,
      CodeActionParams(
        textDocument: TextDocumentIdentifier(uri: uri), range: range,
        context: CodeActionContext(diagnostics: diagnostics, only: kinds, triggerKind: trigger)))
    return (result ?? []).compactMap { if case .action(let action) = $0 { action } else { nil } }
  }

  @Test func quickFix() throws {
    let client = try TestClient(capabilities(literal))
    client.open(Self.badge)
    let known = Diagnostic(range: range(32, 35), code: .string("wrong-type"), source: "apns", message: "")
    let other = Diagnostic(range: range(32, 35), code: .string("wrong-type"), source: "json", message: "")
    let actions = try ask(client, range(33, 33), only: ["quickfix"], diagnostics: [known, other])
    #expect(actions.map(\.title) == ["Replace with `5`"])
    #expect(actions.first?.isPreferred == true)
    #expect(actions.first?.diagnostics == [known])
    #expect(actions.first?.edit?.changes == [Self.uri: [TextEdit(range: range(32, 35), newText: "5")]])
    #expect(actions.first?.edit?.documentChanges == nil)
    try client.close()
  }

  @Test func onlyWhatIsAskedFor() throws {
    let client = try TestClient(capabilities(literal))
    client.open(#"{"aps": {"badge": "5", "alert": "x"}}"#)
    let kinds = { (only: [String]?, trigger: Int?) in
      Set(try ask(client, range(19, 19), only: only, trigger: trigger).compactMap { $0.kind?.rawValue })
    }
    #expect(try kinds(nil, 1) == ["quickfix", "refactor.rewrite", "source.fixAll.apns", "source.sortKeys.apns"])
    #expect(try kinds(nil, 2) == ["quickfix", "refactor.rewrite"])
    #expect(try kinds(["source"], nil) == ["source.fixAll.apns", "source.sortKeys.apns"])
    #expect(try kinds(["source.fixAll"], 2) == ["source.fixAll.apns"])
    #expect(try kinds(["source.organizeImports"], nil).isEmpty)
    #expect(try kinds(["refactor"], nil) == ["refactor.rewrite"])
    #expect(try kinds(["refactor.extract"], nil).isEmpty)
    #expect(try kinds([""], nil).count == 4)
    try client.close()
  }

  @Test func versionedEdits() throws {
    let client = try TestClient(
      capabilities(literal, WorkspaceClientCapabilities(workspaceEdit: .init(documentChanges: true))))
    client.open(Self.badge, version: 7)
    let action = try #require(try ask(client, range(33, 33), only: ["quickfix"]).first)
    #expect(action.edit?.changes == nil)
    #expect(
      action.edit?.documentChanges == [
        .edit(
          TextDocumentEdit(
            textDocument: OptionalVersionedTextDocumentIdentifier(uri: Self.uri, version: 7),
            edits: [TextEdit(range: range(32, 35), newText: "5")]))
      ])
    try client.close()
  }

  @Test func nothingInOtherJSON() throws {
    let client = try TestClient(capabilities(literal))
    client.open(#"{ "a": 1 }"#, "file:///package.json", languageID: "json")
    #expect(try ask(client, range(3, 3), uri: "file:///package.json").isEmpty)
    try client.close()
  }

  // MARK: - Later edits

  private func able(
    properties: [String]?, data: Bool? = true, disabled: Bool? = nil
  ) -> ClientCapabilities {
    capabilities(
      CodeActionClientCapabilities(
        codeActionLiteralSupport: .init(codeActionKind: ValueSet(valueSet: [])), disabledSupport: disabled,
        dataSupport: data, resolveSupport: properties.map { ResolveSupport(properties: $0) }))
  }

  /// The edits of actions on the whole document come when they are asked for, where the client does so.
  @Test func editsThatComeLater() throws {
    let client = TestClient()
    let answer = try client.request(
      InitializeRequest.self, InitializeParams(capabilities: able(properties: ["edit", "command"])))
    guard case .options(let options)? = answer.capabilities.codeActionProvider else { throw Unexpected() }
    #expect(options.resolveProvider == true)
    client.open(Self.badge)
    let actions = try ask(client, range(33, 33))
    #expect(actions.count { $0.edit != nil } == 1, "the quick fix")
    #expect(actions.allSatisfy { ($0.edit == nil) == ($0.data != nil) })
    let eager = try ask(client, range(33, 33), only: ["quickfix", "refactor", "source"])
    #expect(eager.allSatisfy { $0.edit != nil && $0.data == nil }, "who names a kind wants to apply it")
    for action in actions where action.edit == nil {
      let resolved = try client.request(CodeActionResolveRequest.self, action)
      #expect(resolved.edit == eager.first { $0.title == action.title }?.edit, "\(action.title)")
      #expect(resolved.title == action.title && resolved.kind == action.kind)
    }
    // The edit is not meant on a later version.
    let fixAll = try #require(actions.first { $0.kind?.rawValue == "source.fixAll.apns" })
    client.change([TextDocumentContentChangeEvent(text: Self.badge)])
    let refused = #expect(throws: ResponseError.self) { try client.request(CodeActionResolveRequest.self, fixAll) }
    #expect(refused?.code == .contentModified)
    // An action of somebody else's, or without data, has nothing to add.
    let other = CodeAction(title: "Other", data: ["x": 1])
    #expect(try client.request(CodeActionResolveRequest.self, other) == other)
    try client.close()
  }

  @Test(arguments: [nil, [], ["command"], ["edit"]] as [[String]?]) func editsAtOnce(properties: [String]?) throws {
    // The last one does not hand back what it needs to find the action again.
    let data = properties == ["edit"] ? nil : true
    let client = TestClient()
    let answer = try client.request(
      InitializeRequest.self, InitializeParams(capabilities: able(properties: properties, data: data)))
    guard case .options(let options)? = answer.capabilities.codeActionProvider else { throw Unexpected() }
    #expect(options.resolveProvider == nil)
    client.open(Self.badge)
    let actions = try ask(client, range(33, 33))
    #expect(actions.count > 3 && actions.allSatisfy { $0.edit != nil && $0.data == nil })
    try client.close()
  }

  /// What cannot be done here is shown with its reason, where the client can and refactorings are asked for.
  @Test func disabled() throws {
    let text = #"{"aps": {"alert": {"title": "a", "body": "b"}}}"#
    for (isAble, only, reason) in [
      (true, ["refactor"], "`alert` holds more than its `body`, which a text cannot."), (true, nil, nil),
      (nil, ["refactor"], nil),
    ] as [(Bool?, [String]?, String?)] {
      let client = try TestClient(able(properties: nil, disabled: isAble))
      client.open(text)
      let action = try ask(client, range(12, 12), only: only).first { $0.title == "Write `alert` as text" }
      #expect(action?.disabled?.reason == reason)
      #expect(action?.edit == nil)
      #expect((action == nil) == (reason == nil))
      try client.close()
    }
  }

  // MARK: - Clients without literals

  @Test func commands() throws {
    let client = TestClient()
    let able = capabilities(nil, WorkspaceClientCapabilities(applyEdit: true))
    let answer = try client.request(InitializeRequest.self, InitializeParams(capabilities: able))
    #expect(answer.capabilities.codeActionProvider == .supported(true))
    #expect(answer.capabilities.executeCommandProvider?.commands == ["apns.codeAction"])
    client.notify(InitializedNotification.self, NoParams())
    client.open(Self.badge)
    let result = try client.request(
      CodeActionRequest.self,
      CodeActionParams(
        textDocument: TextDocumentIdentifier(uri: Self.uri), range: range(33, 33),
        context: CodeActionContext(diagnostics: [])))
    guard case .command(let command)? = result?.first else { throw Unexpected() }
    #expect(command.title == "Replace with `5`")

    let run = ExecuteCommandParams(command: command.command, arguments: command.arguments)
    client.post(.request(id: .integer(99), method: ExecuteCommandRequest.method, params: run))
    client.run()
    let (id, params) = try client.nextRequest(ApplyWorkspaceEditRequest.self)
    #expect(params.edit.changes == [Self.uri: [TextEdit(range: range(32, 35), newText: "5")]])
    #expect(try client.response(ExecuteCommandRequest.self, to: .integer(99)) == nil)
    client.answer(id, ApplyWorkspaceEditResult(applied: true))

    // The edit is not meant on a later version.
    client.change([TextDocumentContentChangeEvent(text: "{}")])
    #expect(try client.request(ExecuteCommandRequest.self, run) == nil)
    #expect(throws: ResponseError.self) {
      try client.request(ExecuteCommandRequest.self, ExecuteCommandParams(command: "rm", arguments: nil))
    }
    try client.close()
  }

  /// Two findings at one place may have the same fix; each command makes its own.
  @Test func commandsOfOneName() throws {
    let client = try TestClient(capabilities(nil, WorkspaceClientCapabilities(applyEdit: true)))
    client.open("{/*a*//*b*/\"aps\": {\"badge\": 1}}")
    let result = try client.request(
      CodeActionRequest.self,
      CodeActionParams(
        textDocument: TextDocumentIdentifier(uri: Self.uri), range: range(6, 6),
        context: CodeActionContext(diagnostics: [], only: [.quickFix])))
    let commands = (result ?? []).compactMap { if case .command(let command) = $0 { command } else { nil } }
    let twins = commands.filter { $0.title == commands.first?.title }
    #expect(twins.count == 2)
    var edits: [WorkspaceEdit] = []
    for (number, command) in twins.enumerated() {
      client.post(
        .request(
          id: .integer(90 + number), method: ExecuteCommandRequest.method,
          params: ExecuteCommandParams(command: command.command, arguments: command.arguments)))
      client.run()
      edits.append(try client.nextRequest(ApplyWorkspaceEditRequest.self).1.edit)
      _ = try client.response(ExecuteCommandRequest.self, to: .integer(90 + number))
    }
    #expect(Set(edits).count == 2)
    try client.close()
  }

  @Test func nothingForClientsThatCanDoNeither() throws {
    let client = TestClient()
    let answer = try client.request(InitializeRequest.self, InitializeParams(capabilities: capabilities(nil)))
    #expect(answer.capabilities.codeActionProvider == nil)
    #expect(answer.capabilities.executeCommandProvider == nil)
    client.open(Self.badge)
    #expect(try ask(client, range(33, 33)).isEmpty)
    try client.close()
  }

  // MARK: - Turning a check off

  private let creating = WorkspaceClientCapabilities(
    workspaceEdit: .init(documentChanges: true, resourceOperations: ["create"]))

  private func turnOff(_ client: TestClient, _ uri: String) throws -> CodeAction? {
    try ask(client, range(33, 33), only: ["quickfix"], uri: uri)
      .first { $0.title == "Turn off `wrong-type` for this project" }
  }

  private func client(_ workspace: borrowing TestWorkspace, _ capabilities: ClientCapabilities) throws -> TestClient {
    let client = TestClient()
    _ = try client.request(
      InitializeRequest.self,
      InitializeParams(capabilities: capabilities, workspaceFolders: [WorkspaceFolder(uri: workspace.uri, name: "a")]))
    return client
  }

  /// Not of what makes readers refuse the text, and once a code.
  @Test func turnsOffNoSyntaxError() throws {
    let workspace = try TestWorkspace()
    let client = try client(workspace, capabilities(literal, creating))
    client.open(#"{"aps":{"badge":"1","sound":5"#, workspace.uri("a.apns"))
    let offered = try ask(client, range(0, 29), only: ["quickfix"], uri: workspace.uri("a.apns")).map(\.title)
      .filter { $0.hasPrefix("Turn") }
    #expect(offered == ["Turn off `wrong-type` for this project"])
    try client.close()
  }

  @Test func turnsOffInANewFile() throws {
    let workspace = try TestWorkspace()
    let client = try client(workspace, capabilities(literal, creating))
    client.open(Self.badge, workspace.uri("b/a.apns"))
    let action = try #require(try turnOff(client, workspace.uri("b/a.apns")))
    let configuration = workspace.uri(".apns-lsp.json")
    let start = Position(line: 0, character: 0)
    #expect(
      action.edit?.documentChanges == [
        .create(CreateFile(uri: configuration, options: .init(ignoreIfExists: true))),
        .edit(
          TextDocumentEdit(
            textDocument: OptionalVersionedTextDocumentIdentifier(uri: configuration, version: nil),
            edits: [
              TextEdit(
                range: Range(start: start, end: start),
                newText: "{\n  \"severities\": { \"wrong-type\": \"off\" }\n}\n")
            ])),
      ])
    try client.close()
  }

  @Test func turnsOffInTheFileThatIsThere() throws {
    let workspace = try TestWorkspace()
    try workspace.write("{\"é\": 1}")
    let client = try client(workspace, capabilities(literal, creating))
    _ = try? client.next(ShowMessageNotification.self)
    client.open(Self.badge, workspace.uri("a.apns"))
    while !client.unread.isEmpty { client.dropFirst() }
    let action = try #require(try turnOff(client, workspace.uri("a.apns")))
    #expect(
      edits(of: action, workspace.uri(".apns-lsp.json"))
        == [TextEdit(range: range(7, 7), newText: #", "severities": { "wrong-type": "off" }"#)])
    // In the editor the file is further on.
    client.open("{}", workspace.uri(".apns-lsp.json"), languageID: "json")
    while !client.unread.isEmpty { client.dropFirst() }
    let later = try #require(try turnOff(client, workspace.uri("a.apns")))
    #expect(
      edits(of: later, workspace.uri(".apns-lsp.json"))
        == [TextEdit(range: range(1, 1), newText: #" "severities": { "wrong-type": "off" } "#)])
    try client.close()
  }

  /// The only edits of an action, if they are of one document.
  private func edits(of action: CodeAction, _ uri: DocumentURI) -> [TextEdit]? {
    guard case .edit(let edit)? = action.edit?.documentChanges?.first, edit.textDocument.uri == uri else { return nil }
    return edit.edits
  }

  /// As Neovim has it.
  @Test func turnsOffWithoutVersionedEdits() throws {
    let workspace = try TestWorkspace()
    let able = WorkspaceClientCapabilities(workspaceEdit: .init(resourceOperations: ["create"]))
    let client = try client(workspace, capabilities(literal, able))
    client.open(Self.badge, workspace.uri("a.apns"))
    #expect(try turnOff(client, workspace.uri("a.apns"))?.edit?.documentChanges?.count == 2)
    try workspace.write("{}")
    client.notify(
      DidChangeWatchedFilesNotification.self,
      DidChangeWatchedFilesParams(changes: [FileEvent(uri: workspace.uri(".apns-lsp.json"), type: .created)]))
    let later = try #require(try turnOff(client, workspace.uri("a.apns")))
    #expect(later.edit?.changes?[workspace.uri(".apns-lsp.json")]?.count == 1)
    try client.close()
  }

  /// Only a client that can create files is offered it, whether there is a file or not.
  @Test func turnsNothingOffWithoutTheAbility() throws {
    let workspace = try TestWorkspace()
    try workspace.write("{}")
    for able in [
      WorkspaceClientCapabilities(), .init(workspaceEdit: .init(documentChanges: true)),
      .init(workspaceEdit: .init(documentChanges: true, resourceOperations: ["rename"])),
    ] {
      let client = try client(workspace, capabilities(literal, able))
      client.open(Self.badge, workspace.uri("a.apns"))
      #expect(try turnOff(client, workspace.uri("a.apns")) == nil)
      try client.close()
    }
  }

  @Test func turnsNothingOffWithoutAFile() throws {
    let client = try TestClient(capabilities(literal, creating))
    client.open(Self.badge, "untitled:a", languageID: "apns")
    #expect(try turnOff(client, "untitled:a") == nil)
    try client.close()
  }
}
