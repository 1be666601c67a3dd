import PayloadAnalysis
import SourceText
import Testing

@Suite struct PayloadTooLargeTests {
  /// Counted by hand: `{"aps":{"alert":""}}` are 20 bytes and a Thai letter is 3. 20 + 3 × 1358 + 2 = 4096, and
  /// 20 + 3 × 1359 = 4097.
  @Test func theLimitIsInBytes() {
    let fits = SizeTesting.alert(String(repeating: "ก", count: 1358) + "ab")
    let isTooLarge = SizeTesting.alert(String(repeating: "ก", count: 1359))
    #expect(fits.utf8.count == 4096 && isTooLarge.utf8.count == 4097)
    #expect(!SizeTesting.codes(fits).contains("payload-too-large"))
    let finding = SizeTesting.findings(isTooLarge).first { $0.code == "payload-too-large" }
    #expect(finding?.severity == .error)
    #expect(finding?.range == ByteRange(0, 1))
    #expect(
      finding?.message == "The payload has 4097 bytes without white space, 1 more than the 4096 that APNs takes. "
        + "It answers 413 PayloadTooLarge and delivers nothing.")
  }

  @Test func whiteSpaceDoesNotCount() {
    let text = SizeTesting.alert(bytes: 4096).replacing(":", with: " :\n")
    #expect(!SizeTesting.codes(text).contains("payload-too-large"))
  }

  @Test func otherLimits() {
    let text = SizeTesting.alert(bytes: 5120)
    #expect(!SizeTesting.codes(text, DocumentOptions(path: "a.voip.apns")).contains("payload-too-large"))
    #expect(
      SizeTesting.codes(SizeTesting.alert(bytes: 5121), DocumentOptions(path: "a.voip.apns"))
        .contains("payload-too-large"))
    var budget = DocumentOptions(path: "a.apns")
    budget.limit = 100
    #expect(
      SizeTesting.findings(SizeTesting.alert(bytes: 101), budget).first?.message
        == "The payload has 101 bytes without white space, 1 more than the limit of 100. Send less.")
  }

  @Test func updatesMayBeBroadcasts() {
    let update =
      #"{"aps":{"timestamp":1750000000,"event":"update","content-state":{"a":"\#(String(repeating: "x", count: 4200))"}}}"#
    let message = SizeTesting.findings(update).first { $0.code == "payload-too-large" }?.message
    #expect(message?.contains("As a broadcast it may have 5120") == true)
    var options = DocumentOptions(path: "a.apns")
    options.isBroadcast = true
    #expect(!SizeTesting.codes(update, options).contains("payload-too-large"))
  }

  @Test func theHeaviestKeysAreNamed() {
    let long = String(repeating: "x", count: 4100)
    let text = #"{"aps":{"alert":{"title":"t","body":"\#(long)"}},"a":1,"b":[1,2],"c":"abc","d":null,"e":"abcdefgh"}"#
    let related = SizeTesting.findings(text + " ").first { $0.code == "payload-too-large" }?.related ?? []
    // `"body":"…",` is 6 + 1 + 4102 + 1 bytes, `"e":"abcdefgh",` 3 + 1 + 10 + 1.
    #expect(
      related.prefix(2).map(\.message) == ["`/aps/alert/body` has 4110 bytes.", "`/e` has 15 bytes."])
    #expect(related.count == 5)
  }

  /// 700 escapes of six bytes are 4200; as characters they are 2100.
  @Test func safeSavings() throws {
    let text = SizeTesting.alert(String(repeating: #"\u4f60"#, count: 700))
    let fix = try #require(SizeTesting.findings(text).first { $0.code == "payload-too-large" }?.fixes.first)
    #expect(fix.title == "Save 2100 bytes: characters instead of escapes, no flags that are off")
    #expect(fix.isSafe)
    let saved = SourceText(text).applying(fix.edits).string
    #expect(saved == SizeTesting.alert(String(repeating: "你", count: 700)))
    #expect(SizeTesting.codes(saved) == ["payload-too-large-escaped"])
  }

  @Test func eachPayloadHasItsOwnSize() {
    let text = "[\(SizeTesting.alert(bytes: 4000)), \(SizeTesting.alert(bytes: 4097)), \(SizeTesting.alert(bytes: 50))]"
    let findings = SizeTesting.findings(text, DocumentOptions(path: "a.json"))
    #expect(findings.filter { $0.code == "payload-too-large" }.map(\.pointer.description) == ["/1"])
  }

  /// What counts is the text that the string stands for.
  @Test func insideOfAString() {
    let inner = SizeTesting.alert(bytes: 4097).replacing("\"", with: "\\\"")
    let findings = SizeTesting.findings("{\"default\":\"x\",\"APNS\":\"\(inner)\"}", DocumentOptions(path: "a.json"))
    #expect(findings.first { $0.code == "payload-too-large" }?.pointer.description == "/APNS")
  }
}
