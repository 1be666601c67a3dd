import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct FormattingTests {
  /// The text's last line ends as it did, unless the editor asks for more.
  @Test(
    arguments: [
      ("{}", nil, 0),
      ("{}", false, 0),
      ("{}", true, 1),
      ("{}\n", nil, 0),
      ("{}\n", true, 0),
    ] as [(String, Bool?, Int)])
  func theEndOfTheText(text: String, insertFinalNewline: Bool?, edits: Int) throws {
    let client = try TestClient(ClientCapabilities())
    client.open(text)
    _ = try client.next(PublishDiagnosticsNotification.self)
    let options = FormattingOptions(tabSize: 2, insertSpaces: true, insertFinalNewline: insertFinalNewline)
    let answer = try client.request(
      DocumentFormattingRequest.self,
      DocumentFormattingParams(textDocument: TextDocumentIdentifier(uri: "file:///a.apns"), options: options))
    #expect(answer?.count == edits)
    try client.close()
  }
}
