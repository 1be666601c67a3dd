import JSONRPC
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// Params that are read without Codable are what Codable reads, and are refused with the same words.
@Suite struct ParamsTests {
  private static let document: LSPAny = ["uri": "file:///a.apns"]
  private static let place: LSPAny = ["line": 3, "character": 14]
  private static let range: LSPAny = ["start": place, "end": ["line": 4, "character": 0]]
  private static let options: LSPAny = [
    "tabSize": 2, "insertSpaces": true, "trimTrailingWhitespace": true, "insertFinalNewline": false,
    "trimFinalNewlines": true,
  ]
  private static let diagnostic: LSPAny = [
    "range": range, "severity": 2, "code": "wrong-type", "codeDescription": ["href": "https://a"], "source": "apns",
    "message": "m", "tags": [1, 2], "data": ["a": [nil, true, 1, .double(0.5), "b", [:]]],
    "relatedInformation": [["location": ["uri": "file:///b", "range": range], "message": "n"]],
  ]

  @Test func documents() {
    check(
      DidOpenTextDocumentParams.self,
      ["textDocument": ["uri": "file:///a.apns", "languageId": "apns", "version": 1, "text": "{\n}\u{1F4E6}"]])
    check(
      DidChangeTextDocumentParams.self,
      [
        "textDocument": ["uri": "file:///a.apns", "version": 2],
        "contentChanges": [["range": Self.range, "rangeLength": 1, "text": "\"a\""], ["text": ""]],
      ])
  }

  @Test func placesInDocuments() {
    check(TextDocumentParams.self, ["textDocument": Self.document])
    check(TextDocumentPositionParams.self, ["textDocument": Self.document, "position": Self.place])
    check(
      CompletionParams.self,
      [
        "textDocument": Self.document, "position": Self.place,
        "context": ["triggerKind": 2, "triggerCharacter": "\""],
      ])
    check(InlayHintParams.self, ["textDocument": Self.document, "range": Self.range])
    check(SelectionRangeParams.self, ["textDocument": Self.document, "positions": [Self.place, Self.place]])
    check(
      DocumentDiagnosticParams.self,
      ["textDocument": Self.document, "identifier": "apns", "previousResultId": "1"])
  }

  /// Of clients that announce much, all variants take long.
  @Test(arguments: ClientFixture.all) func capabilities(of client: ClientFixture) {
    let isShort = JSONBytes.encoding(client.capabilities).count < 1000
    check(ClientCapabilities.self, client.capabilities, variants: isShort)
  }

  @Test func initialize() {
    check(
      InitializeParams.self,
      [
        "processId": 1, "rootPath": "/a", "rootUri": "file:///a",
        "initializationOptions": ["limit": 1], "capabilities": ["window": ["workDoneProgress": true]],
        "trace": "verbose", "workspaceFolders": [["uri": "file:///a", "name": "a"]], "workDoneToken": 1,
      ])
  }

  @Test func formatting() {
    check(DocumentFormattingParams.self, ["textDocument": Self.document, "options": Self.options])
    check(
      DocumentRangeFormattingParams.self,
      ["textDocument": Self.document, "range": Self.range, "options": Self.options])
    check(
      DocumentOnTypeFormattingParams.self,
      ["textDocument": Self.document, "position": Self.place, "ch": "}", "options": Self.options])
  }

  @Test func actions() {
    check(
      CodeActionParams.self,
      [
        "textDocument": Self.document, "range": Self.range,
        "context": ["diagnostics": [Self.diagnostic], "only": ["quickfix", "source.fixAll"], "triggerKind": 1],
      ])
    check(Diagnostic.self, Self.diagnostic, comparesRefusals: false)
  }

