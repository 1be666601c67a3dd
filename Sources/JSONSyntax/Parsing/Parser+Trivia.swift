import SourceText

/// What stands between tokens and is passed over, but is no white space of JSON.
extension Parser {
  /// Passes over a piece that a reader passes over but JSON does not know, and reports it. False if the next token
  /// is no such piece.
  mutating func passOverOddTrivia() -> Bool {
    let token = token()
    guard token.kind.isTrivia else { return false }
    if token.kind == .prefix, state == .name || state == .firstName, !isPrefixOfName(token) { return false }
    let range = token.range
    switch token.kind {
    case .byteOrderMark: report(.byteOrderMark, range, repair: [.delete(range)])
    case .comment: report(.comment, range, argument: text(range), repair: [removal(of: range)])
    case .control:
      report(.controlCharacter, range, cause: .betweenTokens, argument: excerpt(range), repair: [.delete(range)])
    case .invalidUTF8: report(.invalidUTF8, range, argument: String(range.start), repair: [.delete(range)])
    case .invisible:
      let isEscapedLineEnd = bytes[range.start] == UInt8(ascii: "\\")
      report(
        .invisibleCharacter, range, argument: text(range), repair: [TextEdit(range, isEscapedLineEnd ? "\n" : " ")])
    case .conflict: reportConflict(range)
    case .prefix: reportPrefix(range)
    default: break
    }
    offset = range.end
    return true
  }

  /// A comment with the space before it, and with its line if nothing else stands there.
  private func removal(of range: ByteRange) -> TextEdit {
    var start = range.start
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    let aloneBefore = start == 0 || Scanner.isLineEnd(bytes[start - 1])
    var end = Scanner.endOfSpaces(from: range.end, in: bytes)
    guard end >= bytes.count || Scanner.isLineEnd(bytes[end]) else { return .delete(range) }
    guard aloneBefore else { return .delete(ByteRange(start, end)) }
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return .delete(ByteRange(start, end))
  }

  /// One problem for all markers of a conflict: the later ones are told with the first.
  private mutating func reportConflict(_ range: ByteRange) {
    let line = ByteRange(range.start, min(range.end, Scanner.endOfLine(from: range.start, in: bytes)))
    if let index = conflictProblem, bytes[range.start] != UInt8(ascii: "<") {
      problems[index].related.append(line)
    } else {
      conflictProblem = problems.count
      report(.mergeConflict, line)
    }
  }

  /// One problem for all prefixes of a text: the language that it is written in has them everywhere. Those that tell how a
  /// string is to be read are told each.
  mutating func reportPrefix(_ range: ByteRange) {
    if LiteralPrefix.changesMeaning(at: range.start, in: bytes) {
      report(.unexpectedText, range, cause: .stringKind, argument: text(range), repair: [.delete(range)])
    } else if let index = prefixProblem, !takenBack.contains(index) {
      problems[index].repair.append(.delete(range))
      if problems[index].related.count < 5 { problems[index].related.append(range) }
    } else {
      prefixProblem = problems.count
      report(
        .unexpectedText, range, cause: .literalPrefix, argument: text(range), repair: [.delete(range)])
    }
  }
}
