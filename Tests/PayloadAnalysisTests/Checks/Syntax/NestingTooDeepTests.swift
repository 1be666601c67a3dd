import PayloadAnalysis
import SourceText
import Testing

@Suite struct NestingTooDeepTests {
  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  private func codes(_ text: String) -> [String] {
    Analysis(SourceText(text), DocumentOptions(path: "a.apns"), now: 0).findings.map(\.code)
  }

  /// The document's own object is one level.
  @Test func theLimitIs512() {
    let start = #"{ "aps": { "alert": "Hello" }, "a": "#
    #expect(codes(start + nested(511) + " }") == [])
    #expect(codes(start + nested(512) + " }") == ["nesting-too-deep"])
  }

  @Test func deeperStillIsOneFinding() {
    #expect(codes(String(repeating: "[", count: 100_000)).contains("nesting-too-deep"))
  }
}
