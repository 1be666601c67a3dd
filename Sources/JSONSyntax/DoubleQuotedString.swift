import SourceText

/// Finds the end of a string that begins with `"`, also where its closing quote was forgotten.
enum DoubleQuotedString {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  struct Result {
    var end: Int
    var flags: NodeFlags
    /// It holds control characters, line ends among them.
    var hasControl = false
  }

  @inline(__always)
  static func scan(at start: Int, in bytes: Bytes) -> Result {
    var flags: NodeFlags = []
    var hasControl = false
    var offset = start + 1
    let count = bytes.count
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return Result(end: start, flags: []) }
    var high: UInt64 = 0
    while offset < count {
      // Eight bytes at a time as long as none of them is a quote, a backslash or a control character.
      while offset + 8 <= count {
        let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
        let mask = PlainRun.specialBytes(in: word)
        if mask != 0 {
          let before = UInt64(mask.trailingZeroBitCount & ~7)
          high |= word & ~(UInt64.max << before)
          offset += Int(before >> 3)
          break
        }
        high |= word
        offset += 8
      }
      guard offset < count else { break }
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        if high & 0x8080_8080_8080_8080 != 0 { flags.insert(.nonASCII) }
        if offset + 1 < count, !Scanner.endsValue(bytes[offset + 1]),
          let early = MissingQuote.endBefore(quote: offset, of: start, in: bytes)
        {
          return Result(end: early.end, flags: flags.union(early.flags), hasControl: hasControl)
        }
        return Result(end: offset + 1, flags: flags, hasControl: hasControl)
      }
      if byte == UInt8(ascii: "\\") {
        flags.insert(.hasEscapes)
        offset += offset + 1 < count && !Scanner.isLineEnd(bytes[offset + 1]) ? 2 : 1
      } else if byte < 0x20 {
        if Scanner.isLineEnd(byte) {
          guard MissingQuote.continues(afterLineEnd: offset, in: bytes) else {
            if high & 0x8080_8080_8080_8080 != 0 { flags.insert(.nonASCII) }
            let early = MissingQuote.endOnLine(of: start, lineEnd: offset, in: bytes)
            return Result(end: early.end, flags: flags.union(early.flags), hasControl: hasControl)
          }
          return scanOverLines(from: offset, flags: flags, high: high, in: bytes)
        }
        hasControl = true
        offset += 1
      } else {
        high |= UInt64(byte)
        offset += 1
      }
    }
    if high & 0x8080_8080_8080_8080 != 0 { flags.insert(.nonASCII) }
    let early = MissingQuote.endOnLine(of: start, lineEnd: count, in: bytes)
    return Result(end: early.end, flags: flags.union(early.flags), hasControl: hasControl)
  }

  /// The rest of a string whose closing quote is known to stand on a later line.
  private static func scanOverLines(from offset: Int, flags: NodeFlags, high: UInt64, in bytes: Bytes) -> Result {
    var flags = flags
    var offset = offset
    var high = high
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        flags.insert(.hasEscapes)
        offset += 1
      }
      high |= UInt64(byte)
      offset += 1
    }
    if high & 0x8080_8080_8080_8080 != 0 { flags.insert(.nonASCII) }
    return Result(end: min(offset + 1, bytes.count), flags: flags, hasControl: true)
  }
}

/// Guesses where a string ends whose closing quote was forgotten, from what stands around.
enum MissingQuote {
  typealias Bytes = UnsafeBufferPointer<UInt8>
  typealias End = (end: Int, flags: NodeFlags)

  /// Whether a string goes on behind the end of its line: the next quote is then followed by what follows a string.
  static func continues(afterLineEnd offset: Int, in bytes: Bytes) -> Bool {
    var quote = offset
    while quote < bytes.count, bytes[quote] != UInt8(ascii: "\"") {
      quote += bytes[quote] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard quote < bytes.count else { return false }
    let next = Scanner.endOfWhitespace(from: quote + 1, in: bytes)
    return next >= bytes.count || Scanner.endsValue(bytes[next])
  }

  /// The end of a string that has no closing quote before the end of its line. Commas and closing brackets at the
  /// end of the line are not taken for part of it, nor is what looks like the value of an unclosed name.
  static func endOnLine(of start: Int, lineEnd: Int, in bytes: Bytes) -> End {
    if let colon = colonOfName(from: start + 1, to: lineEnd, in: bytes) { return (colon, .unclosed) }
    var end = lineEnd
    while end > start + 1 {
      let byte = bytes[end - 1]
      guard Scanner.endsValue(byte), byte != UInt8(ascii: ":") else { break }
      end -= 1
    }
    return closedByOtherMark(end, of: start, in: bytes) ?? (end, .unclosed)
  }

  /// The end of a string whose closing quote seems to be the opening one of the next: `"a": "x, "b": 1`. nil if
  /// nothing speaks for that.
  static func endBefore(quote: Int, of start: Int, in bytes: Bytes) -> End? {
    var end = quote
    while end > start + 1, isStructural(bytes[end - 1]) { end -= 1 }
    guard end < quote, bytes[end..<quote].contains(where: { !Scanner.isWhitespace($0) }) else { return nil }
    // The next string then ends with its own quote, and something that follows a string.
    var next = quote + 1
    while next < bytes.count, bytes[next] != UInt8(ascii: "\""), !Scanner.isLineEnd(bytes[next]) {
      next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") else { return nil }
    let behind = Scanner.endOfWhitespace(from: next + 1, in: bytes)
    guard behind < bytes.count, Scanner.endsValue(bytes[behind]) else { return nil }
    return closedByOtherMark(end, of: start, in: bytes) ?? (end, .unclosed)
  }

  /// A typographic mark at the end closes the string: `"Hello”`.
  private static func closedByOtherMark(_ end: Int, of start: Int, in bytes: Bytes) -> End? {
    let length = QuotationMark.length(endingAt: end, notBefore: start + 1, in: bytes)
    return length > 1 ? (end, .otherQuotes) : nil
  }

  private static func isStructural(_ byte: UInt8) -> Bool {
    Scanner.endsValue(byte) || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  /// The colon behind a name without closing quote (`"badge: 5,`): words of a name, then a colon, then what begins a
  /// value other than text.
  private static func colonOfName(from start: Int, to lineEnd: Int, in bytes: Bytes) -> Int? {
    guard start < lineEnd, isLetter(bytes[start]) else { return nil }
    var colon = start
    while colon < lineEnd, isLetter(bytes[colon]) || Scanner.continuesNumber(bytes[colon]) || bytes[colon] == 0x20 {
      colon += 1
    }
    guard colon < lineEnd, bytes[colon] == UInt8(ascii: ":") else { return nil }
    var value = colon + 1
    while value < lineEnd, bytes[value] == 0x20 || bytes[value] == 0x09 { value += 1 }
    guard value < lineEnd else { return colon }
    switch bytes[value] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return colon
    default: return nil
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
