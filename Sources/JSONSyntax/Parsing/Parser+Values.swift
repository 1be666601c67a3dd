import SourceText

/// What stands where a value belongs and is none of JSON.
extension Parser {
  mutating func recoverValue() {
    let token = token()
    switch token.kind {
    case .string where isSplice(token):
      report(.templatePlaceholder, token.range, argument: text(token.range))
      add(.placeholder, token.range.start, token.range.end)
      endValue(at: token.range.end)
    case .string:
      add(.string, token.range.start, token.range.end, token.flags)
      inspectString(token.range, token.flags)
      endValue(at: token.range.end)
    case .number: recoverNumber(token.range)
    case .placeholder:
      report(.templatePlaceholder, token.range, argument: text(token.range))
      add(.placeholder, token.range.start, token.range.end)
      endValue(at: token.range.end)
    case .word: recoverWord(token.range)
    case .prefix: passOverPrefix(token.range)
    case .openBrace: open(isObject: true)
    case .openParenthesis where Expression.beginsWithParenthesis(at: token.range.start, in: bytes):
      recoverExpression(from: token.range)
    case .openParenthesis: openParenthesis(token.range)
    case .colon where isSymbolOfRuby(token.range): recoverSymbol(token.range)
    case .colon, .otherColon, .otherComma: recoverSeparatorBeforeValue(token)
    case .comma: recoverCommaBeforeValue(token.range)
    case .closeBrace, .closeBracket, .closeParenthesis: recoverCloserBeforeValue(token)
    default: offset = token.range.end
    }
  }

  /// Whether a string is what a shell puts between two texts: `-d '{"timestamp": '$(date +%s)'}'`.
  private func isSplice(_ token: Token) -> Bool {
    let mark = UInt8(ascii: "'")
    guard let index = surroundingProblem, bytes[problems[index].range.end - 1] == mark,
      bytes[token.range.start] == mark, token.range.count > 2
    else { return false }
    return Placeholder.isWhole(text(ByteRange(token.range.start + 1, token.range.end - 1)))
  }

  private mutating func recoverNumber(_ range: ByteRange) {
    let written = text(range)
    let repaired = NumberLiteral.repaired(written)
    report(.invalidNumber, range, argument: written, repair: repaired.map { [TextEdit(range, $0)] } ?? [])
    // Of what is no number in any language no type is told.
    add(repaired.map { !$0.hasPrefix("\"") } ?? false ? .number : .invalid, range.start, range.end)
    endValue(at: range.end)
  }

  /// A word as a value: a literal of another language, a call, or text without quotes up to the end of the value.
  private mutating func recoverWord(_ word: ByteRange) {
    if NumberLiteral.isSpecial(bytes[word.start..<word.end]) { return recoverNumber(word) }
    if isName(word) { return readNameInArray(word) }
    if ForeignWord.opensList(bytes[word.start..<word.end]), Scanner.byte(word.end, in: bytes) == UInt8(ascii: "(") {
      offset = word.end
      return openParenthesis(ByteRange(word.start, word.end + 1))
    }
    let range = phrase(from: word)
    let written = text(range)
    if let kind = ForeignWord.strictLiteral(written) {
      add(kind, range.start, range.end)
      return endValue(at: range.end)
    }
    if Elision.isWhole(written) { return recoverElision(range) }
    let behind = Scanner.endOfSpaces(from: range.end, in: bytes)
    if Expression.continues(at: behind, in: bytes) || Expression.isOperator(in: written) {
      return recoverExpression(from: range)
    }
    let known = ForeignWord.literal(written)
    if known == nil, written.hasSuffix(")"), written.contains("(") { return recoverCall(range) }
    let isHalfQuoted = range.count > 1 && bytes[range.end - 1] == UInt8(ascii: "\"")
    let repair: TextEdit =
      isHalfQuoted
      ? .insert("\"", at: range.start)
      : TextEdit(range, known?.json ?? JSONText.quoted(written))
    report(
      .invalidLiteral, range, cause: isInPropertyList(range) ? .propertyList : nil, argument: written, repair: [repair])
    add(known?.kind ?? (isHalfQuoted ? .string : .invalid), range.start, range.end, isHalfQuoted ? .otherQuotes : [])
    endValue(at: range.end)
  }

  /// Whether a colon begins a name that is a value, as in Ruby's `:sound => :default`.
  private func isSymbolOfRuby(_ colon: ByteRange) -> Bool {
    guard Scanner.byte(colon.start - 1, in: bytes) != UInt8(ascii: ":"),
      let word = significantToken(from: colon.end), word.kind == .word, word.range.start == colon.end
    else { return false }
    return bytes[word.range.start..<word.range.end].allSatisfy(Scanner.continuesNumber)
  }

  private mutating func recoverSymbol(_ colon: ByteRange) {
    let range = ByteRange(colon.start, Scanner.endOfWord(from: colon.end, in: bytes))
    let name = text(ByteRange(colon.end, range.end))
    report(
      .invalidLiteral, range, cause: .symbol, argument: text(range), repair: [TextEdit(range, JSONText.quoted(name))])
    add(.invalid, range.start, range.end)
    endValue(at: range.end)
  }

