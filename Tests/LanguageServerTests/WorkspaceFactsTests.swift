import JSONRPC
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// What other payloads of the workspace have, in completion.
@Suite struct WorkspaceFactsTests {
  private func client(
    _ folders: [String], _ workspace: WorkspaceClientCapabilities = .init(), progress: Bool = false
  ) throws -> TestClient {
    let client = TestClient()
    _ = try client.request(
      InitializeRequest.self,
      InitializeParams(
        capabilities: ClientCapabilities(
          window: WindowClientCapabilities(workDoneProgress: progress), workspace: workspace,
          textDocument: TextDocumentClientCapabilities(diagnostic: DiagnosticClientCapabilities())),
        workspaceFolders: folders.map { WorkspaceFolder(uri: $0, name: "a") }))
    client.notify(InitializedNotification.self, NoParams())
    return client
  }

  /// The custom keys that are proposed at the root of a new payload.
  private func keys(_ client: TestClient, _ uri: DocumentURI) throws -> [String] {
    let list = try client.request(
      CompletionRequest.self,
      CompletionParams(
        textDocument: TextDocumentIdentifier(uri: uri), position: Position(line: 0, character: 1)))
    return (list?.items ?? []).filter { $0.kind == .field }.map(\.label)
  }

  private func tell(_ client: TestClient, _ uri: DocumentURI, _ type: FileChangeType) {
    client.notify(
      DidChangeWatchedFilesNotification.self,
      DidChangeWatchedFilesParams(changes: [FileEvent(uri: uri, type: type)]))
  }

