/// Marks between names, values and members, as JSON, other languages and East Asian keyboards write them.
enum Separator {
  /// The token of a full-width mark at an offset; nil if there is none.
  static func fullWidth(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> TokenKind? {
    guard offset >= 0, offset + 2 < bytes.count else { return nil }
    switch (bytes[offset], bytes[offset + 1], bytes[offset + 2]) {
    case (0xEF, 0xBC, 0x9A), (0xEF, 0xBC, 0x9D): return .otherColon  // ： ＝
    case (0xEF, 0xBC, 0x8C), (0xEF, 0xBC, 0x9B), (0xE3, 0x80, 0x81): return .otherComma  // ， ； 、
    default: return nil
    }
  }

  /// The bytes of a full-width mark.
  static let fullWidthLength = 3

  /// Whether a colon, or what people write for one, stands at an offset.
  @inline(__always)
  static func isColon(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch Scanner.byte(offset, in: bytes) {
    case UInt8(ascii: ":"): true
    case UInt8(ascii: "="): Scanner.conflictMark(at: offset, in: bytes) == nil
    case UInt8(ascii: "-"): Scanner.byte(offset + 1, in: bytes) == UInt8(ascii: ">")
    case 0xEF: fullWidth(at: offset, in: bytes) == .otherColon
    default: false
    }
  }

  /// Whether a string between any marks stands at an offset, ends on its line, and a colon follows it.
  static func isBehindName(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let opening = QuotationMark.mark(at: offset, in: bytes) else { return false }
    let stop = min(bytes.count, offset + longestName)
    var end = offset + opening.length
    while end < stop, !Scanner.isLineEnd(bytes[end]) {
      if let mark = QuotationMark.mark(at: end, in: bytes), QuotationMark.closes(mark.family, opening.family) {
        return isColon(at: Scanner.endOfSpaces(from: end + mark.length, in: bytes), in: bytes)
      }
      end += 1
    }
    return false
  }

  /// A name may be longer, but not so long that others are looked at instead. In bytes.
  private static let longestName = 200
}
