import SourceText

/// What stands where a name belongs and is no string between JSON's quotes.
extension Parser {
  mutating func recoverName() {
    let token = token()
    switch token.kind {
    case .string:
      inspectString(token.range, token.flags)
      beginMember(token.range.start, token.range.end, token.flags)
    case .word, .number: recoverBareName(token.range)
    case .placeholder: recoverPlaceholder(token.range)
    case .comma: recoverCommaBeforeName(token.range)
    case .colon:
      report(.missingName, token.range, argument: ":", repair: [.insert("\"\"", at: token.range.start)])
      beginMember(token.range.start, token.range.start, .nameless)
    case .otherSeparator: recoverSeparatorBeforeName(token)
    case .openBrace, .openBracket, .openParenthesis: recoverBracketBeforeName(token)
    case .closeBrace, .closeBracket, .closeParenthesis: recoverCloserBeforeName(token)
    default: offset = token.range.end
    }
  }

  /// A name without quotes: words up to a colon on the same line.
  private mutating func recoverBareName(_ word: ByteRange) {
    guard let range = bareName(from: word) else {
      if state == .firstName, isElement(word) { return turnIntoArray() }
      return recoverText(from: word.start)
    }
    let written = text(range)
    let isHalfQuoted = range.count > 1 && bytes[range.end - 1] == UInt8(ascii: "\"")
    let repair: TextEdit =
      isHalfQuoted ? .insert("\"", at: range.start) : TextEdit(range, JSONText.quoted(written))
    report(.unquotedKey, range, argument: written, repair: [repair])
    beginMember(range.start, range.end, isHalfQuoted ? .otherQuotes : .bare)
  }

  private func bareName(from word: ByteRange) -> ByteRange? {
    var scanner = scanner
    var range = word
    while !isFollowedByColon(range.end) {
      let next = Scanner.endOfSpaces(from: range.end, in: bytes)
      guard next < bytes.count, next > range.end, !Scanner.isLineEnd(bytes[next]) else { return nil }
      let token = scanner.token(at: next, in: bytes)
      guard token.kind == .word || token.kind == .number else { return nil }
      range.end = token.range.end
    }
    return range
  }

  /// Whether a word is rather the first element of an array than a name: a number or literal that a comma or the
  /// end follows.
  private func isElement(_ word: ByteRange) -> Bool {
    guard NumberLiteral.isStrict(text(word)) || ForeignWord.literal(text(word)) != nil else { return false }
    switch significantToken(from: word.end)?.kind {
    case .comma, .closeBrace: return true
    default: return false
    }
  }

  /// A placeholder that may stand for a name or for whole members.
  private mutating func recoverPlaceholder(_ range: ByteRange) {
    guard isFollowedByColon(range.end) else { return passOverPlaceholder(range) }
    report(.templatePlaceholder, range, argument: text(range))
    beginMember(range.start, range.end, .bare)
  }

  /// A placeholder between members or elements, such as `{{#if x}}`: it may stand for some of them, or for a comma.
  mutating func passOverPlaceholder(_ range: ByteRange) {
    report(.templatePlaceholder, range, argument: text(range))
    offset = range.end
    lastTokenEnd = range.end
    let next = significantToken(from: offset)
    let goesOn = next.map { $0.kind.beginsValue } ?? false
    state = !goesOn ? .comma : frames.last?.isObject == true ? .name : .value
  }

  /// A comma where a name should be: one too many.
  private mutating func recoverCommaBeforeName(_ range: ByteRange) {
    report(.missingName, range, argument: ",", repair: [.delete(range)])
    offset = range.end
    if state == .firstName { lastTokenEnd = offset }
  }

  private mutating func recoverSeparatorBeforeName(_ token: Token) {
    if isSemicolon(token) {
      report(.wrongSeparator, token.range, argument: ",", repair: [.delete(token.range)])
    } else {
      report(.unexpectedText, token.range, argument: text(token.range), repair: [.delete(token.range)])
    }
    offset = token.range.end
  }

  /// A value without its name. Where it is the first, the braces around are taken for those of an array; where that
  /// has just one object in it, for braces too many.
  private mutating func recoverBracketBeforeName(_ token: Token) {
    if state == .firstName, token.kind != .openParenthesis { return turnIntoArray() }
    let bracket = ByteRange(token.range.start, token.range.start + 1)
    report(.missingName, bracket, argument: text(bracket), repair: [.insert("\"\": ", at: bracket.start)])
    beginMember(token.range.start, token.range.start, .nameless)
    guard token.kind == .openBrace, frames.count < SyntaxTree.nestingLimit else { return state = .value }
    open(isObject: true)
    frames[frames.count - 1].bracketProblem = problems.count - 1
  }

  private mutating func recoverCloserBeforeName(_ token: Token) {
    guard let frame = frames.last, bytes[token.range.start] == frame.closer else { return recoverWrongCloser(token) }
    if state == .name { reportTrailingComma() }
    close()
  }
}
