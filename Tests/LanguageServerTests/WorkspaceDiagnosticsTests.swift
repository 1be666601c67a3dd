import JSONRPC
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// `workspace/diagnostic`, over files on disk.
@Suite struct WorkspaceDiagnosticsTests {
  private static let clean = #"{"aps":{"badge":1}}"#
  private static let faulty = #"{"aps":{"badge":1,}}"#

  /// A client that pulls, in a workspace.
  private func client(
    _ folders: [String], _ workspace: WorkspaceClientCapabilities = .init()
  ) throws -> TestClient {
    let client = TestClient()
    let answer = try client.request(
      InitializeRequest.self,
      InitializeParams(
        capabilities: ClientCapabilities(
          workspace: workspace,
          textDocument: TextDocumentClientCapabilities(diagnostic: DiagnosticClientCapabilities())),
        workspaceFolders: folders.map { WorkspaceFolder(uri: $0, name: "a") }))
    #expect(answer.capabilities.diagnosticProvider?.workspaceDiagnostics == true)
    return client
  }

  private func ask(
    _ client: TestClient, has previous: [WorkspaceDocumentDiagnosticReport] = []
  ) throws -> [WorkspaceDocumentDiagnosticReport] {
    let ids = previous.compactMap { report in report.resultId.map { PreviousResultId(uri: report.uri, value: $0) } }
    return try client.request(
      WorkspaceDiagnosticRequest.self, WorkspaceDiagnosticParams(previousResultIds: ids)
    ).items
  }

  /// Asks while the work on the files is held back, so that the answer comes later.
  private func askWithoutReading(_ client: TestClient) -> RequestID {
    let id = RequestID.string("w")
    client.holdsWork = true
    client.post(
      .request(id: id, method: WorkspaceDiagnosticRequest.method, params: WorkspaceDiagnosticParams()))
    client.run()
    #expect(client.unread.isEmpty)
    return id
  }

  private func summary(_ reports: [WorkspaceDocumentDiagnosticReport], _ workspace: borrowing TestWorkspace) -> [String]
  {
    reports.map { report in
      let version = report.version.map { " version \($0)" } ?? ""
      let items = report.items.map { " \($0.count)" } ?? ""
      return "\(report.uri.dropFirst(workspace.uri.count + 1))\(version) \(report.kind)\(items)"
    }
  }

