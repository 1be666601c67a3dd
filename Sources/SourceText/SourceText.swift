/// An immutable text: its bytes exactly as they came, and where its lines begin.
///
/// The bytes are UTF-8 as a rule. Where they are not, every byte that belongs to no well-formed sequence counts as
/// one character of one unit in each encoding.
package struct SourceText: Sendable {
  package let bytes: [UInt8]

  /// The offset of the first byte of each line, in bytes; the first is 0. `\n`, `\r\n` and a lone `\r` end a line.
  package let lineStarts: [UInt32]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.lineStarts = LineScanner.lineStarts(of: bytes)
  }

  package init(_ string: String) {
    self.init(Array(string.utf8))
  }

  init(bytes: [UInt8], lineStarts: [UInt32]) {
    self.bytes = bytes
    self.lineStarts = lineStarts
  }

  package var count: Int { bytes.count }
  package var fullRange: ByteRange { ByteRange(0, bytes.count) }

  /// The text of a range, clamped to the text; broken UTF-8 is repaired with U+FFFD.
  package func string(in range: ByteRange) -> String {
    String(decoding: bytes[clamp(range)], as: UTF8.self)
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The byte at an offset, nil outside of the text.
  package func byte(at offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }

  /// Whether the range holds exactly these characters.
  package func matches(_ literal: StaticString, in range: ByteRange) -> Bool {
    let slice = bytes[clamp(range)]
    return slice.count == literal.utf8CodeUnitCount
      && slice.elementsEqual(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  func clamp(_ range: ByteRange) -> Range<Int> {
    let start = min(max(0, range.start), bytes.count)
    return start..<min(max(start, range.end), bytes.count)
  }
}
