import JSONRPC
import LanguageServerProtocol
import PayloadAnalysis
import ProjectIndex
import Testing

@testable import LanguageServer

/// What another thread reads of the project's files reaches the open documents, and changes nothing that was pushed.
@Suite struct ProjectFactsTests {
  private func facts(_ name: String) -> ProjectFacts {
    var facts = ProjectFacts()
    facts.customKeys = [.init(name: name, typeName: "number", example: "17", count: 2)]
    return facts
  }

  @Test func openDocumentsKnowThem() throws {
    let client = try TestClient(ClientCapabilities())
    client.open(#"{"aps":{"badge":1}, "order": 1}"#)
    _ = try client.next(PublishDiagnosticsNotification.self)
    client.post(ServerEvent.factsRead(facts("order")))
    client.run()
    #expect(client.unread.isEmpty)
    let hover = try client.request(
      HoverRequest.self,
      TextDocumentPositionParams(
        textDocument: TextDocumentIdentifier(uri: "file:///a.apns"), position: Position(line: 0, character: 22)))
    #expect("\(String(describing: hover))".contains("2 payloads of the project have it"))
    try client.close()
  }
}
