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
    case .colon where isSymbol(token.range): passOverPrefix(token.range)
    case .openBracket where nameInBrackets(token) != nil: recoverNameInBrackets(token)
    case .colon:
      report(.missingName, token.range, argument: ":", repair: [.insert("\"\"", at: token.range.start)])
      beginMember(token.range.start, token.range.start, .nameless)
    case .otherColon, .otherComma: recoverSeparatorBeforeName(token)
    case .openBrace, .openBracket, .openParenthesis: recoverBracketBeforeName(token)
    case .closeBrace, .closeBracket, .closeParenthesis: recoverCloserBeforeName(token)
    case .prefix where isPrefixOfName(token): passOverPrefix(token.range)
    case .prefix: recoverText(from: token.range.start)
    default: offset = token.range.end
    }
  }

  /// Whether what a letter stands before is a name: `b", c"` is rather the rest of a string.
  func isPrefixOfName(_ prefix: Token) -> Bool {
    guard prefix.range.count == 1, Scanner.continuesNumber(bytes[prefix.range.start]),
      let name = significantToken(from: prefix.range.end), name.kind == .string
    else { return true }
    return isFollowedByColon(name.range.end)
  }

  /// Whether a colon begins a name, as in Ruby's `:alert => "Hello"`.
  private func isSymbol(_ colon: ByteRange) -> Bool {
    guard let next = significantToken(from: colon.end), next.range.start == colon.end else { return false }
    return next.kind == .word && isFollowedByColon(next.range.end)
  }

  mutating func passOverPrefix(_ range: ByteRange) {
    reportPrefix(range)
    offset = range.end
  }

  /// What `["name"]` or `[variable]` before a colon holds, and the bracket behind it, as Lua and JavaScript write some
  /// names.
  private func nameInBrackets(_ opening: Token) -> (name: Token, closing: Token)? {
    guard let name = significantToken(from: opening.range.end), name.kind == .string || name.kind == .word,
      let closing = significantToken(from: name.range.end), closing.kind == .closeBracket,
      isFollowedByColon(closing.range.end)
    else { return nil }
    return (name, closing)
  }

  private mutating func recoverNameInBrackets(_ opening: Token) {
    guard let (name, closing) = nameInBrackets(opening) else { return }
    if name.kind == .word {
      let range = ByteRange(opening.range.start, closing.range.end)
      report(.unexpectedText, range, cause: .expression, argument: excerpt(range))
      beginMember(range.start, range.start, .nameless)
      offset = range.end
      lastTokenEnd = offset
      return
    }
    reportPrefix(opening.range)
    inspectString(name.range, name.flags)
    beginMember(name.range.start, name.range.end, name.flags)
    reportPrefix(closing.range)
    offset = closing.range.end
    lastTokenEnd = offset
  }

  /// A name without quotes: words up to a colon on the same line.
  private mutating func recoverBareName(_ word: ByteRange) {
    guard let range = bareName(from: word) else {
      if joinsNumber(word) { return }
      if isField(word) { return beginField(word) }
      if isShorthand(word) { return beginShorthand(word) }
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

  /// Takes `000` behind `1,` for the rest of that number, and `5` behind `0,` for its fraction. False if it is neither.
  private mutating func joinsNumber(_ word: ByteRange) -> Bool {
    guard state == .name, word.start == lastComma + 1,
      bytes[word.start..<word.end].allSatisfy(NumberLiteral.isDigit), let index = records.indices.last,
      records[index].kind == .number || records[index].kind == .invalid, Int(records[index].end) == lastComma,
      [.comma, .closeBrace].contains(significantToken(from: word.end)?.kind)
    else { return false }
    let range = ByteRange(Int(records[index].start), word.end)
    let comma = ByteRange(lastComma, lastComma + 1)
    let isFraction = word.count != 3 || bytes[range.start] == UInt8(ascii: "0")
    if let last = problems.indices.last, problems[last].cause == .thousands, !isFraction,
      problems[last].range.start == range.start
    {
      problems[last].range = range
      problems[last].argument = text(range)
      problems[last].repair.append(.delete(comma))
    } else if isFraction, records[index].kind == .number {
      report(.invalidNumber, range, cause: .decimalComma, argument: text(range), repair: [TextEdit(comma, ".")])
    } else if !isFraction, range.count <= 7 {
      report(.invalidNumber, range, cause: .thousands, argument: text(range), repair: [.delete(comma)])
    } else {
      return false
    }
    records[index].end = UInt32(truncatingIfNeeded: word.end)
    records[index].kind = .invalid
    endValue(at: word.end)
    return true
  }

  /// Whether a word is a variable that gives a member both its name and its value, as JavaScript allows: `{ title, body }`.
  /// Only in a program: elsewhere it is a name that is still being typed.
  private func isShorthand(_ word: ByteRange) -> Bool {
    guard surroundingProblem != nil || frames.first?.closer == 0, !NumberLiteral.isDigit(bytes[word.start]),
      bytes[word.start..<word.end].allSatisfy({ Scanner.continuesNumber($0) && $0 != UInt8(ascii: ".") }),
      ForeignWord.literal(text(word)) == nil, let next = significantToken(from: word.end)
    else { return false }
    return next.kind == .comma || next.kind == .closeBrace
  }

  private mutating func beginShorthand(_ word: ByteRange) {
    report(.missingValue, word, cause: .shorthand, argument: text(word))
    beginMember(word.start, word.end, [.bare, .valueless])
    endValue(at: word.end)
  }

  /// Whether a word alone between braces is what a template fills in that has each brace of the document twice: `{n}`.
  private func isField(_ word: ByteRange) -> Bool {
    guard state == .firstName, let frame = frames.last, Int(records[frame.container].start) == word.start - 1,
      Scanner.byte(word.end, in: bytes) == UInt8(ascii: "}")
    else { return false }
    return frames.dropLast().contains { !$0.isObject && $0.closer == UInt8(ascii: "}") }
  }

  private mutating func beginField(_ word: ByteRange) {
    guard let frame = frames.popLast() else { return }
    let range = ByteRange(word.start - 1, word.end + 1)
    report(.templatePlaceholder, range, argument: text(range))
    records[frame.container].kind = .placeholder
    records[frame.container].end = UInt32(truncatingIfNeeded: range.end)
    endValue(at: range.end)
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
    if token.kind == .otherComma {
      report(
        .wrongSeparator, token.range, cause: causeOfSeparator(token.range), argument: ",",
        repair: [.delete(token.range)])
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
