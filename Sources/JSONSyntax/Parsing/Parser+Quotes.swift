import SourceText

/// Strings between other marks than JSON's.
extension Parser {
  mutating func reportQuotes(_ quoted: QuotedText, _ range: ByteRange, _ flags: NodeFlags) {
    if quoted.isEscaped, holdsBareQuote(quoted.content) {
      // `\"" + name + "\"` of a program: what the string is made of is not known.
      if let index = surroundingProblem { problems[index].cause = .surroundingText }
      return report(.wrongQuote, range, cause: .joinedStrings, argument: excerpt(range))
    }
    if quoted.isEscaped || quoted.isEntity {
      reportEncoded(quoted.cause, range, quoted.requoting(in: bytes))
    } else if isDoubled(quoted, range) {
      areQuotesDoubled = true
      reportEncoded(.quotesDoubled, range, quoted.undoubling(in: bytes))
    } else {
      let isTemplate = isTemplateLiteral(quoted)
      report(
        .wrongQuote, range, cause: isTemplate ? .templateLiteral : quoted.cause, argument: excerpt(range),
        repair: isTemplate && holdsLineEnd(quoted.content) ? [] : quoted.requoting(in: bytes))
    }
  }

  /// One problem for all strings of a text that was encoded as a whole, for a program's string or for HTML. Where other
  /// text stands before the document, such as `String json = "`, it has the same cause.
  private mutating func reportEncoded(_ cause: SyntaxProblem.Cause?, _ range: ByteRange, _ repair: [TextEdit]) {
    if let index = encodedProblem ?? surroundingProblem, !takenBack.contains(index) {
      encodedProblem = index
      // A token that is read anew is already told.
      if let last = problems[index].repair.last, last.range.end > range.start { return }
      problems[index].repair += repair
      if problems[index].code == .wrongQuote, problems[index].related.count < 5 {
        problems[index].related.append(range)
      }
      return
    }
    encodedProblem = problems.count
    report(.wrongQuote, range, cause: cause, argument: excerpt(range), repair: repair)
  }

  /// Whether text stands between the back quotes of JavaScript, over several lines or with values in it.
  func isTemplateLiteral(_ quoted: QuotedText) -> Bool {
    guard bytes[quoted.opening.start] == UInt8(ascii: "`") else { return false }
    return holdsLineEnd(quoted.content) || text(quoted.content).contains("${")
  }

  private func holdsLineEnd(_ range: ByteRange) -> Bool {
    bytes[range.start..<range.end].contains(where: Scanner.isLineEnd)
  }

  private func holdsBareQuote(_ range: ByteRange) -> Bool {
    var offset = range.start
    while offset < range.end {
      if bytes[offset] == UInt8(ascii: "\"") { return true }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  /// Whether the quotation marks of a text are doubled, as in strings of C# and Visual Basic and in tables (CSV). A name
  /// tells; no name has quotation marks of its own.
  private func isDoubled(_ quoted: QuotedText, _ range: ByteRange) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard quoted.cause == .quotesInside, quoted.content.count > 2, bytes[quoted.content.start] == quote,
      bytes[quoted.content.end - 1] == quote
    else { return false }
    return state == .name || state == .firstName || areQuotesDoubled
  }
}
