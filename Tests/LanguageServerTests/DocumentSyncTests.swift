import LanguageServerProtocol
import PayloadAnalysis
import SourceText
import Testing

@testable import LanguageServer

private typealias Position = LanguageServerProtocol.Position
private typealias Range = LanguageServerProtocol.Range

private func change(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> TextDocumentContentChangeEvent {
  TextDocumentContentChangeEvent(
    range: Range(
      start: Position(line: start.0, character: start.1), end: Position(line: end.0, character: end.1)), text: text)
}

private func document(_ text: String) -> Document {
  Document(
    TextDocumentItem(uri: "file:///a.apns", languageId: "apns", version: 1, text: text),
    AnalysisCircumstances(options: DocumentOptions(role: .payload), now: { 0 }))
}

@Suite struct DocumentSyncTests {
  /// Text, edits of one notification (characters in UTF-16 units), text afterwards.
  @Test(arguments: [
    ("abc", [change((0, 1), (0, 2), "X")], "aXc"),
    ("a\nb\nc", [change((0, 1), (2, 0), "")], "ac"),
    ("a\r\nb\rc\n", [change((1, 0), (2, 1), "x\ny")], "a\r\nx\ny\n"),
    ("📦é", [change((0, 2), (0, 2), "|"), change((0, 4), (0, 4), "|")], "📦|é|"),
    ("a", [TextDocumentContentChangeEvent(text: "b\nc"), change((1, 0), (1, 1), "d")], "b\nd"),
    ("ab\ncd", [change((0, 99), (0, 200), "!"), change((77, 3), (99, 1), "?")], "ab!\ncd?"),
    ("ab", [change((-1, -1), (0, 1), "x")], "xb"),
    ("📦", [change((0, 1), (0, 1), "x")], "x📦"),
    ("abc", [change((0, 2), (0, 1), "x")], "abxc"),
    ("abc", [change((Int.max, Int.max), (Int.max, Int.max), "x")], "abcx"),
    ("abc", [change((0, Int.max), (Int.min, Int.min), "x")], "abcx"),
  ])
  func changes(text: String, changes: [TextDocumentContentChangeEvent], expected: String) {
    let document = document(text)
    document.apply(changes, version: 2, encoding: .utf16)
    #expect(document.content.text.string == expected)
    #expect(document.content.version == 2)
  }

  /// Random edits, made by the store and by a model that counts the scalars of a string one by one.
  @Test(arguments: PositionEncoding.allCases)
  func randomEditsAgreeWithASimpleModel(encoding: PositionEncoding) {
    var generator = SplitMix(state: 7)
    var model = Array("{\"a\": \"é📦\"}\r\n\"b\"\rc\n".unicodeScalars)
    let document = document(String(String.UnicodeScalarView(model)))
    for step in 0..<1500 {
      let places = (0..<2).map { _ in Model.place(in: model, using: &generator) }.sorted()
      let new = Model.text(using: &generator)
      let range = Range(
        start: Model.position(of: places[0], in: model, encoding),
        end: Model.position(of: places[1], in: model, encoding))
      model.replaceSubrange(places[0]..<places[1], with: new)
      document.apply(
        [TextDocumentContentChangeEvent(range: range, text: String(String.UnicodeScalarView(new)))], version: step,
        encoding: encoding)
      let expected = String(String.UnicodeScalarView(model))
      guard document.content.text.string == expected else {
        Issue.record("step \(step): \(document.content.text.string.debugDescription), not \(expected.debugDescription)")
        return
      }
      #expect(document.content.text.lineStarts == SourceText(expected).lineStarts)
      if model.count > 400 {
        model.removeLast(300)
        let whole = String(String.UnicodeScalarView(model))
        document.apply([TextDocumentContentChangeEvent(text: whole)], version: step, encoding: encoding)
      }
    }
  }

  @Test(arguments: [
    ("file:///c%3A/Users/a.apns", "file:///C:/Users/a.apns", true),
    ("file:///tmp/a%20b%23.apns", "FILE:///tmp/a b#.apns", true),
    ("file:///tmp/%C3%A9.apns", "file:///tmp/é.apns", true),
    ("untitled:Untitled-1", "untitled:Untitled-1", true),
    ("file:///tmp/A.apns", "file:///tmp/a.apns", false),
    ("untitled:a", "untitled:b", false),
    ("git:/a.json?%7B%22ref%22%3A1%7D", "git:/a.json?%7B%22ref%22%3A2%7D", false),
    ("file:///%zz%4", "file:///%zz%4", true),
    ("", "", true),
  ])
  func urisThatNameTheSameDocument(first: String, second: String, isSame: Bool) {
    #expect((DocumentKey(first) == DocumentKey(second)) == isSame)
  }

  @Test(arguments: [
    ("file:///tmp/a%20b.apns", "/tmp/a b.apns"), ("file://server/share/a.apns", "/share/a.apns"),
    ("file:/tmp/a.apns", "/tmp/a.apns"), ("untitled:Untitled-1", "Untitled-1"), ("a.apns", "a.apns"),
    ("git:/repo/a.json?%7B%7D", "/repo/a.json"), ("file:///a?b%3Fc", "/a?b?c"), ("inmemory://model/1", "/1"),
  ])
  func pathsOfURIs(uri: String, path: String) {
    #expect(URIPath.path(of: uri) == path)
  }

  @Test func aDocumentUnderTwoSpellings() throws {
    let client = try TestClient(ClientCapabilities())
    client.open("{", "file:///c%3A/a.apns")
    #expect(try client.next(PublishDiagnosticsNotification.self).diagnostics.isEmpty == false)
    client.change([TextDocumentContentChangeEvent(text: "{}")], "file:///C:/a.apns")
    let published = try client.next(PublishDiagnosticsNotification.self)
    #expect(published.uri == "file:///c%3A/a.apns")
    client.close("file:///c:/a.apns")
    if !published.diagnostics.isEmpty { _ = try client.next(PublishDiagnosticsNotification.self) }
    try client.close()
  }

  @Test func documentsThatAreNotOpen() throws {
    let client = try TestClient(ClientCapabilities())
    client.change([TextDocumentContentChangeEvent(text: "{}")])
    client.close("file:///a.apns")
    let options = FormattingOptions(tabSize: 2, insertSpaces: true)
    let edits = try client.request(
      DocumentFormattingRequest.self,
      DocumentFormattingParams(textDocument: TextDocumentIdentifier(uri: "file:///a.apns"), options: options))
    #expect(edits == nil)
    try client.close()
  }
}

/// A text as an array of scalars.
private enum Model {
  static func place(in text: [Unicode.Scalar], using generator: inout some RandomNumberGenerator) -> Int {
    let place = Int.random(in: 0...text.count, using: &generator)
    // No position parts `\r` and `\n`.
    let isBetween = place > 0 && place < text.count && text[place - 1] == "\r" && text[place] == "\n"
    return isBetween ? place - 1 : place
  }

  static func text(using generator: inout some RandomNumberGenerator) -> [Unicode.Scalar] {
    let letters = Array("ab \"{},:é你📦\u{301}\u{2028}\n\r".unicodeScalars)
    return (0..<Int.random(in: 0...6, using: &generator)).compactMap { _ in letters.randomElement(using: &generator) }
  }

  static func position(of place: Int, in text: [Unicode.Scalar], _ encoding: PositionEncoding) -> Position {
    var position = Position(line: 0, character: 0)
    for (index, scalar) in text[..<place].enumerated() {
      let isEnd = scalar == "\n" || scalar == "\r" && !(index + 1 < text.count && text[index + 1] == "\n")
      if isEnd {
        position = Position(line: position.line + 1, character: 0)
      } else {
        switch encoding {
        case .utf8: position.character += String(scalar).utf8.count
        case .utf16: position.character += String(scalar).utf16.count
        case .utf32: position.character += 1
        }
      }
    }
    return position
  }
}

/// The same sequence on each run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
