import PayloadAnalysis
import SourceText
import Testing

/// A file in UTF-16 (here `{"a":1,}` behind its byte order mark FF FE) holds NUL bytes; nothing in it may be changed.
@Test func textInAnotherEncodingIsLeftAlone() {
  let bytes: [UInt8] = [0xFF, 0xFE] + #"{"a":1,}"#.utf8.flatMap { [$0, 0] }
  let fixes = SafeFixes(Analysis(SourceText(bytes), DocumentOptions(path: "a.apns"), now: 0), now: 0)
  #expect(fixes.text.bytes == bytes)
  #expect(fixes.count == 0)
}
