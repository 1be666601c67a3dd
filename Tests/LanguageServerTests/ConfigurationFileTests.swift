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
      changed(client, workspace.uri(".apns-lsp.json"))
      #expect(client.unread.isEmpty)
      try workspace.write(Self.off)
      changed(client, workspace.uri(".apns-lsp.json"))
      #expect(client.unread.isEmpty)
    }
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
