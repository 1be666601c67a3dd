import Testing

@testable import JSONRPC

/// Long strings are read apart from their message; nobody may see a difference.
@Suite struct LongTextTests {
  private struct Params: Decodable, Equatable {
    var before: String
    var text: Text
    var after: [String]
  }

  /// What asks for the bytes of a string.
  private struct Text: Decodable, Equatable {
    var utf8: [UInt8]

    init(from decoder: any Decoder) throws { utf8 = try decoder.singleValueContainer().decode([UInt8].self) }
  }

  private static let filler = String(repeating: "x", count: LongText.shortest)

  private func params(_ text: String) throws -> Params? {
    let body = #"{"jsonrpc":"2.0","method":"m","params":{"before":"b\"","text":"\#(text)","after":["a\\",""]}}"#
    guard case .notification("m", let params) = IncomingMessage(body: Array(body.utf8)) else { return nil }
    return try params.decode(Params.self)
  }

  /// The value of a string between two fillers, so that the string is long, and alone, so that it is not.
  @Test(arguments: [
    ("", ""), ("a", "a"), (#"\n\r\t\b\f\/\\\""#, "\n\r\t\u{8}\u{c}/\\\""), ("é", "é"), ("📦", "📦"), (#"\u00e9"#, "é"),
    (#"\ud83d\udce6"#, "📦"), (#"\ud83d"#, "\u{FFFD}"), (#"\ud83d\u0041"#, "\u{FFFD}A"), (#"\\\\\""#, #"\\""#),
    ("\u{7f}", "\u{7f}"), (#"\u0000"#, "\0"), ("1234567\\n12345678\\\"", "1234567\n12345678\""),
  ])
  func values(_ written: String, _ value: String) throws {
    for padding in ["", "1", "1234567", "12345678"] {
      let short = try #require(try params(padding + written))
      #expect(String(decoding: short.text.utf8, as: UTF8.self) == padding + value)
      let long = try #require(try params(padding + Self.filler + written + Self.filler))
      #expect(long.text.utf8 == Array((padding + Self.filler + value + Self.filler).utf8))
      #expect(long.before == "b\"")
      #expect(long.after == ["a\\", ""])
      #expect(try params(Self.filler + padding + written) != nil)
    }
  }

  @Test(arguments: ["\n", "\u{1f}", #"\x"#, #"\u12"#, #"\"#, "\"", "\", \"text\": \""])
  func whatIsNoStringIsLeftToTheParser(_ written: String) throws {
    let alone = try params(written)
    let long = try? params(Self.filler + written)
    #expect((alone == nil) == (long == nil))
  }

  @Test func brokenUTF8IsRefused() {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F]] {
      let body = Array(#"{"method":"m","params":{"text":""#.utf8) + Array(Self.filler.utf8) + bytes + Array("\"}}".utf8)
      guard case .invalid = IncomingMessage(body: body) else {
        Issue.record("\(bytes) was taken")
        continue
      }
    }
  }

  @Test func aLongNameOrMethodDoesNoHarm() {
    for body in [
      #"{"method":"\#(Self.filler)"}"#, #"{"\#(Self.filler)":1,"method":"m"}"#, #"["\#(Self.filler)"]"#,
      #""\#(Self.filler)""#, #"{"id":"\#(Self.filler)","method":"m"}"#, #""\#(Self.filler)"#,
    ] {
      _ = IncomingMessage(body: Array(body.utf8))
    }
    let body = #"{"id":"\#(Self.filler)","method":"m"}"#
    guard case .request(.string(Self.filler), "m", _) = IncomingMessage(body: Array(body.utf8)) else {
      Issue.record("the id was lost")
      return
    }
  }

  @Test func aResultMayBeLong() throws {
    let body = #"{"id":1,"result":["\#(Self.filler)","b"]}"#
    guard case .response(_, .success(let result)) = IncomingMessage(body: Array(body.utf8)) else {
      Issue.record("no result")
      return
    }
    #expect(try result.decode([String].self) == [Self.filler, "b"])
  }
}
