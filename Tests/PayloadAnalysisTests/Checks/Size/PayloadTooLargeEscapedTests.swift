import PayloadAnalysis
import SourceText
import Testing

@Suite struct PayloadTooLargeEscapedTests {
  /// 20 + 3 × 679 = 2057 bytes, escaped 20 + 6 × 679 = 4094; with 680 letters 2060 and 4100.
  @Test func sixBytesALetter() {
    #expect(SizeTesting.codes(SizeTesting.alert(String(repeating: "ก", count: 679))) == [])
    let findings = SizeTesting.findings(SizeTesting.alert(String(repeating: "ก", count: 680)))
    #expect(findings.map(\.code) == ["payload-too-large-escaped"])
    #expect(findings.first?.severity == .hint)
    #expect(findings.first?.message.contains("would make 4100 bytes of it") == true)
  }

  /// An emoji is a surrogate pair: twelve bytes.
  @Test func twelveBytesAnEmoji() {
    #expect(SizeTesting.codes(SizeTesting.alert(String(repeating: "🍵", count: 339))) == [])
    #expect(
      SizeTesting.codes(SizeTesting.alert(String(repeating: "🍵", count: 340))) == ["payload-too-large-escaped"])
  }
}
