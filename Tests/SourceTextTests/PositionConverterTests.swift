import SourceText
import Testing

/// Positions far behind the start of their line, which the plain way finds by going there byte by byte.
@Suite struct PositionConverterTests {
  static let texts = [
    "",
    "a\r\nb\rc\n",
    String(repeating: "x", count: 1100),
    String(repeating: "é你📦x", count: 110) + "\r\n" + String(repeating: "📦", count: 140) + "\r" + "y",
    String(repeating: "\u{FFFD}-", count: 260) + "\n\n",
  ]

  @Test(arguments: PositionEncoding.allCases, texts)
  func allOffsets(encoding: PositionEncoding, string: String) {
    check(SourceText(string), encoding)
  }

  @Test(arguments: PositionEncoding.allCases)
  func brokenUTF8(encoding: PositionEncoding) {
    let pieces: [[UInt8]] = [
      [0x80], [0xC3], [0xF0, 0x9F], [0xC3, 0xA9], [0x41], [0xF0, 0x9F, 0x93, 0xA6], [0xBF, 0xBF],
    ]
    check(SourceText((0..<500).flatMap { pieces[($0 * $0 + $0 / 7) % pieces.count] }), encoding)
  }

  private func check(_ text: SourceText, _ encoding: PositionEncoding) {
    var converter = PositionConverter(text, encoding)
    let offsets = Array(-1...text.count + 1)
    for offset in offsets + offsets.reversed() {
      let expected = text.position(at: offset, encoding: encoding)
      let position = converter.position(at: offset)
      if position != expected {
        Issue.record("offset \(offset): \(position), not \(expected)")
        return
      }
    }
  }
}
