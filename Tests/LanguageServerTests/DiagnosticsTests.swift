import JSONRPC
import LanguageServerProtocol
import Testing

@testable import LanguageServer

private let uri = "file:///a.apns"

private func capabilities(pulls: Bool = false) -> ClientCapabilities {
  ClientCapabilities(
    textDocument: TextDocumentClientCapabilities(
      publishDiagnostics: PublishDiagnosticsClientCapabilities(versionSupport: true),
      diagnostic: pulls ? DiagnosticClientCapabilities() : nil))
}

extension TestClient {
  fileprivate func replace(_ text: String, version: Int = 2) {
    change([TextDocumentContentChangeEvent(text: text)], version: version)
  }

  fileprivate func pull(_ previous: String? = nil, _ uri: String = uri) throws -> DocumentDiagnosticReport {
    try request(
      DocumentDiagnosticRequest.self,
      DocumentDiagnosticParams(textDocument: TextDocumentIdentifier(uri: uri), previousResultId: previous))
  }
}

@Suite struct PushedDiagnosticsTests {
  @Test func theFirstAreSentEvenIfThereAreNone() throws {
    let client = try TestClient(capabilities())
    client.open("{}")
    let first = try client.next(PublishDiagnosticsNotification.self)
    #expect(first == PublishDiagnosticsParams(uri: uri, version: 1, diagnostics: first.diagnostics))
    client.now += 2
    client.replace("{ }")
    #expect(client.unread.isEmpty, "what did not change is not sent again")
    client.close(uri)
    if !first.diagnostics.isEmpty { _ = try client.next(PublishDiagnosticsNotification.self) }
    try client.close()
  }