  /// A call of a function. Only where it wraps one string or number is it known what it gives.
  private mutating func recoverCall(_ range: ByteRange) {
    let written = text(range)
    let repair = ForeignWord.onlyArgument(of: written).map { [TextEdit(range, $0)] } ?? []
    report(.invalidLiteral, range, cause: .call, argument: written, repair: repair)
    add(.invalid, range.start, range.end)
    endValue(at: range.end)
  }

  /// An expression up to the comma or bracket behind it.
  private mutating func recoverExpression(from word: ByteRange) {
    let range = ByteRange(word.start, endOfUnexpectedText(from: word.start, isExpression: true))
    report(.invalidLiteral, range, cause: .expression, argument: excerpt(range))
    add(.invalid, range.start, range.end)
    endValue(at: range.end)
  }

  /// Whether a value stands between `=` and `;`, or in `= (…)`, where property lists have strings without quotes.
  private func isInPropertyList(_ range: ByteRange) -> Bool {
    guard let frame = frames.last else { return false }
    if !frame.isObject {
      let opening = Int(records[frame.container].start)
      return frame.closer == UInt8(ascii: ")") && isBehind(UInt8(ascii: "="), opening)
    }
    return isBehind(UInt8(ascii: "="), range.start) && Scanner.byte(range.end, in: bytes) == UInt8(ascii: ";")
  }

  /// `hello world` is one value, and so is `new Date(2026, 1)`: words and what stands in parentheses on one line.
  private func phrase(from word: ByteRange) -> ByteRange {
    let longest = 1000
    var scanner = scanner
    var range = word
    var depth = 0
    while range.end < bytes.count, range.count < longest {
      let next = Scanner.endOfSpaces(from: range.end, in: bytes)
      guard next < bytes.count, !Scanner.isLineEnd(bytes[next]) else { break }
      let token = scanner.token(at: next, in: bytes)
      switch token.kind {
      case .openParenthesis: depth += 1
      case .closeParenthesis where depth > 0: depth -= 1
      case .word, .number:
        if depth == 0, next == range.end || isFollowedByColon(token.range.end) { return range }
      default: if depth == 0 || token.kind.isTrivia { return depth == 0 ? range : word }
      }
      range.end = token.range.end
    }
    return depth > 0 ? word : range
  }

  /// A second colon, or `=` behind a colon.
  private mutating func recoverSeparatorBeforeValue(_ token: Token) {
    if token.kind == .otherComma { return recoverCommaBeforeValue(token.range) }
    if token.kind == .colon, state == .firstElement, let closer = significantToken(from: token.range.end),
      closer.kind == .closeBracket
    {
      // `[:]` is Swift's empty dictionary.
      turnIntoObject(adding: .delete(token.range))
      state = .comma
    } else if frames.last?.isObject == true {
      report(.wrongSeparator, token.range, argument: ":", repair: [.delete(token.range)])
    } else {
      report(.unexpectedText, token.range, argument: text(token.range), repair: [.delete(token.range)])
    }
    offset = token.range.end
  }

  /// A comma where a value should be.
  private mutating func recoverCommaBeforeValue(_ range: ByteRange) {
    guard let frame = frames.last else { return recoverText(from: range.start) }
    if frame.isObject { return reportMissingValue(at: lastTokenEnd) }
    report(.missingValue, range, argument: ",", repair: [.delete(range)])
    offset = range.end
  }

  /// A closing bracket where a value should be: behind a comma of an array, or behind a colon.
  private mutating func recoverCloserBeforeValue(_ token: Token) {
    guard let frame = frames.last else { return recoverUnmatched(token) }
    if frame.isObject { return reportMissingValue(at: lastTokenEnd) }
    if state == .value { reportTrailingComma() }
    state = .comma
  }

  mutating func reportTrailingComma() {
    let range = lastCommaRange
    report(.trailingComma, range, repair: [.delete(range)])
  }

  // MARK: Missing values

  /// Whether the string at `start`, which a colon follows, is rather the name of the next member than a value: it stands
  /// on a later line than the colon before it.
  func valueIsNextName(_ start: Int) -> Bool { hasLineEnd(lastTokenEnd, start) }

  /// The member that is being read has no value; the parser stands before what should follow it.
  ///
  /// - Parameter colon: what of the separator is missing, too.
  mutating func reportMissingValue(at end: Int, colon: String = "") {
    let member = frames.last?.member ?? 0
    guard member > 0 else { return state = .comma }
    records[member].flags.insert(.valueless)
    let name = text(ByteRange(Int(records[member].start), Int(records[member].end)))
    let next = offset
    endValue(at: end)
    offset = next
    var repair = colon + " null"
    if let token = significantToken(from: next), token.kind == .string, isFollowedByColon(token.range.end) {
      // A name right behind it lacks its comma for the same reason.
      repair += ","
      state = .name
    }
    if addToUnclosedString(repair, at: end) { return }
    report(.missingValue, ByteRange(at: end), argument: name, repair: [.insert(repair, at: end)])
  }
}

extension Parser {
  /// What is missing behind a string without its closing quote is missing for the same reason: its repair inserts both.
  /// False if no such string ends there.
  mutating func addToUnclosedString(_ missing: String, at end: Int) -> Bool {
    guard let index = unclosedStringProblem, problems[index].range.end == end else { return false }
    problems[index].repair.append(.insert(missing, at: end))
    if missing.contains("null") { problems[index].cause = .valueMissing }
    return true
  }
}
