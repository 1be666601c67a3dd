import SourceText

/// Text of any language between brackets, looked at without being parsed.
enum NestedText {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Behind the bracket that closes the one at an offset; `stop` if none does before it. Brackets in strings that end on
  /// their line do not count.
  static func end(of opening: Int, notBehind stop: Int, in bytes: Bytes) -> Int {
    var offset = opening
    var depth = 0
    while offset < stop {
      switch bytes[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"):
        depth -= 1
        if depth <= 0 { return offset + 1 }
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): offset = endOfString(at: offset, in: bytes) - 1
      default: break
      }
      offset += 1
    }
    return stop
  }

  /// Behind a string; just behind its mark if it does not end on its line.
  private static func endOfString(at start: Int, in bytes: Bytes) -> Int {
    var offset = start + 1
    while offset < bytes.count, !Scanner.isLineEnd(bytes[offset]) {
      if bytes[offset] == bytes[start] { return offset + 1 }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return start + 1
  }

  /// Whether a name stands in a range as a whole word.
  static func holds(_ name: String, _ range: ByteRange, in bytes: Bytes) -> Bool {
    let word = Array(name.utf8)
    guard let first = word.first, word.count <= range.count else { return false }
    for offset in range.start...(range.end - word.count) where bytes[offset] == first {
      let end = offset + word.count
      if bytes[offset..<end].elementsEqual(word), !isLetter(offset - 1, in: bytes), !isLetter(end, in: bytes) {
        return true
      }
    }
    return false
  }

  private static func isLetter(_ offset: Int, in bytes: Bytes) -> Bool {
    guard let byte = Scanner.byte(offset, in: bytes) else { return false }
    return byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
