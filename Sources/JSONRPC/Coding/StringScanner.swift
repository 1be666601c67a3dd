/// Looks through the inside of JSON strings eight bytes at a time.
enum StringScanner {
  /// The first offset of `start..<end` whose byte is a quote, a backslash or a control
  /// character; `end` if none is.
  static func endOfPlainRun(in text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    var offset = start
    guard let base = text.baseAddress else { return start }
    while offset < end {
      while offset + 8 <= end {
        let word = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if needsCare(word) { break }
        offset += 8
      }
      let stop = min(offset + 8, end)
      while offset < stop {
        let byte = text[offset]
        if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return offset }
        offset += 1
      }
    }
    return offset
  }

  /// Whether one of eight bytes is special. May say so of a byte that is not (never the other way round), which
  /// the caller then finds out.
  private static func needsCare(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let control = (word &- ones &* 0x20) & ~word
    let found = ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes) | control
    return found & (ones &* 0x80) != 0
  }
}