  @Test func filesAndOpenDocuments() throws {
    let workspace = try TestWorkspace()
    try workspace.write(Self.faulty, "a b.apns")
    try workspace.write(Self.clean, "sub/c.apns")
    try workspace.write(Self.faulty, "open.apns")
    try workspace.write(Self.faulty, "other.json")
    try workspace.write(Self.faulty, "left-out.apns")
    try workspace.write(#"{"exclude":["left-*"],"limt":1}"#)
    let client = try client([workspace.uri])
    client.open(Self.clean, workspace.uri("open.apns"), version: 3)

    let first = try ask(client)
    #expect(
      summary(first, workspace) == [
        "open.apns version 3 full 0", ".apns-lsp.json full 1", "a%20b.apns full 1", "sub/c.apns full 0",
      ])
    #expect(first.dropFirst().allSatisfy { $0.version == nil })
    let again = try ask(client, has: first)
    #expect(summary(again, workspace).allSatisfy { $0.hasSuffix("unchanged") }, "\(again)")
    #expect(again.map(\.resultId) == first.map(\.resultId))

    try workspace.write(Self.clean + " ", "a b.apns")
    try workspace.remove("sub/c.apns")
    client.change([TextDocumentContentChangeEvent(text: Self.faulty)], workspace.uri("open.apns"), version: 4)
    #expect(
      summary(try ask(client, has: first), workspace) == [
        "open.apns version 4 full 1", ".apns-lsp.json unchanged", "a%20b.apns full 0", "sub/c.apns full 0",
      ])
    _ = try client.next(ShowMessageNotification.self)
    try client.close()
  }

  /// Under other settings the same file has another report.
  @Test func settingsChange() throws {
    let workspace = try TestWorkspace()
    try workspace.write(Self.faulty, "a.apns")
    let client = try client([workspace.uri])
    let first = try ask(client)
    #expect(first.first?.items?.count == 1)
    client.notify(
      DidChangeConfigurationNotification.self,
      DidChangeConfigurationParams(settings: ["severities": ["trailing-comma": "off"]]))
    #expect(summary(try ask(client, has: first), workspace) == ["a.apns full 0"])
    try client.close()
  }

  /// VS Code asks once more of a document that it closes, keeps the empty answer, and leaves the file to the workspace:
  /// its findings have to come back, though the report is the one from before the file was opened.
  @Test func closedBetweenTwoReports() throws {
    let workspace = try TestWorkspace()
    try workspace.write(Self.faulty, "a.apns")
    let client = try client([workspace.uri])
    let first = try ask(client)
    let uri = workspace.uri("a.apns")
    client.open(Self.faulty, uri)
    client.close(uri)
    #expect(summary(try ask(client, has: first), workspace) == ["a.apns full 1"])
    #expect(summary(try ask(client, has: first), workspace) == ["a.apns unchanged"])
    try client.close()
  }

  @Test func withoutAFolder() throws {
    let client = try client([])
    client.open(Self.faulty, "untitled:Untitled-1")
    let reports = try ask(client)
    #expect(reports.map(\.uri) == ["untitled:Untitled-1"])
    #expect(reports.first?.items?.count == 1)
    try client.close()
  }

  @Test func inParts() throws {
    let workspace = try TestWorkspace()
    for number in 100..<200 { try workspace.write(Self.faulty, "\(number).apns") }
    let client = try client([workspace.uri])
    client.open(Self.clean, workspace.uri("100.apns"))
    let result = try client.request(
      WorkspaceDiagnosticRequest.self,
      WorkspaceDiagnosticParams(workDoneToken: "w", partialResultToken: 7))
    #expect(result.items.isEmpty)
    var steps: [WorkDoneProgress] = []
    var reports: [WorkspaceDocumentDiagnosticReport] = []
    while !client.unread.isEmpty {
      let progress = try client.next(ProgressNotification.self)
      switch progress.value {
      case .workDone(let step):
        #expect(progress.token == "w")
        steps.append(step)
      case .workspaceDiagnostics(let part):
        #expect(progress.token == 7)
        reports += part.items
      }
    }
    #expect(reports.count == 100)
    #expect(Set(reports.map(\.uri)).count == 100)
    #expect(steps.map(\.kind) == [.begin, .report, .report, .end])
    #expect(steps.map(\.percentage) == [0, 65, 100, nil])
    try client.close()
  }

  @Test func cancelled() throws {
    let workspace = try TestWorkspace()
    try workspace.write(Self.faulty, "a.apns")
    let client = try client([workspace.uri])
    let id = askWithoutReading(client)
    client.open(Self.clean, workspace.uri("a.apns"))
    let document = TextDocumentIdentifier(uri: workspace.uri("a.apns"))
    _ = try client.request(DocumentDiagnosticRequest.self, DocumentDiagnosticParams(textDocument: document))
    client.post(.notification(method: CancelRequestNotification.method, params: CancelParams(id: "w")))
    client.holdsWork = false
    client.run()
    #expect(throws: ResponseError.cancelled) { try client.response(WorkspaceDiagnosticRequest.self, to: id) }
    try client.close()
  }

  @Test func shutDownInTheMeantime() throws {
    let workspace = try TestWorkspace()
    try workspace.write(Self.faulty, "a.apns")
    let client = try client([workspace.uri])
    let id = askWithoutReading(client)
    _ = try client.request(ShutdownRequest.self, NoParams())
    #expect(throws: ResponseError.cancelled) { try client.response(WorkspaceDiagnosticRequest.self, to: id) }
    client.holdsWork = false
    client.run()
    client.notify(ExitNotification.self, NoParams())
    #expect(client.unread.isEmpty)
    #expect(client.exitCode == 0)
  }

  /// What was opened while the files were read is not spoken of as it is on disk.
  @Test func openedInTheMeantime() throws {
    let workspace = try TestWorkspace()
    try workspace.write(Self.faulty, "a.apns")
    try workspace.write(Self.faulty, "b.apns")
    let client = try client([workspace.uri])
    let id = askWithoutReading(client)
    client.open(Self.clean, workspace.uri("a.apns"))
    client.holdsWork = false
    client.run()
    let result = try client.response(WorkspaceDiagnosticRequest.self, to: id)
    #expect(summary(result.items, workspace) == ["b.apns full 1"])
    try client.close()
  }

  /// A client that has asked for files that are not open is told when they change.
  @Test func filesChangeOutside() throws {
    let workspace = try TestWorkspace()
    try workspace.write(Self.faulty, "a.apns")
    let client = try client(
      [workspace.uri], WorkspaceClientCapabilities(diagnostics: RefreshSupport(refreshSupport: true)))
    let change = DidChangeWatchedFilesParams(changes: [FileEvent(uri: workspace.uri("a.apns"), type: .changed)])
    client.notify(DidChangeWatchedFilesNotification.self, change)
    #expect(client.unread.isEmpty)
    _ = try ask(client)
    client.notify(DidChangeWatchedFilesNotification.self, change)
    let (id, _) = try client.nextRequest(DiagnosticRefreshRequest.self)
    client.answer(id, LSPAny.null)
    client.notify(
      DidChangeWatchedFilesNotification.self,
      DidChangeWatchedFilesParams(changes: [FileEvent(uri: workspace.uri("package.json"), type: .changed)]))
    #expect(client.unread.isEmpty)
    try client.close()
  }
}
