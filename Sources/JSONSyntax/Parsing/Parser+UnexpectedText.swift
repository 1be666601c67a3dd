import SourceText

extension Parser {
  /// Words that belong nowhere, up to where the structure goes on: one problem.
  mutating func recoverText(from start: Int) {
    let end = endOfUnexpectedText(from: start)
    offset = end
    let range = ByteRange(start, end)
    reportText(range)
    guard let frame = frames.last else { return state = .end }
    if state == .firstName || state == .firstElement, let comma = significantToken(from: end), comma.kind == .comma {
      // The comma behind the words is then one too many, for the same reason.
      problems[problems.count - 1].repair = [
        .delete(ByteRange(start, Scanner.endOfSpaces(from: comma.range.end, in: bytes)))
      ]
      offset = comma.range.end
    }
    if state == .firstName || state == .firstElement { return }
    let next = significantToken(from: end)
    let isBehindComma = state == .name || (state == .value && !frame.isObject && lastTokenEnd == lastCommaRange.end)
    if isBehindComma, next == nil || next?.kind == .comma || next?.kind.closes == true {
      // The comma before the words is then one too many, for the same reason.
      problems[problems.count - 1].repair = [.delete(ByteRange(lastComma, end))]
      state = .comma
    } else if state == .comma, let next, frame.isObject ? startsMember(next) : next.kind.beginsValue {
      state = frame.isObject ? .name : .value
      problems[problems.count - 1].repair = [TextEdit(range, ",")]
    }
  }

  private mutating func reportText(_ range: ByteRange) {
    if let joining = joining(range) {
      report(.unexpectedText, range, cause: .joinedStrings, argument: excerpt(range), repair: [joining])
    } else if state == .comma, Expression.continues(at: range.start, in: bytes) {
      report(.unexpectedText, range, cause: .expression, argument: excerpt(range))
    } else {
      let isElision = range.count < 40 && Elision.isWhole(text(range))
      report(
        .unexpectedText, range, cause: isElision ? .elision : nil, argument: excerpt(range), repair: [.delete(range)])
    }
  }

  /// Makes one string of two: `"a" + "b"`, or `"a" "b"`.
  private func joining(_ range: ByteRange) -> TextEdit? {
    let quote = UInt8(ascii: "\"")
    let hasMark = bytes[range.start] == UInt8(ascii: "+") || bytes[range.start] == UInt8(ascii: ".")
    guard state == .comma, hasMark || bytes[range.start] == quote,
      records.last?.kind == .string, Int(records.last?.end ?? 0) == lastTokenEnd, bytes[lastTokenEnd - 1] == quote,
      records.last?.flags.contains(.unclosed) == false,
      let next = significantToken(from: range.start + (hasMark ? 1 : 0)),
      next.kind == .string, next.range.end == range.end, next.range.count > 1,
      next.flags.subtracting([.nonASCII, .hasEscapes]).isEmpty
    else { return nil }
    return .delete(ByteRange(lastTokenEnd - 1, next.range.start + 1))
  }

  /// - Parameter isExpression: whether a word before a colon may belong to it, as in `a ? b : c`.
  func endOfUnexpectedText(from start: Int, isExpression: Bool = false) -> Int {
    var end = start
    var depth = 0
    while let token = significantToken(from: end) {
      if depth == 0, end > start || token.range.start > start {
        if token.kind == .comma || token.kind.closes || token.kind == .otherComma { break }
        let isWord = token.kind == .string || token.kind == .word
        if isWord, hasLineEnd(end, token.range.start) || (startsMember(token) && !isExpression) { break }
      }
      if token.kind.opens { depth += 1 }
      if token.kind.closes { depth -= 1 }
      end = token.range.end
      if depth < 0 { break }
    }
    return max(end, min(start + 1, bytes.count))
  }
}