  /// A client that has a newer text already drops what is for the older one.
  @Test func aChangeThatMayHaveBeenDroppedIsSentAgain() throws {
    let client = try TestClient(capabilities())
    client.open(#"{"aps":{"badge":1}}"#)
    _ = try client.next(PublishDiagnosticsNotification.self)
    client.now += 60
    client.replace(#"{"aps":{"badge":1,}}"#, version: 2)
    client.replace(#"{"aps":{"badge":2,}}"#, version: 3)
    #expect(try client.next(PublishDiagnosticsNotification.self).version == 2)
    let again = try client.next(PublishDiagnosticsNotification.self)
    #expect(again.version == 3 && again.diagnostics.count == 1)
    client.now += 2
    client.replace(#"{"aps":{"badge":3,}}"#, version: 4)
    #expect(client.unread.isEmpty)
    try client.close()
  }

  @Test func onlyTheLastOfManyTextsIsReported() throws {
    let client = try TestClient(capabilities())
    client.open(#"{"aps":{"badge":1}}"#)
    #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics == [])
    for version in 2...40 {
      client.post(
        .notification(
          method: DidChangeTextDocumentNotification.method,
          params: DidChangeTextDocumentParams(
            textDocument: VersionedTextDocumentIdentifier(uri: uri, version: version),
            contentChanges: [TextDocumentContentChangeEvent(text: #"{"aps":{"badge":1,}}"#)])))
    }
    client.run()
    let published = try client.next(PublishDiagnosticsNotification.self)
    #expect(published.version == 40)
    #expect(published.diagnostics.map(\.code) == [.string("trailing-comma")])
    try client.close()
  }

  @Test func closingClears() throws {
    let client = try TestClient(capabilities())
    client.open("{,}")
    #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics.isEmpty == false)
    client.close(uri)
    #expect(
      try client.next(PublishDiagnosticsNotification.self) == PublishDiagnosticsParams(uri: uri, diagnostics: []))
    try client.close()
  }

  @Test func openedTwice() throws {
    let client = try TestClient(capabilities())
    client.open("{,}")
    #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics.isEmpty == false)
    client.open(#"{"aps":{"badge":1}}"#, version: 2)
    #expect(
      try client.next(PublishDiagnosticsNotification.self)
        == PublishDiagnosticsParams(uri: uri, version: 2, diagnostics: []))
    try client.close()
  }

  /// JSON that is no payload is not spoken of, not even with an empty list, until something was said.
  @Test func otherJSON() throws {
    let client = try TestClient(capabilities())
    let other = "file:///package.json"
    client.open(#"{"name": "x",}"#, other, languageID: "json")
    #expect(client.unread.isEmpty)
    client.change([TextDocumentContentChangeEvent(text: #"{"aps":{"badge":1,}}"#)], other)
    #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics.count == 1)
    client.change([TextDocumentContentChangeEvent(text: "{,}")], other, version: 3)
    #expect(
      try client.next(PublishDiagnosticsNotification.self)
        == PublishDiagnosticsParams(uri: other, version: 3, diagnostics: []))
    client.now += 2
    client.change([TextDocumentContentChangeEvent(text: "{,")], other, version: 4)
    try client.close()
  }

  @Test func versionsOnlyForThoseThatWantThem() throws {
    let client = try TestClient(ClientCapabilities())
    client.open("{,}")
    #expect(try client.next(PublishDiagnosticsNotification.self).version == nil)
    client.close(uri)
    _ = try client.next(PublishDiagnosticsNotification.self)
    try client.close()
  }

  @Test func noMoreThanAThousand() throws {
    let client = try TestClient(capabilities())
    let members = (0..<1500).map { "\"k\($0)\": [1,]" }.joined(separator: ",")
    client.open(#"{"aps":{"badge":1},"# + members + "}")
    let diagnostics = try client.next(PublishDiagnosticsNotification.self).diagnostics
    #expect(diagnostics.count == 1000)
    #expect(diagnostics.last?.message.hasPrefix("50") == true, "\(diagnostics.last?.message ?? "")")
  }
}

@Suite struct PulledDiagnosticsTests {
  @Test func fullThenUnchanged() throws {
    let client = try TestClient(capabilities(pulls: true))
    client.open(#"{"aps":{"badge":1,}}"#)
    let first = try client.pull()
    #expect(first.kind == .full)
    #expect(first.items?.map(\.code) == [.string("trailing-comma")])
    #expect(try client.pull(first.resultId) == DocumentDiagnosticReport(kind: .unchanged, resultId: first.resultId))
    #expect(try client.pull("of another server").kind == .full)
    client.replace(#"{"aps":{"badge":1}}"#)
    let second = try client.pull(first.resultId)
    #expect(second.kind == .full)
    #expect(second.items == [])
    #expect(second.resultId != first.resultId)
    client.close(uri)
    try client.close()  // nothing was pushed
  }

  /// A text is analysed before the client asks, if it asked after the edit before; and once only.
  @Test func theAnswerIsReady() throws {
    let client = try TestClient(capabilities(pulls: true))
    client.open("{}")
    var analyses: [Int] = []
    func step(_ action: () throws -> Void) rethrows {
      let before = client.clockReadings
      try action()
      analyses.append(client.clockReadings - before)
    }
    step { client.replace(#"{"aps":1}"#) }
    try step { _ = try client.pull() }
    step { client.replace(#"{"aps":2}"#) }
    try step { _ = try client.pull() }
    step { client.replace(#"{"aps":3}"#) }
    step { client.replace(#"{"aps":4}"#) }
    try step { _ = try client.pull() }
    #expect(analyses == [0, 1, 1, 0, 1, 0, 1])
    try client.close()
  }

  @Test func whatIsNotOpenOrNotOurs() throws {
    let client = try TestClient(capabilities(pulls: true))
    #expect(try client.pull() == DocumentDiagnosticReport(kind: .full, items: []))
    client.open("{,}", "file:///b.json", languageID: "json")
    #expect(try client.pull(nil, "file:///b.json").items == [])
    try client.close()
  }

  @Test func theServerOffersWhatTheClientWants() throws {
    for pulls in [false, true] {
      let result = try TestClient().request(
        InitializeRequest.self, InitializeParams(capabilities: capabilities(pulls: pulls)))
      #expect((result.capabilities.diagnosticProvider != nil) == pulls)
    }
  }
}
