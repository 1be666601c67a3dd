import JSONRPC
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// What the client's settings can turn off here.
private let faulty = #"{"aps":{"badge":1,}}"#
private let off: LSPAny = ["severities": ["trailing-comma": "off"]]

private func capabilities(_ workspace: WorkspaceClientCapabilities = .init(), pulls: Bool = false) -> ClientCapabilities
{
  ClientCapabilities(
    workspace: workspace,
    textDocument: TextDocumentClientCapabilities(diagnostic: pulls ? DiagnosticClientCapabilities() : nil))
}

extension TestClient {
  /// The number of diagnostics that were pushed just now; nil if none were.
  fileprivate func pushedCount() -> Int? {
    (try? next(PublishDiagnosticsNotification.self))?.diagnostics.count
  }
}

@Suite struct ConfigurationTests {
  @Test(arguments: [off, ["apns": off]])
  func initializationOptions(options: LSPAny) throws {
    let client = TestClient()
    _ = try client.request(
      InitializeRequest.self, InitializeParams(initializationOptions: options, capabilities: capabilities()))
    client.open(faulty)
    #expect(client.pushedCount() == 0)
    try client.close()
  }

  @Test(arguments: [off, ["apns": off]])
  func pushedSettings(settings: LSPAny) throws {
    let client = try TestClient(capabilities())
    client.open(faulty)
    #expect(client.pushedCount() == 1)
    for settings in [LSPAny.null, ["other": 1], 5, []] {
      client.notify(DidChangeConfigurationNotification.self, DidChangeConfigurationParams(settings: settings))
      #expect(client.unread.isEmpty, "what is absent stays as it was")
    }
    client.notify(DidChangeConfigurationNotification.self, DidChangeConfigurationParams(settings: settings))
    #expect(client.pushedCount() == 0)
    try client.close()
  }

  @Test func theClientIsAskedIfItAnswers() throws {
    let client = try TestClient(capabilities(WorkspaceClientCapabilities(configuration: true)))
    let (id, params) = try client.nextRequest(ConfigurationRequest.self)
    #expect(params.items == [ConfigurationItem(section: "apns")])
    client.open(faulty)
    #expect(client.pushedCount() == 1)
    client.answer(id, [off])
    #expect(client.pushedCount() == 0)
    client.notify(DidChangeConfigurationNotification.self, DidChangeConfigurationParams())
    let (again, _) = try client.nextRequest(ConfigurationRequest.self)
    client.answer(again, [LSPAny.null])
    #expect(client.unread.isEmpty)
    try client.close()
  }

  /// Where there are several folders, each may have settings of its own.
  @Test func settingsOfFolders() throws {
    let client = TestClient()
    let folders = ["file:///one", "file:///two"].map { WorkspaceFolder(uri: $0, name: "x") }
    _ = try client.request(
      InitializeRequest.self,
      InitializeParams(
        capabilities: capabilities(WorkspaceClientCapabilities(configuration: true)), workspaceFolders: folders))
    client.notify(InitializedNotification.self, NoParams())
    let (id, params) = try client.nextRequest(ConfigurationRequest.self)
    #expect(params.items.map(\.scopeUri) == [nil, "file:///one", "file:///two"])
    client.answer(id, [LSPAny.null, off, nil])
    for (uri, count) in [("file:///one/a.apns", 0), ("file:///two/a.apns", 1), ("file:///a.apns", 1)] {
      client.open(faulty, uri)
      #expect(client.pushedCount() == count, "\(uri)")
    }
    client.notify(
      DidChangeWorkspaceFoldersNotification.self,
      DidChangeWorkspaceFoldersParams(event: WorkspaceFoldersChangeEvent(added: [], removed: [folders[1]])))
    #expect(client.unread.isEmpty)
    try client.close()
  }

  @Test func registrationsAreMadeWhereTheyAreAllowed() throws {
    let client = try TestClient(
      capabilities(
        WorkspaceClientCapabilities(
          didChangeConfiguration: DynamicRegistration(dynamicRegistration: true),
          didChangeWatchedFiles: DynamicRegistration(dynamicRegistration: true))))
    let (id, params) = try client.nextRequest(RegisterCapabilityRequest.self)
    #expect(
      params.registrations.map(\.method) == ["workspace/didChangeConfiguration", "workspace/didChangeWatchedFiles"])
    client.answer(id, LSPAny.null)
    try client.close()
  }

  @Test func aClientThatPullsIsToldToAskAgain() throws {
    let client = try TestClient(
      capabilities(
        WorkspaceClientCapabilities(
          diagnostics: RefreshSupport(refreshSupport: true), inlayHint: RefreshSupport(refreshSupport: true)),
        pulls: true))
    client.open(faulty)
    client.notify(DidChangeConfigurationNotification.self, DidChangeConfigurationParams(settings: off))
    _ = try client.nextRequest(DiagnosticRefreshRequest.self)
    _ = try client.nextRequest(InlayHintRefreshRequest.self)
    let report = try client.request(
      DocumentDiagnosticRequest.self,
      DocumentDiagnosticParams(textDocument: TextDocumentIdentifier(uri: "file:///a.apns")))
    #expect(report.items == [])
    try client.close()
  }
}
