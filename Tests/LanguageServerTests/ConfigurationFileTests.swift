import JSONRPC
import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct ConfigurationFileTests {
  private static let off = #"{"severities":{"trailing-comma":"off"}}"#

  private func client(_ workspace: borrowing TestWorkspace) throws -> TestClient {
    let client = TestClient()
    _ = try client.request(
      InitializeRequest.self,
      InitializeParams(workspaceFolders: [WorkspaceFolder(uri: workspace.uri, name: "a")]))
    return client
  }

  private func changed(_ client: TestClient, _ uri: DocumentURI) {
    client.notify(
      DidChangeWatchedFilesNotification.self,
      DidChangeWatchedFilesParams(changes: [FileEvent(uri: uri, type: .changed)]))
  }

  @Test func theFileIsReadAgainWhenItChanges() throws {
    let workspace = try TestWorkspace()
    let client = try client(workspace)
    client.open(#"{"aps":{"badge":1,}}"#, workspace.uri("a.apns"))
    #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics.count == 1)
    try workspace.write(Self.off)
    changed(client, workspace.uri("other.json"))
    #expect(client.unread.isEmpty)
    changed(client, workspace.uri(".apns-lsp.json"))
    #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics.count == 0)
    try workspace.write("{}")
    client.notify(
      DidSaveTextDocumentNotification.self,
      TextDocumentParams(textDocument: TextDocumentIdentifier(uri: workspace.uri(".apns-lsp.json"))))
    #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics.count == 1)
    try client.close()
  }

  /// A broken configuration is said once, and what it said before stays in force.
  @Test func aBrokenFile() throws {
    let workspace = try TestWorkspace()
    try workspace.write(Self.off)
    let client = try client(workspace)
    client.open(#"{"aps":{"badge":1,}}"#, workspace.uri("a.apns"))
    #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics.count == 0)
    for _ in 0..<2 {
      try workspace.write(#"{"severities":{"trailing-comma": ]}"#)
      changed(client, workspace.uri(".apns-lsp.json"))
      let message = try client.next(ShowMessageNotification.self)
      #expect(message.type == .warning)
      #expect(message.message.contains(".apns-lsp.json"))
      let pushed = try client.next(PublishDiagnosticsNotification.self)
      #expect(pushed.uri.hasSuffix("/.apns-lsp.json") && !pushed.diagnostics.isEmpty)
      changed(client, workspace.uri(".apns-lsp.json"))
      #expect(client.unread.isEmpty)
      try workspace.write(Self.off)
      changed(client, workspace.uri(".apns-lsp.json"))
      #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics.isEmpty)
    }
    try client.close()
  }

  /// An open configuration is a document like others; when it is closed, what is wrong with its file is said again.
  @Test func aBrokenFileThatIsOpen() throws {
    let workspace = try TestWorkspace()
    try workspace.write("[")
    let client = try client(workspace)
    let configuration = workspace.uri(".apns-lsp.json")
    client.open(#"{"aps":{"badge":1}}"#, workspace.uri("a.apns"))
    _ = try client.next(ShowMessageNotification.self)
    let broken = try client.next(PublishDiagnosticsNotification.self)
    #expect(!broken.diagnostics.isEmpty)
    _ = try client.next(PublishDiagnosticsNotification.self)
    client.open("[", configuration)
    #expect(client.unread.isEmpty, "it has them already")
    client.change([TextDocumentContentChangeEvent(text: "{}")], configuration)
    #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics.isEmpty)
    client.close(configuration)
    #expect(try client.next(PublishDiagnosticsNotification.self) == broken)
    try workspace.write("{}")
    changed(client, configuration)
    #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics.isEmpty)
    try client.close()
  }

  /// As `check` leaves it out.
  @Test func anExcludedDocument() throws {
    let workspace = try TestWorkspace()
    try workspace.write(#"{"exclude":["old/**"]}"#)
    let client = try client(workspace)
    client.open("{,", workspace.uri("old/a.apns"))
    #expect(client.unread.isEmpty)
    try workspace.write("{}")
    changed(client, workspace.uri(".apns-lsp.json"))
    #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics.isEmpty == false)
    try client.close()
  }

  @Test func theEditorConfigSaysHowToFormat() throws {
    let workspace = try TestWorkspace()
    try workspace.write("root = true\n[*.apns]\nindent_style = tab\n", ".editorconfig")
    let client = try client(workspace)
    let uri = workspace.uri("a.apns")
    client.open("{\n\"aps\": {\"badge\": 1}}", uri)
    _ = try client.next(PublishDiagnosticsNotification.self)
    let edits = try client.request(
      DocumentFormattingRequest.self,
      DocumentFormattingParams(
        textDocument: TextDocumentIdentifier(uri: uri), options: FormattingOptions(tabSize: 2, insertSpaces: true)))
    #expect(edits?.first?.newText == "\t")
    try client.close()
  }

  @Test func foldersComeAndGo() throws {
    let workspace = try TestWorkspace()
    try workspace.write(Self.off)
    let client = try TestClient(ClientCapabilities())
    let folder = WorkspaceFolder(uri: workspace.uri, name: "a")
    // A file that is not there: only the folder tells where its configuration may lie.
    client.open(#"{"aps":{"badge":1,}}"#, workspace.uri("b/c/a.apns"))
    #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics.count == 1)
    client.notify(
      DidChangeWorkspaceFoldersNotification.self,
      DidChangeWorkspaceFoldersParams(event: WorkspaceFoldersChangeEvent(added: [folder], removed: [])))
    #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics.count == 0)
    client.notify(
      DidChangeWorkspaceFoldersNotification.self,
      DidChangeWorkspaceFoldersParams(event: WorkspaceFoldersChangeEvent(added: [], removed: [folder])))
    #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics.count == 1)
    try client.close()
  }
}
