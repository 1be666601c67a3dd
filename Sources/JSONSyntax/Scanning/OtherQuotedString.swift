import SourceText

/// Finds the end of a string that begins with an apostrophe, a backtick, a typographic mark, or `\"`.
enum OtherQuotedString {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// So many marks inside of a string may look like apostrophes before one is taken for its end.
  private static let mostMarksInside = 16

  /// Such a string ends on its line, at the first mark of its family that something follows which can follow a string;
  /// else at the last one; without any before the commas and brackets at the end of the line.
  static func scan(at start: Int, in bytes: Bytes) -> (end: Int, flags: NodeFlags) {
    if QuotationMark.isEscaped(at: start, in: bytes) { return scanEscaped(at: start, in: bytes) }
    guard let opening = QuotationMark.mark(at: start, in: bytes) else { return (start + 1, [.otherQuotes]) }
    var flags: NodeFlags = .otherQuotes
    var offset = start + opening.length
    var lastMark: Int?
    var marks = 0
    while offset < bytes.count, !Scanner.isLineEnd(bytes[offset]) {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\") {
        flags.insert(.hasEscapes)
        offset += offset + 1 < bytes.count && !Scanner.isLineEnd(bytes[offset + 1]) ? 2 : 1
        continue
      }
      guard let mark = QuotationMark.mark(at: offset, in: bytes), QuotationMark.closes(mark.family, opening.family)
      else {
        if byte >= 0x80 { flags.insert(.nonASCII) }
        offset += 1
        continue
      }
      offset += mark.length
      lastMark = offset
      marks += 1
      if marks == mostMarksInside || canFollowString(at: offset, in: bytes)
        || closesCall(at: offset, bytes[start..<offset], in: bytes)
      {
        return (offset, flags)
      }
    }
    if let lastMark { return (lastMark, flags) }
    if opening.family == .backtick, let end = endOnLaterLine(from: offset, in: bytes) { return (end, flags) }
    let early = MissingQuote.endOnLine(of: start + opening.length - 1, lineEnd: min(offset, bytes.count), in: bytes)
    return (max(early.end, start + opening.length), flags.union(early.flags))
  }

  /// How far the end of a string over several lines is looked for, in bytes.
  private static let longestOverLines = 4096

  /// Behind the back quote that ends a string of JavaScript which begins on a line before; nil if none does.
  private static func endOnLaterLine(from lineEnd: Int, in bytes: Bytes) -> Int? {
    var offset = lineEnd
    let stop = min(bytes.count, lineEnd + longestOverLines)
    while offset < stop {
      if bytes[offset] == UInt8(ascii: "`") { return canFollowString(at: offset + 1, in: bytes) ? offset + 1 : nil }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// A string between `\"`. Its own escapes have one more backslash: `\\n`, `\\\"`.
  private static func scanEscaped(at start: Int, in bytes: Bytes) -> (end: Int, flags: NodeFlags) {
    var flags: NodeFlags = .otherQuotes
    var offset = start + 2
    while offset < bytes.count, !Scanner.isLineEnd(bytes[offset]) {
      if QuotationMark.isEscaped(at: offset, in: bytes) { return (offset + 2, flags) }
      if bytes[offset] == UInt8(ascii: "\\") {
        flags.insert(.hasEscapes)
        offset += 2
        if QuotationMark.isEscaped(at: offset, in: bytes) { offset += 2 }
        continue
      }
      if bytes[offset] >= 0x80 { flags.insert(.nonASCII) }
      offset += 1
    }
    let early = MissingQuote.endOnLine(of: start + 1, lineEnd: min(offset, bytes.count), in: bytes)
    return (max(early.end, start + 2), flags.union(early.flags))
  }

  /// Whether a parenthesis that the string did not open stands behind it, as in `data.get('text')`.
  private static func closesCall(at offset: Int, _ string: Slice<Bytes>, in bytes: Bytes) -> Bool {
    Scanner.byte(offset, in: bytes) == UInt8(ascii: ")") && !string.contains(UInt8(ascii: "("))
  }

  private static func canFollowString(at offset: Int, in bytes: Bytes) -> Bool {
    let next = Scanner.endOfSpaces(from: offset, in: bytes)
    guard next < bytes.count else { return true }
    let byte = bytes[next]
    if Scanner.endsValue(byte) || byte == UInt8(ascii: ";") || Separator.isColon(at: next, in: bytes) { return true }
    return Separator.fullWidth(at: next, in: bytes) != nil || Expression.followsString(at: offset, in: bytes)
      || next > offset && Separator.isBehindName(at: next, in: bytes)
  }
}
