import SourceText

/// Finds the end of a string that begins with `"`, also where its closing quote was forgotten, or where others stand
/// inside of it.
enum DoubleQuotedString {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  struct Result {
    var end: Int
    var flags: NodeFlags
    /// It holds control characters, line ends among them.
    var hasControl = false

    /// Whether there may be something wrong inside.
    @inline(__always)
    var needsInspection: Bool { hasControl || !flags.isEmpty }
  }

  @inline(__always)
  static func scan(at start: Int, in bytes: Bytes) -> Result {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return Result(end: start, flags: []) }
    var offset = start + 1
    var high: UInt64 = 0
    // Eight bytes at a time as long as none of them is a quote, a backslash or a control character.
    while offset + 8 <= bytes.count {
      let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      let mask = PlainRun.specialBytes(in: word)
      if mask == 0 {
        high |= word
        offset += 8
        continue
      }
      let before = UInt64(mask.trailingZeroBitCount & ~7)
      high |= word & ~(UInt64.max << before)
      offset += Int(before >> 3)
      break
    }
    let isASCII = high & PlainRun.highBits == 0
    if offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\""), Scanner.endsValue(bytes[offset + 1]) {
      return Result(end: offset + 1, flags: isASCII ? [] : .nonASCII)
    }
    return scanRest(of: start, from: offset, isASCII ? [] : .nonASCII, in: bytes)
  }

  /// What the short way of `scan` leaves: `offset` is the first byte that may be special.
  @inline(never)
  private static func scanRest(of start: Int, from offset: Int, _ flags: NodeFlags, in bytes: Bytes) -> Result {
    var result = Result(end: offset, flags: flags)
    while result.end < bytes.count {
      let next = PlainRun.end(in: bytes, from: result.end, to: bytes.count)
      if bytes[result.end..<next].contains(where: { $0 >= 0x80 }) { result.flags.insert(.nonASCII) }
      result.end = next
      guard next < bytes.count else { break }
      switch bytes[next] {
      case UInt8(ascii: "\""): return endingAtQuote(result, of: start, in: bytes)
      case UInt8(ascii: "\\"):
        result.flags.insert(.hasEscapes)
        result.end += next + 1 < bytes.count && !Scanner.isLineEnd(bytes[next + 1]) ? 2 : 1
      case 0x0A, 0x0D:
        guard MissingQuote.continues(afterLineEnd: next, in: bytes) else {
          return endingEarly(result, MissingQuote.endOnLine(of: start, lineEnd: next, in: bytes))
        }
        return overLines(result, in: bytes)
      default:
        result.hasControl = true
        result.end += 1
      }
    }
    return endingEarly(result, MissingQuote.endOnLine(of: start, lineEnd: bytes.count, in: bytes))
  }

  /// The end of a string in which the first quote stands at `result.end`.
  private static func endingAtQuote(_ result: Result, of start: Int, in bytes: Bytes) -> Result {
    var result = result
    let quote = result.end
    result.end += 1
    if quote == start + 1, let end = TripleQuotes.end(of: start, in: bytes) {
      return Result(end: end, flags: result.flags.union([.otherQuotes, .nonASCII]), hasControl: true)
    }
    guard result.end < bytes.count, continuesText(bytes[result.end]), !isBeforeSeparator(result.end, in: bytes)
    else { return result }
    if let early = MissingQuote.endBefore(quote: quote, of: start, in: bytes) { return endingEarly(result, early) }
    if let end = InnerQuotes.end(of: start, firstQuote: quote, in: bytes) {
      result.flags.insert(.otherQuotes)
      for byte in bytes[quote..<end] {
        if byte == UInt8(ascii: "\\") { result.flags.insert(.hasEscapes) }
        if byte >= 0x80 { result.flags.insert(.nonASCII) }
      }
      result.end = end
    }
    return result
  }

  private static func endingEarly(_ result: Result, _ early: MissingQuote.End) -> Result {
    Result(end: early.end, flags: result.flags.union(early.flags), hasControl: result.hasControl)
  }

  /// The rest of a string whose closing quote is known to stand on a later line.
  private static func overLines(_ result: Result, in bytes: Bytes) -> Result {
    var result = result
    result.hasControl = true
    while result.end < bytes.count, bytes[result.end] != UInt8(ascii: "\"") {
      if bytes[result.end] == UInt8(ascii: "\\") {
        result.flags.insert(.hasEscapes)
        result.end += 1
      } else if bytes[result.end] >= 0x80 {
        result.flags.insert(.nonASCII)
      }
      result.end += 1
    }
    result.end = min(result.end + 1, bytes.count)
    return result
  }

  /// Whether a full-width colon or comma stands at an offset, and behind it what begins a name or value.
  private static func isBeforeSeparator(_ offset: Int, in bytes: Bytes) -> Bool {
    guard Separator.fullWidth(at: offset, in: bytes) != nil else { return false }
    let next = Scanner.endOfSpaces(from: offset + Separator.fullWidthLength, in: bytes)
    guard next < bytes.count, QuotationMark.mark(at: next, in: bytes) == nil else { return true }
    switch bytes[next] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return true
    default: return Scanner.isLineEnd(bytes[next]) || ForeignWord.begins(at: next, in: bytes)
    }
  }

  /// Whether a byte directly behind a quote makes it unlikely that a string ends there.
  private static func continuesText(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "("), UInt8(ascii: "*"), UInt8(ascii: "~"):
      true
    default: byte >= 0x80
    }
  }
}

/// Text between three quotation marks, as Python and Swift write it over several lines.
enum TripleQuotes {
  private static let longest = 4096

  static func begin(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    offset + 3 <= bytes.count && bytes[offset..<offset + 3].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  /// The end of such a text; nil if none begins at an offset, or it does not end near.
  static func end(of start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard begin(at: start, in: bytes), Scanner.byte(start + 3, in: bytes) != UInt8(ascii: "\"") else { return nil }
    let stop = min(bytes.count, start + longest)
    var offset = start + 3
    while offset < stop {
      if bytes[offset] == UInt8(ascii: "\"") {
        guard begin(at: offset, in: bytes) else { return nil }
        return offset + 3
      }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