  @Test func keysComeAndGo() throws {
    let workspace = try TestWorkspace()
    try workspace.write(#"{"aps":{},"order":1}"#, "a.apns")
    try workspace.write(#"{"aps":{},"order":2,"own":1}"#, "new.apns")
    let client = try client([workspace.uri])
    let new = workspace.uri("new.apns")
    client.open("{}", new)
    #expect(try keys(client, new) == ["order"], "its own keys are no news")

    try workspace.write(#"{"aps":{},"link":"x","order":1}"#, "b.apns")
    tell(client, workspace.uri("b.apns"), .created)
    #expect(try keys(client, new) == ["order", "link"])
    try workspace.write(#"{"aps":{},"link":"x","later":1}"#, "b.apns")
    tell(client, workspace.uri("b.apns"), .changed)
    #expect(try keys(client, new) == ["later", "link", "order"])
    try workspace.remove("b.apns")
    tell(client, workspace.uri("b.apns"), .deleted)
    #expect(try keys(client, new) == ["order"])

    try workspace.write(#"{"aps":{},"saved":1}"#, "a.apns")
    client.notify(
      DidSaveTextDocumentNotification.self,
      TextDocumentParams(textDocument: TextDocumentIdentifier(uri: workspace.uri("a.apns"))))
    #expect(try keys(client, new) == ["saved"])
    try client.close()
  }

  @Test func foldersOfPayloads() throws {
    let workspace = try TestWorkspace()
    let other = try TestWorkspace()
    try workspace.write(#"{"aps":{},"first":1}"#, "sub/a.apns")
    try other.write(#"{"aps":{},"second":1}"#, "b.apns")
    let client = try client([workspace.uri])
    let new = workspace.uri("new.apns")
    client.open("{}", new)
    #expect(try keys(client, new) == ["first"])
    let folder = WorkspaceFolder(uri: other.uri, name: "other")
    client.notify(
      DidChangeWorkspaceFoldersNotification.self,
      DidChangeWorkspaceFoldersParams(event: WorkspaceFoldersChangeEvent(added: [folder], removed: [])))
    #expect(try keys(client, new) == ["first", "second"])
    try workspace.remove("sub")
    client.notify(DidDeleteFilesNotification.self, FilesParams(files: [.init(uri: workspace.uri("sub"))]))
    #expect(try keys(client, new) == ["second"])
    try other.write(#"{"aps":{},"third":1}"#, "c.apns")
    client.notify(
      DidRenameFilesNotification.self,
      RenameFilesParams(files: [.init(oldUri: other.uri("b.apns"), newUri: other.uri("c.apns"))]))
    #expect(try keys(client, new) == ["second", "third"])
    client.notify(
      DidChangeWorkspaceFoldersNotification.self,
      DidChangeWorkspaceFoldersParams(event: WorkspaceFoldersChangeEvent(added: [], removed: [folder])))
    #expect(try keys(client, new) == [])
    try client.close()
  }

  /// Changes while the files are read make one more reading, and none is lost.
  @Test func changesWhileReading() throws {
    let workspace = try TestWorkspace()
    try workspace.write(#"{"aps":{},"before":1}"#, "a.apns")
    let client = try client([workspace.uri])
    let new = workspace.uri("new.apns")
    client.holdsWork = true
    client.open("{}", new)
    #expect(try keys(client, new) == [])
    for number in 0..<5 {
      try workspace.write(#"{"aps":{},"after":1}"#, "b\(number).apns")
      tell(client, workspace.uri("b\(number).apns"), .created)
    }
    client.holdsWork = false
    client.run()
    #expect(try keys(client, new) == ["after", "before"])
    try client.close()
  }

  @Test func progressWhereTheClientShowsIt() throws {
    let workspace = try TestWorkspace()
    for number in 0..<3 { try workspace.write("{}", "\(number).apns") }
    let client = try client([workspace.uri], progress: true)
    client.holdsWork = true
    client.open("{}", "untitled:1")
    client.holdsWork = false
    client.run()
    // The reading was over before the client had answered: there is nothing to show.
    let (id, params) = try client.nextRequest(WorkDoneProgressCreateRequest.self)
    #expect(params.token == "apns-lsp-progress-1")
    client.answer(id, LSPAny.null)
    try client.close()
  }

  /// The reading goes on when the client has answered: it is begun, told of, and ended, under the token that was asked
  /// for.
  @Test func progressOfALongReading() throws {
    let workspace = try TestWorkspace()
    try workspace.write("{}", "a.apns")
    let client = try client([workspace.uri], progress: true)
    client.holdsWork = true
    client.open("{}", "untitled:1")
    let tell = { (done: Int) in
      client.post(.update(SessionUpdate { $0.facts.tell(done, of: 4, $0) }))
      client.run()
    }
    tell(1)
    let (id, params) = try client.nextRequest(WorkDoneProgressCreateRequest.self)
    tell(2)
    #expect(client.unread.isEmpty, "the client has not answered")
    client.answer(id, LSPAny.null)
    tell(3)
    client.holdsWork = false
    client.run()
    var steps: [WorkDoneProgress] = []
    while !client.unread.isEmpty, case let progress = try client.next(ProgressNotification.self) {
      #expect(progress.token == params.token)
      if case .workDone(let step) = progress.value { steps.append(step) }
    }
    #expect(steps.map(\.kind) == [.begin, .report, .report, .end])
    #expect(steps.map(\.percentage) == [0, 75, 100, nil])
    try client.close()
  }

  @Test func whatIsOffered() throws {
    for able in [nil, true, false] as [Bool?] {
      let operations = FileOperationClientCapabilities(didCreate: able, didRename: able, didDelete: able)
      let answer = try TestClient().request(
        InitializeRequest.self,
        InitializeParams(
          capabilities: ClientCapabilities(
            workspace: WorkspaceClientCapabilities(workspaceFolders: able, fileOperations: operations))))
      let workspace = answer.capabilities.workspace
      #expect((workspace?.fileOperations?.didCreate != nil) == (able == true))
      #expect((workspace?.fileOperations?.didRename != nil) == (able == true))
      #expect((workspace?.fileOperations?.didDelete != nil) == (able == true))
      #expect((workspace?.workspaceFolders != nil) == (able == true))
    }
  }
}
