import SourceText

/// What stands where a colon or a comma belongs.
extension Parser {
  // MARK: Colons

  mutating func recoverColon() {
    let token = token()
    switch token.kind {
    case .otherColon, .otherComma:
      if token.kind == .otherComma, let next = significantToken(from: token.range.end), isNameToken(next) {
        return reportMissingValue(at: lastTokenEnd, colon: ":")
      }
      replaceSeparator(token.range)
    case .comma: recoverCommaBehindName(token.range)
    case .closeBrace, .closeBracket, .closeParenthesis: reportMissingValue(at: lastTokenEnd, colon: ":")
    default:
      if isNameToken(token) { return reportMissingValue(at: lastTokenEnd, colon: ":") }
      if moveColonOutOfName() { return }
      report(
        .missingColon, gap(before: token.range.start), argument: text(ByteRange(lastNameStart, lastTokenEnd)),
        repair: [.insert(":", at: lastTokenEnd)])
      state = .value
    }
  }

  /// `"badge:" 5`: the colon was typed one place too early. False if it was not.
  private mutating func moveColonOutOfName() -> Bool {
    guard let member = frames.last?.member, records.indices.contains(member), records[member].flags.isEmpty,
      lastTokenEnd - lastNameStart > 3, bytes[lastTokenEnd - 2] == UInt8(ascii: ":"),
      bytes[lastTokenEnd - 1] == UInt8(ascii: "\"")
    else { return false }
    let marks = ByteRange(lastTokenEnd - 2, lastTokenEnd)
    records[member].end = UInt32(truncatingIfNeeded: marks.start)
    records[member].flags.insert(.unclosed)
    report(
      .missingColon, marks, cause: .colonInside, argument: text(ByteRange(lastNameStart + 1, marks.start)),
      repair: [TextEdit(marks, "\":")])
    state = .value
    return true
  }

  /// A comma instead of the colon, or a name alone; three of those make an array.
  private mutating func recoverCommaBehindName(_ comma: ByteRange) {
    guard let next = significantToken(from: comma.end), next.kind.beginsValue, !isFollowedByColon(next.range.end)
    else { return reportMissingValue(at: lastTokenEnd, colon: ":") }
    if let second = significantToken(from: next.range.end), second.kind == .comma,
      let third = significantToken(from: second.range.end), third.kind.beginsValue,
      !isFollowedByColon(third.range.end), isFirstMember
    {
      return turnNameIntoElement()
    }
    replaceSeparator(comma)
  }

  private mutating func replaceSeparator(_ range: ByteRange) {
    report(
      .wrongSeparator, range, cause: causeOfSeparator(range), argument: ":", repair: [TextEdit(range, ":")])
    offset = range.end
    lastTokenEnd = offset
    state = .value
  }

  private var isFirstMember: Bool { frames.last.map { $0.member == $0.container + 1 } ?? false }

  private var lastNameStart: Int {
    guard let member = frames.last?.member, records.indices.contains(member) else { return lastTokenEnd }
    return Int(records[member].start)
  }

  private func isNameToken(_ token: Token) -> Bool {
    (token.kind == .string || token.kind == .word) && isFollowedByColon(token.range.end)
  }

  // MARK: Commas

  /// Something other than a comma or the right closing bracket behind a value.
  mutating func recoverComma(_ byte: UInt8) {
    guard let frame = frames.last else { return recoverBehindDocument() }
    let token = token()
    if endLabelled() { return }
    switch token.kind {
    case .closeBrace, .closeBracket, .closeParenthesis: recoverWrongCloser(token)
    case .otherComma: replaceByComma(token.range)
    case .colon where !frame.isObject, .otherColon where !frame.isObject: recoverColonInArray(token.range)
    case .placeholder where !isFollowedByColon(token.range.end): passOverPlaceholder(token.range)
    case .string, .number, .word, .placeholder, .openBrace, .openBracket, .openParenthesis:
      guard !frame.isObject || startsMember(token), !joinsStrings(token, frame) else {
        return recoverText(from: token.range.start)
      }
      state = frame.isObject ? .name : .value
      if addToUnclosedString(",", at: lastTokenEnd) { return }
      reportMissingComma(before: token)
    default: recoverText(from: token.range.start)
    }
  }

  /// Whether strings side by side in parentheses make one, as in Python.
  private func joinsStrings(_ token: Token, _ frame: Frame) -> Bool {
    guard frame.closer == UInt8(ascii: ")"), token.kind == .string, records.last?.kind == .string else { return false }
    return isBehind(UInt8(ascii: ":"), Int(records[frame.container].start))
  }

  private mutating func reportMissingComma(before token: Token) {
    let quote = UInt8(ascii: "\"")
    let isInside =
      token.kind == .string && token.range.start == lastTokenEnd && lastTokenEnd > 2 && bytes[lastTokenEnd - 1] == quote
      && bytes[lastTokenEnd - 2] == UInt8(ascii: ",") && records.last?.kind == .string
    // `"a,""b"`: the comma was typed one place too early.
    let moving: [TextEdit] = isInside ? [.delete(ByteRange(lastTokenEnd - 2, lastTokenEnd - 1))] : []
    report(
      .missingComma, gap(before: token.range.start), cause: isInside ? .commaInside : nil, argument: text(token.range),
      repair: moving + [.insert(",", at: lastTokenEnd)])
  }

  /// The last comma, or what stands for it.
  var lastCommaRange: ByteRange {
    let isFullWidth = Separator.fullWidth(at: lastComma, in: bytes) != nil
    return ByteRange(lastComma, lastComma + (isFullWidth ? Separator.fullWidthLength : 1))
  }

  /// What lies behind a mark that is none of JSON.
  func causeOfSeparator(_ range: ByteRange) -> SyntaxProblem.Cause? { bytes[range.start] < 0x80 ? nil : .fullWidth }

  /// A `;` at the end of an object or array is not replaced, it is deleted: one cause, one problem.
  private mutating func replaceByComma(_ range: ByteRange) {
    let next = significantToken(from: range.end)
    let isLast = next.map { $0.kind.closes } ?? true
    report(
      .wrongSeparator, range, cause: causeOfSeparator(range), argument: ",",
      repair: [TextEdit(range, isLast ? "" : ",")])
    offset = range.end
    guard !isLast else { return }
    lastComma = range.start
    lastTokenEnd = offset
    state = frames.last?.isObject == true ? .name : .value
  }

  /// A colon behind an element: the array is an object, or it ended before that element, which is a name.
  private mutating func recoverColonInArray(_ range: ByteRange) {
    if turnElementIntoName() || endArrayBeforeName() { return }
    report(.wrongSeparator, range, argument: ",", repair: [TextEdit(range, ",")])
    lastComma = range.start
    offset = range.end
    lastTokenEnd = offset
    state = .value
  }

  /// Whether a member begins here: a name, with or without quotes, and a colon.
  func startsMember(_ token: Token) -> Bool {
    if token.kind.opens { return false }
    if token.kind == .placeholder || isFollowedByColon(token.range.end) { return true }
    return token.kind == .string && token.flags.contains(.unclosed) && hasLineEnd(lastTokenEnd, token.range.start)
  }
}