  /// A few refusals in words, so that the two ways are not wrong alike.
  @Test(arguments: [
    (#"{}"#, "`textDocument` is missing."),
    (#"[]"#, "an object is due."),
    (#"{"textDocument":[]}"#, "`textDocument`: an object is due."),
    (#"{"textDocument":{"uri":1},"contentChanges":[]}"#, "`uri`: a string is due."),
    (#"{"textDocument":{"uri":"a","version":1.5},"contentChanges":[]}"#, "`version`: an integer is due."),
    (#"{"textDocument":{"uri":"a","version":1},"contentChanges":[1]}"#, "`contentChanges`: an object is due."),
    (#"{"textDocument":{"uri":"a","version":1},"contentChanges":[{"text":[65]}]}"#, "`text`: a string is due."),
  ])
  func refusals(params: String, message: String) throws {
    #expect(read(DidChangeTextDocumentParams.self, params).description == message)
  }

  // MARK: - The two ways

  private enum Outcome<Value: Equatable>: Equatable {
    case value(Value)
    case refusal(String)

    init(_ read: () throws(ResponseError) -> Value) {
      do {
        self = .value(try read())
      } catch {
        self = .refusal(error.code == .invalidParams ? error.message : "code \(error.code.rawValue)")
      }
    }

    var description: String {
      switch self {
      case .value(let value): "\(value)"
      case .refusal(let message): message
      }
    }
  }

  private func params(_ text: String) -> RawValue? {
    guard case .notification(_, let params) = IncomingMessage(body: Array(#"{"method":"m","params":\#(text)}"#.utf8))
    else { return nil }
    return params
  }

  private func read<Value: JSONReadable & Equatable>(_: Value.Type, _ text: String) -> Outcome<Value> {
    Outcome { () throws(ResponseError) in
      guard let params = params(text) else { throw ResponseError(.parseError, "") }
      return try Value(reading: JSONReader(params))
    }
  }

  /// - Parameters:
  ///   - comparesRefusals: whether what is refused is refused with the same words.
  ///   - variants: whether the sample is also tried with each place in it changed.
  private func check<Value: JSONReadable & Decodable & Equatable>(
    _ type: Value.Type, _ sample: LSPAny, comparesRefusals: Bool = true, variants: Bool = true
  ) {
    let text = String(decoding: JSONBytes.encoding(sample), as: UTF8.self)
    if case .refusal(let message) = read(type, text) { Issue.record("\(type): \(message)") }
    for text in [text] + (variants ? Self.variants(of: sample) : []) {
      let direct = read(type, text)
      let coded = Outcome { () throws(ResponseError) in
        guard let params = params(text) else { throw ResponseError(.invalidRequest, "") }
        return try params.decode(type)
      }
      if !comparesRefusals, case .refusal = direct, case .refusal = coded { continue }
      #expect(direct == coded, "\(type) of \(text)")
    }
  }

  /// The texts of a value in which one place is another than it should be.
  private static func variants(of value: LSPAny) -> [String] {
    let others = [
      "null", "true", "0", "-1", "7", "1.0", "1e3", "1.5", "99999999999999999999", "1e999", #""""#, #""\u0041\ud83d""#,
      "[]", "[1]", "[null]", "{}", #"{"uri":"b"}"#,
    ]
    switch value {
    case .object(let members):
      let members = members.sorted { $0.key < $1.key }.map { ($0.key, text(of: $0.value), variants(of: $0.value)) }
      return others + members.indices.flatMap { variants(of: members, at: $0) } + many(members.map { ($0.0, $0.1) })
    case .array(let elements):
      let texts = elements.map(text)
      return others
        + elements.indices.flatMap { index in
          variants(of: elements[index]).map { variant in
            "[" + (texts[..<index] + [variant] + texts[(index + 1)...]).joined(separator: ",") + "]"
          }
        }
    default: return others
    }
  }

  private static func variants(
    of members: [(name: String, text: String, variants: [String])], at index: Int
  ) -> [String] {
    let (name, text, variants) = members[index]
    let before = members[..<index].map { #""\#($0.name)":\#($0.text)"# }
    let after = members[(index + 1)...].map { #""\#($0.name)":\#($0.text)"# }
    let escaped = name.unicodeScalars.map { "\\u00" + String($0.value, radix: 16) }.joined()
    let places =
      [
        [], [#""\#(name)":null,"\#(name)":\#(text)"#], [#""\#(name)":\#(text),"\#(name)":null"#],
        [#""x":{"\#(name)":1},"\#(name)":\#(text),"\#(name)x":2"#], [#""\#(escaped)":\#(text)"#],
      ] + variants.map { [#""\#(name)":\#($0)"#] }
    return places.map { "{" + (before + $0 + after).joined(separator: ",") + "}" }
  }

  /// The members behind so many others that they are found another way.
  private static func many(_ members: [(name: String, text: String)]) -> [String] {
    let others = (0..<40).map { #""\#($0)":\#($0)"# }
    return ["{" + (others + members.map { #""\#($0.name)":\#($0.text)"# }).joined(separator: ",") + "}"]
  }

  private static func text(of value: LSPAny) -> String {
    String(decoding: JSONBytes.encoding(value), as: UTF8.self)
  }
}
