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

  /// With a byte order mark and without, in both orders of bytes (RFC 2781).
  @Test(arguments: [([0xFF, 0xFE], true), ([0xFE, 0xFF], false), ([], true), ([], false)] as [([UInt8], Bool)])
  func aTextInUTF16IsOneFinding(mark: [UInt8], isLittleEndian: Bool) {
    let units = #"{ "aps": { "alert": "Café" } }"#.utf16.flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return isLittleEndian ? bytes : bytes.reversed()
    }
    let analysis = Analysis(SourceText(mark + units), DocumentOptions(path: "a.apns"), now: 0)
    #expect(analysis.findings.map(\.code) == ["invalid-utf8"])
    #expect(analysis.findings.first?.message.contains("UTF-16") == true)
  }
}
