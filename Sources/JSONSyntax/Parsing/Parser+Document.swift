import SourceText

/// Where the document begins and ends: text around it, members without braces, a text that is cut off.
extension Parser {
  // MARK: The beginning

  /// Looks at what stands at the start of the text, and passes over what comes before the document.
  mutating func begin() {
    guard let byte = nextByte(), byte != UInt8(ascii: "{") else { return }
    if byte == UInt8(ascii: "["), !DocumentStart.isLogHead(at: offset, in: bytes),
      !ForeignFormat.isTable(at: offset, in: bytes), !DocumentStart.isMessage(at: offset, in: bytes)
    {
      return
    }
    if let label = RootLabel(of: rootMember, at: offset, in: bytes) { return openLabelled(label) }
    if let name = ForeignFormat.name(of: offset, in: bytes) { return passOverWhole(name, cause: .foreignFormat) }
    var token = token()
    while token.kind == .prefix, token.range.end < bytes.count {
      passOverPrefix(token.range)
      token = self.token()
    }
    let after = significantToken(from: token.range.end)
    if token.kind == .placeholder, after?.kind != .otherColon { return }
    if token.kind.opens && byte != UInt8(ascii: "[") || token.kind.closes { return }
    if let after, after.kind == .colon || after.kind == .otherColon, isMember(token, separator: after) {
      return openBareMembers(token.range)
    }
    if after == nil, !quotesDocument(token) { return }
    if after?.kind == .openParenthesis, ForeignWord.opensList(bytes[token.range.start..<token.range.end]) { return }
    let start = DocumentStart.find(from: token.range.start, holding: rootMember, in: bytes)
    if let (line, label) = labelledLine(unlessHeldAt: start) {
      passOverSurrounding(ByteRange(token.range.start, line))
      return openLabelled(label)
    }
    if let start, ForeignFormat.isStringOfPowerShell(behind: start, in: bytes) {
      return passOverWhole("a string of PowerShell, with a back quote before each mark", cause: .foreignFormat)
    }
    if let start, JoinedText.begins(at: start, in: bytes) { return passOverWhole("", cause: .joinedText) }
    if let start { passOverSurrounding(ByteRange(token.range.start, start)) }
  }

  /// Passes over the text before the document.
  private mutating func passOverSurrounding(_ text: ByteRange) {
    let range = ByteRange(text.start, max(endOfText(before: text.end), text.start + 1))
    surroundingProblem = problems.count
    report(
      .unexpectedText, range, cause: causeOfSurrounding(range), argument: excerpt(range), repair: [.delete(text)])
    offset = text.end
  }

  /// A text of another format, or of a program that joins the document, is one problem, told at its first line.
  private mutating func passOverWhole(_ name: String, cause: SyntaxProblem.Cause) {
    let start = offset
    let line = ByteRange(start, max(endOfText(before: Scanner.endOfLine(from: start, in: bytes)), start + 1))
    report(.unexpectedText, line, cause: cause, argument: name)
    offset = max(endOfText(before: bytes.count), line.end)
    add(.invalid, start, offset)
    endValue(at: offset)
    offset = bytes.count
  }

  /// Whether a token is the name of a member that stands without the braces of its object.
  private func isMember(_ name: Token, separator: Token) -> Bool {
    guard name.kind == .string || name.kind == .word, let value = significantToken(from: separator.range.end),
      value.kind.beginsValue
    else { return false }
    let isColon = separator.kind == .colon
    let isQuoted = name.kind == .string || bytes[name.range.end - 1] == UInt8(ascii: "\"")
    if isQuoted { return isColon || separator.range.count == 2 }
    // `Payload: {"aps": …}` is text before a document, `aps: {alert: …}` is a member.
    let inner = Scanner.endOfWhitespace(from: value.range.start + 1, in: bytes)
    return isColon && value.kind.opens && Scanner.byte(inner, in: bytes) != UInt8(ascii: "\"")
  }

