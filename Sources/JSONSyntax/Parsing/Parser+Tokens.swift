import SourceText

/// What all recovery needs: tokens ahead, the text of a range, and a way to report.
extension Parser {
  mutating func report(
    _ code: SyntaxProblem.Code, _ range: ByteRange, cause: SyntaxProblem.Cause? = nil, argument: String = "",
    related: [ByteRange] = [], repair: [TextEdit] = []
  ) {
    problems.append(
      SyntaxProblem(
        code: code, range: range, cause: cause, related: related, argument: argument, repair: repair))
  }

  func text(_ range: ByteRange) -> String { String(decoding: bytes[range.start..<range.end], as: UTF8.self) }

  /// The text of a range for a message, which shows no more than a part of it.
  func excerpt(_ range: ByteRange) -> String { text(ByteRange(range.start, min(range.end, range.start + 80))) }

  mutating func token() -> Token { scanner.token(at: offset, in: bytes) }

  /// The first token at or behind an offset that is not passed over; nil at the end of the text.
  func significantToken(from start: Int) -> Token? {
    var scanner = scanner
    var offset = start
    while offset < bytes.count {
      let token = scanner.token(at: offset, in: bytes)
      if !token.kind.isTrivia { return token }
      offset = token.range.end
    }
    return nil
  }

  /// Whether the next token behind an offset is a colon or what people write for one.
  func isFollowedByColon(_ offset: Int) -> Bool {
    Separator.isColon(at: Scanner.endOfWhitespace(from: offset, in: bytes), in: bytes)
  }

  func hasLineEnd(_ start: Int, _ end: Int) -> Bool {
    start < end && bytes[start..<end].contains(where: Scanner.isLineEnd)
  }

  /// The white space before a token, as far as it stands on the line of what came before.
  func gap(before start: Int) -> ByteRange {
    var end = lastTokenEnd
    while end < start, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return ByteRange(lastTokenEnd, end)
  }

  /// The bytes before an offset without the white space that they end in.
  func endOfText(before offset: Int) -> Int {
    var end = offset
    while end > 0, Scanner.isWhitespace(bytes[end - 1]) { end -= 1 }
    return end
  }
}
