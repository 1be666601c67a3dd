import SourceText

/// What the parser does with text that JSON does not allow: say what it is, once, and go on as the writer meant it.
extension Parser {
  mutating func report(
    _ code: SyntaxProblem.Code, _ range: ByteRange, argument: String = "", related: [ByteRange] = [],
    repair: [TextEdit] = []
  ) {
    problems.append(
      SyntaxProblem(code: code, range: range, related: related, argument: argument, repair: repair))
  }

  func text(_ range: ByteRange) -> String { String(decoding: bytes[range.start..<range.end], as: UTF8.self) }

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
    let next = Scanner.endOfWhitespace(from: offset, in: bytes)
    guard next < bytes.count else { return false }
    if bytes[next] == UInt8(ascii: ":") { return true }
    return bytes[next] == UInt8(ascii: "=")
  }

  // MARK: Values

  /// Whether the string at `start`, which a colon follows, is rather the name of the next member than a value: it stands
  /// on a later line than the colon before it, or nothing stands between.
  func valueIsNextName(_ start: Int) -> Bool {
    !bytes[lastTokenEnd..<start].isEmpty && bytes[lastTokenEnd..<start].contains(where: Scanner.isLineEnd)
  }

  /// The member that is being read has no value; the parser stands before what should follow it.
  mutating func reportMissingValue(at end: Int) {
    let member = frames.last.map(\.member) ?? 0
    let name = records.indices.contains(member) ? records[member] : nil
    let argument = name.map { text(ByteRange(Int($0.start), Int($0.end))) } ?? ""
    report(.missingValue, ByteRange(at: end), argument: argument, repair: [.insert(" null", at: end)])
    if name != nil { records[member].flags.insert(.valueless) }
    let next = offset
    endValue(at: end)
    offset = next
    // A name right behind it lacks its comma for the same reason.
    if let token = significantToken(from: next), token.kind == .string, isFollowedByColon(token.range.end) {
      problems[problems.count - 1].repair = [.insert(" null,", at: end)]
      state = .name
    }
  }

  /// A value that is not JSON.
  mutating func recoverValue() {
    let token = token()
    switch token.kind {
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
    case .openBrace: open(isObject: true)
    case .colon, .otherSeparator: recoverSeparatorBeforeValue(token)
    case .comma: recoverCommaBeforeValue(token.range)
    case .closeBrace, .closeBracket: recoverCloserBeforeValue(token)
    default:
      offset = token.range.end
    }
  }

  private mutating func recoverNumber(_ range: ByteRange) {
    let written = text(range)
    let repaired = NumberLiteral.repaired(written)
    report(
      .invalidNumber, range, argument: written, repair: repaired.map { [TextEdit(range, $0)] } ?? [])
    add(.number, range.start, range.end)
    endValue(at: range.end)
  }

  /// A word as a value: a literal of another language, or text without quotes up to the end of the value.
  private mutating func recoverWord(_ range: ByteRange) {
    if NumberLiteral.isSpecial(bytes[range.start..<range.end]) { return recoverNumber(range) }
    var range = range
    // `hello world` is one value.
    while range.end < bytes.count, bytes[range.end] == UInt8(ascii: " ") {
      let next = Scanner.endOfWhitespace(from: range.end, in: bytes)
      guard next < bytes.count, !bytes[range.end..<next].contains(where: Scanner.isLineEnd) else { break }
      let token = scanner.token(at: next, in: bytes)
      guard token.kind == .word || token.kind == .number, !isFollowedByColon(token.range.end) else { break }
      range.end = token.range.end
    }
    let written = text(range)
    let known: (kind: NodeKind, json: String)? =
      switch written.lowercased() {
      case "true": (.true, "true")
      case "false": (.false, "false")
      case "null", "nil", "none", "undefined", "nsnull": (.null, "null")
      default: nil
      }
    let replacement = known?.json ?? JSONText.quoted(written)
    report(.invalidLiteral, range, argument: written, repair: [TextEdit(range, replacement)])
    add(known?.kind ?? .invalid, range.start, range.end)
    endValue(at: range.end)
  }

  /// A second colon, or `=` behind a colon.
  private mutating func recoverSeparatorBeforeValue(_ token: Token) {
    if token.kind == .otherSeparator, token.range.count == 1, bytes[token.range.start] == UInt8(ascii: ";") {
      return recoverCommaBeforeValue(token.range)
    }
    report(.unexpectedText, token.range, argument: text(token.range), repair: [.delete(token.range)])
    offset = token.range.end
  }

  /// A comma where a value should be.
  private mutating func recoverCommaBeforeValue(_ range: ByteRange) {
    guard let frame = frames.last else { return recoverText(from: range.start) }
    if frame.isObject {
      reportMissingValue(at: lastTokenEnd)
      return
    }
    report(.missingValue, range, argument: ",", repair: [.delete(range)])
    lastComma = range.start
    offset = range.end
    lastTokenEnd = offset
  }

  /// A closing bracket where a value should be: behind a comma of an array, or behind a colon.
  private mutating func recoverCloserBeforeValue(_ token: Token) {
    guard let frame = frames.last else { return recoverUnmatched(token) }
    if frame.isObject {
      reportMissingValue(at: lastTokenEnd)
    } else {
      if state == .value, token.kind == .closeBracket { reportTrailingComma() }
      state = .comma
    }
  }

  mutating func reportTrailingComma() {
    let range = ByteRange(lastComma, lastComma + 1)
    report(.trailingComma, range, repair: [.delete(range)])
  }

  // MARK: Names

  /// Something other than a name in quotes, where one should be.
  mutating func recoverName() {
    let token = token()
    switch token.kind {
    case .string:
      inspectString(token.range, token.flags)
      beginMember(token.range.start, token.range.end, token.flags)
    case .word, .number: recoverBareName(token.range)
    case .placeholder:
      report(.templatePlaceholder, token.range, argument: text(token.range))
      if isFollowedByColon(token.range.end) {
        beginMember(token.range.start, token.range.end, .bare)
      } else {
        endValue(at: token.range.end)
        if significantToken(from: offset)?.kind == .string { state = .name }
      }
    case .comma: recoverCommaBeforeName(token.range)
    case .colon:
      report(.missingName, token.range, argument: ":", repair: [.insert("\"\"", at: token.range.start)])
      beginMember(token.range.start, token.range.start, .nameless)
    case .otherSeparator:
      report(.unexpectedText, token.range, argument: text(token.range), repair: [.delete(token.range)])
      offset = token.range.end
    case .openBrace, .openBracket:
      report(.missingName, ByteRange(token.range.start, token.range.start + 1), argument: text(token.range))
      beginMember(token.range.start, token.range.start, .nameless)
      state = .value
    case .closeBrace:
      if state == .name { reportTrailingComma() }
      close(isObject: true)
    case .closeBracket: recoverWrongCloser(token)
    default: offset = token.range.end
    }
  }

  /// A name without quotes: words up to a colon on the same line.
  private mutating func recoverBareName(_ range: ByteRange) {
    var range = range
    while !isFollowedByColon(range.end) {
      let next = Scanner.endOfWhitespace(from: range.end, in: bytes)
      guard next < bytes.count, next > range.end, !bytes[range.end..<next].contains(where: Scanner.isLineEnd) else {
        return recoverText(from: range.start)
      }
      let token = scanner.token(at: next, in: bytes)
      guard token.kind == .word || token.kind == .number else { return recoverText(from: range.start) }
      range.end = token.range.end
    }
    let written = text(range)
    report(.unquotedKey, range, argument: written, repair: [TextEdit(range, JSONText.quoted(written))])
    beginMember(range.start, range.end, .bare)
  }

  /// A comma where a name should be: one too many.
  private mutating func recoverCommaBeforeName(_ range: ByteRange) {
    report(.missingName, range, argument: ",", repair: [.delete(range)])
    // Once the comma is gone the one before it may be the last of its object.
    offset = range.end
    if state == .firstName { lastTokenEnd = offset }
  }

  // MARK: Colons and commas

  /// Something other than a colon behind a name.
  mutating func recoverColon() {
    let token = token()
    switch token.kind {
    case .otherSeparator:
      let isSemicolon = bytes[token.range.start] == UInt8(ascii: ";")
      let next = significantToken(from: token.range.end)
      if isSemicolon, let next, next.kind == .string, isFollowedByColon(next.range.end) {
        return reportMissingValueAfterName()
      }
      report(
        .wrongSeparator, token.range, argument: ":", repair: [TextEdit(token.range, ":")])
      offset = token.range.end
      lastTokenEnd = offset
      state = .value
    case .comma:
      if let next = significantToken(from: token.range.end), beginsValue(next.kind), !isFollowedByColon(next.range.end)
      {
        report(.wrongSeparator, token.range, argument: ":", repair: [TextEdit(token.range, ":")])
        offset = token.range.end
        lastTokenEnd = offset
        state = .value
      } else {
        reportMissingValueAfterName()
      }
    case .closeBrace, .closeBracket: reportMissingValueAfterName()
    default:
      if token.kind == .string, isFollowedByColon(token.range.end) { return reportMissingValueAfterName() }
      report(
        .missingColon, gap(before: token.range.start), argument: text(ByteRange(lastNameStart, lastTokenEnd)),
        repair: [.insert(":", at: lastTokenEnd)])
      state = .value
    }
  }

  private var lastNameStart: Int {
    guard let member = frames.last?.member, records.indices.contains(member) else { return lastTokenEnd }
    return Int(records[member].start)
  }

  private mutating func reportMissingValueAfterName() {
    let end = lastTokenEnd
    reportMissingValue(at: end)
    guard let last = problems.indices.last else { return }
    problems[last].repair = problems[last].repair.map { TextEdit($0.range, ":" + $0.replacement) }
  }

  private func beginsValue(_ kind: TokenKind) -> Bool {
    switch kind {
    case .string, .number, .word, .openBrace, .openBracket, .placeholder: true
    default: false
    }
  }

  /// The white space before a token, as far as it stands on the line of what came before.
  private func gap(before start: Int) -> ByteRange {
    var end = lastTokenEnd
    while end < start, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return ByteRange(lastTokenEnd, end)
  }

  /// Something other than a comma or the right closing bracket behind a value.
  mutating func recoverComma(_ byte: UInt8) {
    guard let frame = frames.last else { return recoverBehindDocument() }
    let token = token()
    switch token.kind {
    case .closeBrace, .closeBracket: recoverWrongCloser(token)
    case .otherSeparator where bytes[token.range.start] == UInt8(ascii: ";"), .colon where !frame.isObject:
      report(.wrongSeparator, token.range, argument: ",", repair: [TextEdit(token.range, ",")])
      lastComma = token.range.start
      offset = token.range.end
      lastTokenEnd = offset
      state = frame.isObject ? .name : .value
      dropSeparatorBeforeCloser(token.range)
    case .string, .number, .word, .placeholder, .openBrace, .openBracket:
      let startsNext = frame.isObject ? startsMember(token) : true
      guard startsNext else { return recoverText(from: token.range.start) }
      report(
        .missingComma, gap(before: token.range.start), argument: text(ByteRange(token.range.start, token.range.end)),
        repair: [.insert(",", at: lastTokenEnd)])
      state = frame.isObject ? .name : .value
    default: recoverText(from: token.range.start)
    }
  }

  /// A `;` at the end of an object or array is not replaced, it is deleted: one cause, one problem.
  private mutating func dropSeparatorBeforeCloser(_ range: ByteRange) {
    let next = significantToken(from: range.end)
    guard next == nil || next?.kind == .closeBrace || next?.kind == .closeBracket else { return }
    problems[problems.count - 1].repair = [.delete(range)]
    state = .comma
  }

  /// Whether a member begins here: a name, with or without quotes, and a colon.
  private func startsMember(_ token: Token) -> Bool {
    if token.kind == .openBrace || token.kind == .openBracket { return false }
    if token.kind == .placeholder { return true }
    if isFollowedByColon(token.range.end) { return true }
    return token.kind == .string && token.flags.contains(.unclosed)
      && bytes[lastTokenEnd..<token.range.start].contains(where: Scanner.isLineEnd)
  }

  // MARK: Brackets

  /// A closing bracket of the other kind than the innermost one that is open.
  mutating func recoverWrongCloser(_ token: Token) {
    let isObject = token.kind == .closeBrace
    guard let matching = frames.lastIndex(where: { $0.isObject == isObject }), let frame = frames.last else {
      return recoverUnmatched(token)
    }
    if onlyClosersFollow(token.range.start, count: frames.count) {
      let wanted = frame.isObject ? "}" : "]"
      report(
        .unmatchedBracket, token.range, argument: wanted, related: [openingBracket(frame)],
        repair: [TextEdit(token.range, wanted)])
      close(isObject: frame.isObject)
      return
    }
    if state == .name { reportTrailingComma() }
    reportUnclosed(Array(frames[(matching + 1)...]), at: lastTokenEnd)
    while frames.count > matching + 1 { closeUnclosed() }
    state = .comma
  }

  private mutating func recoverUnmatched(_ token: Token) {
    report(.unmatchedBracket, token.range, argument: "", repair: [.delete(token.range)])
    offset = token.range.end
  }

  private func openingBracket(_ frame: Frame) -> ByteRange {
    let start = Int(records[frame.container].start)
    return ByteRange(start, start + 1)
  }

  /// Whether nothing but closing brackets, `count` of them, follows from `start` to the end of the text.
  private func onlyClosersFollow(_ start: Int, count: Int) -> Bool {
    var left = count
    for byte in bytes[start...] where !Scanner.isWhitespace(byte) {
      guard byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]"), left > 0 else { return false }
      left -= 1
    }
    return left == 0
  }

  /// One problem for all brackets that are missing at one place; it is told of the innermost.
  private mutating func reportUnclosed(_ open: [Frame], at end: Int) {
    guard let innermost = open.last else { return }
    let closers = open.reversed().map { $0.isObject ? "}" : "]" }.joined()
    report(
      innermost.isObject ? .unclosedObject : .unclosedArray, ByteRange(at: end), argument: closers,
      related: open.reversed().prefix(5).map(openingBracket), repair: [.insert(closers, at: end)])
  }

  /// Closes the innermost object or array behind the last token.
  private mutating func closeUnclosed() {
    guard let frame = frames.popLast() else { return }
    if frame.isObject, frame.member > 0 { records[frame.member].next = UInt32(truncatingIfNeeded: records.count) }
    records[frame.container].flags.insert(.unclosed)
    records[frame.container].end = UInt32(truncatingIfNeeded: lastTokenEnd)
    records[frame.container].next = UInt32(truncatingIfNeeded: records.count)
    if frame.isObject { reportDuplicateNames(of: frame.container) }
    if let outer = frames.last, outer.isObject, outer.member > 0 {
      records[outer.member].next = UInt32(truncatingIfNeeded: records.count)
    }
  }

  /// Passes over an object or array below the nesting limit as a whole.
  mutating func passOverDeepContainer(isObject: Bool) {
    let start = offset
    var depth = 0
    repeat {
      let token = token()
      switch token.kind {
      case .openBrace, .openBracket: depth += 1
      case .closeBrace, .closeBracket: depth -= 1
      default: break
      }
      offset = token.range.end
    } while depth > 0 && offset < bytes.count
    report(.nestingTooDeep, ByteRange(start, start + 1), argument: String(SyntaxTree.nestingLimit))
    add(isObject ? .object : .array, start, offset, depth > 0 ? [.tooDeep, .unclosed] : .tooDeep)
    endValue(at: offset)
  }

  // MARK: Other text, and the end

  /// Words that belong nowhere, up to where the structure goes on: one problem.
  private mutating func recoverText(from start: Int) {
    offset = start
    var end = start
    var depth = 0
    while let token = significantToken(from: offset) {
      let breaksLine = bytes[end..<token.range.start].contains(where: Scanner.isLineEnd)
      if depth == 0 {
        if token.kind == .comma || token.kind == .closeBrace || token.kind == .closeBracket { break }
        if end > start, breaksLine || startsMember(token), token.kind == .string || token.kind == .word { break }
      }
      if token.kind == .openBrace || token.kind == .openBracket { depth += 1 }
      if token.kind == .closeBrace || token.kind == .closeBracket { depth -= 1 }
      end = token.range.end
      offset = end
    }
    if end == start { end = min(start + 1, bytes.count) }
    offset = end
    let range = ByteRange(start, end)
    report(.unexpectedText, range, argument: text(ByteRange(start, min(end, start + 80))), repair: [.delete(range)])
    guard let frame = frames.last else { return state = .end }
    if state == .firstName || state == .firstElement { return }
    let next = significantToken(from: end)?.kind
    if state == .name, next == .comma || next == .closeBrace {
      // The comma before the words is then one too many, for the same reason.
      problems[problems.count - 1].repair = [.delete(ByteRange(lastComma, end))]
      state = .comma
    } else if next == .string || next == .word, state == .comma {
      state = frame.isObject ? .name : .value
      problems[problems.count - 1].repair = [TextEdit(range, ",")]
    }
  }

  /// Text behind the outermost value: one problem for all of it, but closing brackets are told as such.
  mutating func recoverBehindDocument() {
    let token = token()
    if token.kind == .closeBrace || token.kind == .closeBracket { return recoverUnmatched(token) }
    let start = offset
    var end = token.range.end
    while let next = significantToken(from: offset) {
      end = next.range.end
      offset = end
    }
    report(
      .unexpectedText, ByteRange(start, end), argument: text(ByteRange(start, min(end, start + 80))),
      repair: [.delete(ByteRange(start, end))])
  }

  /// The end of the text, which may come too early.
  mutating func finish() {
    if frames.isEmpty {
      if state != .end, records.isEmpty {
        report(.emptyDocument, ByteRange(0, bytes.count), repair: [])
      }
      return
    }
    let end = lastTokenEnd
    switch state {
    case .colon: reportMissingValueAfterName()
    case .value:
      if frames.last?.isObject == true { reportMissingValue(at: end) } else { reportTrailingComma() }
    case .name: reportTrailingComma()
    default: break
    }
    reportUnclosed(frames, at: end)
    while !frames.isEmpty { closeUnclosed() }
  }
}
