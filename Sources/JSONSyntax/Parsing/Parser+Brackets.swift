import SourceText

/// Brackets that do not match.
extension Parser {
  /// A closing bracket of another kind than the innermost one that is open.
  mutating func recoverWrongCloser(_ token: Token) {
    guard let frame = frames.last else { return recoverUnmatched(token) }
    let closer = bytes[token.range.start]
    if closer == UInt8(ascii: "}"), frames.count == 1, frame.closer == 0 { return closeBareMembers() }
    guard let matching = frames.lastIndex(where: { $0.closer == closer }) else {
      return canReplace(token) ? replaceCloser(token, frame) : recoverUnmatched(token)
    }
    if replacingFitsBetter(token, matching) { return replaceCloser(token, frame) }
    if state == .name { reportTrailingComma() }
    reportUnclosed(frames[(matching + 1)...], at: lastTokenEnd)
    while frames.count > matching + 1 { closeUnclosed(at: lastTokenEnd) }
    state = .comma
  }

  /// Deletes closing brackets that nothing is open for, all that follow each other at once.
  mutating func recoverUnmatched(_ token: Token) {
    var range = token.range
    if frames.isEmpty {
      while let next = significantToken(from: range.end), next.kind.closes { range.end = next.range.end }
    }
    report(.unmatchedBracket, range, repair: [.delete(range)])
    offset = range.end
  }

  private mutating func replaceCloser(_ token: Token, _ frame: Frame) {
    let wanted = frame.isObject ? "}" : "]"
    if state == .name { reportTrailingComma() }
    report(
      .unmatchedBracket, token.range, argument: wanted, related: [openingBracket(frame)],
      repair: [TextEdit(token.range, wanted)])
    frames[frames.count - 1].bracketProblem = -1
    close()
  }

  /// Whether a bracket that fits nothing open may be meant for the innermost one: brackets for all others follow.
  private func canReplace(_ token: Token) -> Bool {
    onlyClosersFollow(token.range.start, count: frames.count)
  }

  /// Whether the text around speaks for a wrong bracket rather than for missing ones.
  ///
  /// - Parameter matching: the frame that the bracket fits.
  private func replacingFitsBetter(_ token: Token, _ matching: Int) -> Bool {
    if onlyClosersFollow(token.range.start, count: frames.count) { return true }
    guard !onlyClosersFollow(token.range.start, count: matching + 1),
      let comma = significantToken(from: token.range.end), comma.kind == .comma,
      let next = significantToken(from: comma.range.end), next.kind.beginsValue
    else { return false }
    // What follows is a member or an element, and what is open then must be able to hold it.
    let isMember = isFollowedByColon(next.range.end)
    let fitsReplaced = frames.count > 1 && frames[frames.count - 2].isObject == isMember
    let fitsClosed = matching > 0 && frames[matching - 1].isObject == isMember
    return fitsReplaced && !fitsClosed
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

  /// Closes an object or array whose opening bracket has a problem that the closing one belongs to. The parser stands
  /// before that.
  mutating func closeMended(_ frame: Frame) {
    mendClosingBracket(of: frame)
    if frame.isObject, !isReopened || frame.container > 0 { reportDuplicateNames(of: frame.container) }
    endValue(at: offset + 1)
  }

  func openingBracket(_ frame: Frame) -> ByteRange {
    let start = Int(records[frame.container].start)
    return ByteRange(start, start + 1)
  }

  // MARK: Missing closing brackets

  /// The brackets that close frames, from the innermost on.
  func closers(_ open: FrameStack.SubSequence) -> String {
    open.reversed().map { $0.isObject ? "}" : "]" }.joined()
  }

  /// One problem for all brackets that are missing at one place; it is told of the innermost.
  ///
  /// - Parameter suffix: what the repair inserts behind the brackets.
  mutating func reportUnclosed(_ open: FrameStack.SubSequence, at end: Int, suffix: String = "") {
    guard let innermost = open.last else { return }
    let closers = closers(open)
    report(
      innermost.isObject ? .unclosedObject : .unclosedArray, ByteRange(at: end), argument: closers,
      related: open.reversed().prefix(5).map(openingBracket), repair: [.insert(closers + suffix, at: end)])
  }

  /// Closes the innermost object or array where something else than its bracket stands.
  mutating func closeUnclosed(at end: Int) {
    guard let frame = frames.popLast() else { return }
    let next = UInt32(truncatingIfNeeded: records.count)
    if frame.isObject, frame.member > 0 { records[frame.member].next = next }
    records[frame.container].flags.insert(.unclosed)
    records[frame.container].end = UInt32(truncatingIfNeeded: end)
    records[frame.container].next = next
    if frame.isObject { reportDuplicateNames(of: frame.container) }
    if let outer = frames.last, outer.isObject, outer.member > 0 { records[outer.member].next = next }
  }

  /// Where the last member or element ends that an open object or array has; behind its bracket if it has none.
  func endOfLastChild(of frame: Frame) -> Int {
    var end = Int(records[frame.container].start) + 1
    if frame.isObject {
      guard frame.member > 0 else { return end }
      let value = frame.member + 1
      return Int(records[records.indices.contains(value) ? value : frame.member].end)
    }
    var index = frame.container + 1
    while index < records.count {
      end = Int(records[index].end)
      index = max(index + 1, Int(records[index].next))
    }
    return end
  }

  /// Ends an array before its last element, which a colon follows and which is a name of the object around. False if it
  /// cannot be.
  mutating func endArrayBeforeName() -> Bool {
    guard let index = records.indices.last, records[index].kind == .string || records[index].kind == .invalid,
      Int(records[index].end) == lastTokenEnd, frames.count > 1, frames[frames.count - 2].isObject,
      let array = frames.last, index > array.container
    else { return false }
    let start = Int(records.removeLast().start)
    let end = endOfLastChild(of: array)
    let hasComma = significantToken(from: end)?.kind == .comma
    takeBackProblems(from: start)
    if !hasComma, let last = problems.indices.last(where: { !takenBack.contains($0) }),
      problems[last].code == .missingComma
    {
      takenBack.insert(last)
    }
    reportUnclosed(frames.suffix(1), at: end, suffix: hasComma ? "" : ",")
    closeUnclosed(at: end)
    offset = start
    lastTokenEnd = end
    state = .name
    return true
  }

  /// Takes back what was told of a token that is read anew.
  private mutating func takeBackProblems(from start: Int) {
    var index = problems.count - 1
    while index >= 0, problems[index].range.start >= start {
      takenBack.insert(index)
      index -= 1
    }
  }

  // MARK: Too deep

  /// Passes over an object or array below the nesting limit as a whole.
  mutating func passOverDeepContainer(isObject: Bool) {
    let start = offset
    var depth = 0
    repeat {
      let token = token()
      if token.kind.opens { depth += 1 }
      if token.kind.closes { depth -= 1 }
      offset = token.range.end
    } while depth > 0 && offset < bytes.count
    report(.nestingTooDeep, ByteRange(start, start + 1), argument: String(SyntaxTree.nestingLimit))
    add(isObject ? .object : .array, start, offset, depth > 0 ? [.tooDeep, .unclosed] : .tooDeep)
    endValue(at: offset)
  }
}
