/// Runs of characters in strings that stand for themselves, found eight bytes at a time. Public, because only then the
/// compiler puts it into the code of other modules.
public enum PlainRun {
  /// The first offset of `start..<end` whose byte is a quote, a backslash or a control character, or where that is
  /// wanted the first byte of a character beyond ASCII; `end` if none is.
  @inlinable @inline(__always)
  public static func end(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, stopsBeyondASCII: Bool = false
  ) -> Int {
    guard let base = UnsafeRawPointer(text.baseAddress), end <= text.count else { return start }
    var offset = start
    while offset + 8 <= end {
      let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      let mask = specialBytes(in: word) | (stopsBeyondASCII ? word & highBits : 0)
      if mask != 0 { return offset + mask.trailingZeroBitCount >> 3 }
      offset += 8
    }
    while offset < end {
      let byte = text[offset]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      if stopsBeyondASCII, byte >= 0x80 { break }
      offset += 1
    }
    return offset
  }

  @inlinable static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// The high bit of each byte that is `"`, `\` or below 0x20. Bytes above the lowest one may be set in error.
  @inlinable @inline(__always)
  public static func specialBytes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let isQuote = (quote &- ones) & ~quote
    let isBackslash = (backslash &- ones) & ~backslash
    let isControl = (word &- (ones &* 0x20)) & ~word
    return (isQuote | isBackslash | isControl) & highBits
  }
}