  /// Whether a string is a whole document between the quotation marks of a shell.
  private func quotesDocument(_ token: Token) -> Bool {
    guard token.kind == .string, token.flags.contains(.otherQuotes) || token.flags.contains(.unclosed) else {
      return false
    }
    let mark = max(1, QuotationMark.length(at: token.range.start, in: bytes))
    let first = Scanner.byte(Scanner.endOfWhitespace(from: token.range.start + mark, in: bytes), in: bytes)
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// The repair gets the closing brace when the end is known.
  private mutating func openBareMembers(_ name: ByteRange) {
    frames.append(Frame(container: 0, isObject: true, closer: 0, bracketProblem: problems.count))
    report(
      .unclosedObject, name, cause: .bracesMissing, argument: "{", repair: [.insert("{", at: name.start)])
    add(.object, name.start, name.start)
    state = .firstName
  }

  /// A closing brace behind members whose opening brace is missing.
  mutating func closeBareMembers() {
    if state == .name { reportTrailingComma() }
    frames[0].bracketProblem = -1
    close()
  }

  // MARK: Behind the end

  mutating func recoverBehindDocument() {
    let token = token()
    if token.kind.closes, !closesSurrounding(token) { return recoverUnmatched(token) }
    if reopensObject(token) { return }
    let start = offset
    var end = token.range.end
    offset = end
    while let next = significantToken(from: offset) {
      end = next.range.end
      offset = end
    }
    let range = ByteRange(start, end)
    if token.kind == .comma, range.count == 1 { return report(.trailingComma, range, repair: [.delete(range)]) }
    if let last = problems.indices.last, problems[last].code == .invalidLiteral, records.count == 1 {
      // Text that is no document at all.
      problems[last].range.end = end
      problems[last].repair = []
      return
    }
    reportTextBehindDocument(range)
  }

  /// Whether a bracket behind the document closes one of the text before it, such as `JSON.stringify(`.
  private func closesSurrounding(_ token: Token) -> Bool {
    guard let index = surroundingProblem else { return false }
    let opening: Character =
      switch token.kind {
      case .closeParenthesis: "("
      case .closeBracket: "["
      default: "{"
      }
    let before = text(problems[index].range)
    return before.count { $0 == opening } > before.count { String($0) == text(token.range) }
  }

  /// Text before and behind the document has one cause, and is one problem.
  private mutating func reportTextBehindDocument(_ range: ByteRange) {
    let cause = causeOfSurrounding(range)
    guard let index = surroundingProblem else {
      return report(.unexpectedText, range, cause: cause, argument: excerpt(range), repair: [.delete(range)])
    }
    problems[index].related.append(range)
    problems[index].repair.append(.delete(range))
    if cause == .surroundingText { problems[index].cause = cause }
  }

  /// Whether text before the document says no more than where a program keeps it: `const payload =`, `PAYLOAD='`.
  private func isAssignment(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "$" || first == "_" else { return false }
    if text.contains(where: \.isNewline) { return false }
    let type = ["new", "@"].first { text.hasSuffix("= " + $0) } ?? ""
    return text.count <= 80 && text.dropLast(type.count).reversed().first { !"'`\" ".contains($0) } == "="
  }

  /// Whether text around the document may have been meant for somebody, or is just marks.
  private func causeOfSurrounding(_ range: ByteRange) -> SyntaxProblem.Cause {
    let text = text(range)
    let isFence = text.hasPrefix("```") && !text.contains(where: \.isWhitespace)
    // `-` and `+` are the marks of a difference between two documents, and a bracket begins a second one.
    let mayTell = text.contains { $0.isLetter || $0.isNumber || "-+{[".contains($0) }
    return isFence || !mayTell || isAssignment(text) ? .surroundingMarks : .surroundingText
  }

  /// Whether the document was pasted with the call that it is an argument of, so that others may follow:
  /// `post(url, json={…}, timeout=5)`.
  private func isArgument(_ root: NodeRecord) -> Bool {
    let before = bytes[max(0, Int(root.start) - 200)..<Int(root.start)]
    return before.count { $0 == UInt8(ascii: "(") } > before.count { $0 == UInt8(ascii: ")") }
  }

  /// Goes on with the outermost object where another member follows its closing bracket, which then came too early.
  private mutating func reopensObject(_ token: Token) -> Bool {
    guard let root = records.first, root.kind == .object, !root.flags.contains(.unclosed), root.end > 0,
      !isArgument(root), token.kind == .comma || token.kind == .string,
      let name = token.kind == .comma ? significantToken(from: token.range.end) : token,
      name.kind == .string || name.kind == .word, isFollowedByColon(name.range.end)
    else { return false }
    let closing = ByteRange(Int(root.end) - 1, Int(root.end))
    takeBackDuplicateNames()
    frames.append(Frame(container: 0, isObject: true, closer: UInt8(ascii: "}"), bracketProblem: problems.count))
    report(.unmatchedBracket, closing, cause: .closedTooEarly, repair: [.delete(closing)])
    state = .comma
    return true
  }

  /// Names of the outermost object that occur twice are told when it ends.
  private mutating func takeBackDuplicateNames() {
    if isReopened { return }
    isReopened = true
    guard problems.last?.code == .duplicateKey else { return }
    let names = names(of: 0)
    while let last = problems.last, last.code == .duplicateKey, names.contains(last.range) { problems.removeLast() }
  }

  private func names(of container: Int) -> Set<ByteRange> {
    var ranges: Set<ByteRange> = []
    var index = container + 1
    while index < Int(records[container].next) {
      ranges.insert(ByteRange(Int(records[index].start), Int(records[index].end)))
      index = max(index + 1, Int(records[index].next))
    }
    return ranges
  }

  // MARK: The end

  /// The end of the text, which may come too early.
  mutating func finish() {
    guard let outermost = frames.first else {
      if isReopened { reportDuplicateNames(of: 0) }
      if state != .end, records.isEmpty, problems.isEmpty { report(.emptyDocument, ByteRange(0, bytes.count)) }
      return
    }
    let end = lastTokenEnd
    let open = frames[...]
    let repair = repairOfEnd(closers: closers(open))
    if let index = problemOfOutermost(outermost) {
      problems[index].repair += repair
    } else {
      report(
        open.last?.isObject == true ? .unclosedObject : .unclosedArray, ByteRange(at: end),
        cause: Elision.ends(text(ByteRange(max(0, end - 3), end))) ? .elision : .textEnds,
        argument: closers(open), related: open.reversed().prefix(5).map(openingBracket), repair: repair)
    }
    endedEarly = open.count > 1 || outermost.closer != 0
    while !frames.isEmpty { closeUnclosed(at: end) }
  }

  /// The problem that the end of the text belongs to: members without braces, or an object that was closed too early.
  private func problemOfOutermost(_ frame: Frame) -> Int? {
    guard problems.indices.contains(frame.bracketProblem) else { return nil }
    switch problems[frame.bracketProblem].cause {
    case .bracesMissing: return frame.bracketProblem
    case .closedTooEarly: return frames.count == 1 ? frame.bracketProblem : nil
    default: return nil
    }
  }

  /// What makes a text whole that ends in the middle of the document.
  private mutating func repairOfEnd(closers: String) -> [TextEdit] {
    var repair = mendLastToken()
    var insertion = ""
    switch state {
    case .colon:
      insertion = ": null"
      markValueless()
    case .value where frames.last?.isObject == true:
      insertion = " null"
      markValueless()
    case .value, .name: repair.append(.delete(lastCommaRange))
    default: break
    }
    return repair + [.insert(insertion + closers, at: lastTokenEnd)]
  }

  private mutating func markValueless() {
    guard let member = frames.last?.member, member > 0 else { return }
    records[member].flags.insert(.valueless)
  }

  /// Takes back the problems of a token that the end of the text cut off; the edits that make it whole.
  private mutating func mendLastToken() -> [TextEdit] {
    var edits: [TextEdit] = []
    if let string = unclosedStringProblem, problems.count - string <= 4, endsText(problems[string].range.end) {
      var end = problems[string].range.end
      for problem in problems[(string + 1)...].reversed() {
        guard problem.range.end == end, problem.range.start >= problems[string].range.start else { break }
        edits.append(.delete(problem.range))
        end = problem.range.start
      }
      problems.removeLast(edits.count)
      edits += problems.remove(at: string).repair
      return edits
    }
    guard let last = problems.last, last.range.end == lastTokenEnd,
      last.code == .invalidLiteral || last.code == .invalidNumber,
      let whole = CutToken.whole(text(last.range))
    else { return [] }
    problems.removeLast()
    return [TextEdit(last.range, whole)]
  }

  /// Whether only separators and brackets stand behind an offset.
  private func endsText(_ offset: Int) -> Bool { bytes[offset...].allSatisfy(Scanner.endsValue) }
}

/// Values that the end of a text has cut off.
enum CutToken {
  /// The value that a text begins; nil if it begins none.
  static func whole(_ text: String) -> String? {
    if let word = ["true", "false", "null"].first(where: { $0.hasPrefix(text) }) { return word }
    var number = Substring(text)
    while let last = number.last, "-+.eE".contains(last) { number.removeLast() }
    if NumberLiteral.isStrict(String(number)) { return String(number) }
    return text == "-" ? "null" : nil
  }
}
