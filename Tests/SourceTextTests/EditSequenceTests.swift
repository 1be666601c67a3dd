import SourceText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Random numbers that are the same in each run (xorshift64*).
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// Edits of all kinds of text, one after the other: the text, its lines and its positions are those of a naive one.
@Suite struct EditSequenceTests {
  /// 20,000 sequences in thorough runs, in parts that run side by side.
  private static let sequences =
    ProcessInfo.processInfo.environment["APNS_LSP_THOROUGH"] == nil ? 100 : 1000

  private static let pieces: [[UInt8]] =
    ["\n", "\r\n", "\r", "a", "bc", "\"", "ä", "€", "\u{1F600}", "e\u{301}", "", "{\r\n  \"x\": 1\r}\n"].map {
      Array($0.utf8)
    } + [[0xFF], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0x80]]

  @Test(arguments: 1...20) func equalsNaiveText(seed: UInt64) {
    var numbers = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<Self.sequences {
      var naive = NaiveText(bytes: Self.piece(5, &numbers))
      var text = SourceText(naive.bytes)
      for _ in 0..<Int.random(in: 1...8, using: &numbers) {
        let start = Int.random(in: 0...naive.bytes.count, using: &numbers)
        let end = Int.random(in: start...min(naive.bytes.count, start + 6), using: &numbers)
        let replacement = Self.piece(3, &numbers)
        text = text.replacing(ByteRange(start, end), with: replacement)
        naive.bytes.replaceSubrange(start..<end, with: replacement)
        guard Self.compare(text, naive, &numbers) else { return }
      }
    }
  }

  private static func piece(_ most: Int, _ numbers: inout Numbers) -> [UInt8] {
    (0..<Int.random(in: 0...most, using: &numbers)).flatMap { _ in pieces.randomElement(using: &numbers) ?? [] }
  }

  private static func compare(_ text: SourceText, _ naive: NaiveText, _ numbers: inout Numbers) -> Bool {
    let lines = naive.lines
    #expect(text.bytes == naive.bytes)
    #expect(text.lineStarts.map(Int.init) == lines.map(\.start), "\(naive.bytes)")
    guard text.bytes == naive.bytes, text.lineStarts.map(Int.init) == lines.map(\.start) else { return false }
    for encoding in PositionEncoding.allCases {
      let offset = Int.random(in: -1...naive.bytes.count + 1, using: &numbers)
      let position = text.position(at: offset, encoding: encoding)
      let wanted = Position(
        line: Int.random(in: -1...lines.count, using: &numbers), character: Int.random(in: -1...9, using: &numbers))
      let found = text.offset(of: wanted, encoding: encoding)
      guard position == naive.position(at: offset, encoding), found == naive.offset(of: wanted, encoding) else {
        Issue.record("\(naive.bytes), \(encoding): \(offset) is \(position), \(wanted) is \(found)")
        return false
      }
    }
    return true
  }
}
