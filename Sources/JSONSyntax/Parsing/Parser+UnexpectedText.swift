import SourceText

extension Parser {
  /// Words that belong nowhere, up to where the structure goes on: one problem.
  mutating func recoverText(from start: Int) {
    let end = endOfUnexpectedText(from: start)
    offset = end
    let range = ByteRange(start, end)
    report(.unexpectedText, range, argument: excerpt(range), repair: [joining(range) ?? .delete(range)])
    guard let frame = frames.last else { return state = .end }
    if state == .firstName || state == .firstElement { return }
    let next = significantToken(from: end)
    if state == .name, next == nil || next?.kind == .comma || next?.kind.closes == true {
      // The comma before the words is then one too many, for the same reason.
      problems[problems.count - 1].repair = [.delete(ByteRange(lastComma, end))]
      state = .comma
    } else if state == .comma, let next, frame.isObject ? startsMember(next) : next.kind.beginsValue {
      state = frame.isObject ? .name : .value
      problems[problems.count - 1].repair = [TextEdit(range, ",")]
    }
  }

  /// Makes one string of two: `"a" + "b"`.
  private func joining(_ range: ByteRange) -> TextEdit? {
    let quote = UInt8(ascii: "\"")
    guard bytes[range.start] == UInt8(ascii: "+") || bytes[range.start] == UInt8(ascii: "."),
      records.last?.kind == .string, Int(records.last?.end ?? 0) == lastTokenEnd, bytes[lastTokenEnd - 1] == quote,
      let next = significantToken(from: range.start + 1), next.kind == .string, next.range.end == range.end,
      next.flags.subtracting([.nonASCII, .hasEscapes]).isEmpty
    else { return nil }
    return .delete(ByteRange(lastTokenEnd - 1, next.range.start + 1))
  }

  private func endOfUnexpectedText(from start: Int) -> Int {
    var end = start
    var depth = 0
    while let token = significantToken(from: end) {
      if depth == 0, end > start || token.range.start > start {
        if token.kind == .comma || token.kind.closes || isSemicolon(token) { break }
        let isWord = token.kind == .string || token.kind == .word
        if isWord, hasLineEnd(end, token.range.start) || startsMember(token) { break }
      }
      if token.kind.opens { depth += 1 }
      if token.kind.closes { depth -= 1 }
      end = token.range.end
      if depth < 0 { break }
    }
    return max(end, min(start + 1, bytes.count))
  }
}
