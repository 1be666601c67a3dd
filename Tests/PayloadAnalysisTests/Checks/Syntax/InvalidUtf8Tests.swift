import PayloadAnalysis
import SourceText
import Testing

@Suite struct InvalidUtf8Tests {
  @Test func theOffsetIsNamed() {
    let bytes = Array(#"{ "aps": { "alert": "Caf"#.utf8) + [0xE9] + Array(#"" } }"#.utf8)
    let analysis = Analysis(SourceText(bytes), DocumentOptions(path: "a.apns"), now: 0)
    #expect(analysis.findings.map(\.code) == ["invalid-utf8"])
    #expect(analysis.findings.first?.range == ByteRange(24, 25))
    #expect(analysis.findings.first?.message.contains("offset 24 ") == true)
  }
}
