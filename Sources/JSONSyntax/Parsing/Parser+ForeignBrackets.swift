import SourceText

/// Objects and arrays between the brackets of other languages: Swift's and PHP's `["a": 1]`, property lists' `(1, 2)`,
/// C's `{1, 2}`, and doubled braces of format strings. The tree has them as what they are.
extension Parser {
  /// Reports the opening bracket of the innermost frame; the repair gets the closing one when that is read.
  private mutating func reportForeignBracket(_ opening: ByteRange, _ others: [TextEdit] = []) {
    guard let frame = frames.last else { return }
    let wanted = frame.isObject ? "{" : "["
    frames[frames.count - 1].bracketProblem = problems.count
    report(
      .unmatchedBracket, opening, cause: .foreignBrackets, argument: wanted,
      repair: [TextEdit(opening, wanted)] + others)
  }

  /// Adds the closing bracket, which is the next byte, to the repair of the opening one.
  mutating func mendClosingBracket(of frame: Frame) {
    let closing = ByteRange(offset, offset + 1)
    guard problems.indices.contains(frame.bracketProblem) else { return }
    problems[frame.bracketProblem].related.append(closing)
    if problems[frame.bracketProblem].code == .missingName {
      // Braces around members that belong to the object around.
      problems[frame.bracketProblem].cause = .doubledBraces
      problems[frame.bracketProblem].repair = [.delete(openingOf(frame)), .delete(closing)]
    } else if !frame.isObject, unwrapOnlyElement(of: frame) {
      problems[frame.bracketProblem].cause = .doubledBraces
      problems[frame.bracketProblem].argument = text(openingOf(frame))
      problems[frame.bracketProblem].repair = [.delete(openingOf(frame)), .delete(closing)]
    } else {
      problems[frame.bracketProblem].repair.append(TextEdit(closing, frame.isObject ? "}" : "]"))
      if !frame.isObject, frame.closer == UInt8(ascii: "}"), mayBePairs(frame.container) {
        problems[frame.bracketProblem].cause = .pairsOrElements
      }
    }
  }

  /// Braces around braces say nothing, nor do parentheses around one value, as JavaScript and Python have them. Behind
  /// the `=` of a property list they are a list.
  private func mayBeUnwrapped(_ frame: Frame) -> Bool {
    if frame.closer == UInt8(ascii: "}") { return records[frame.container + 1].kind == .object }
    guard frame.closer == UInt8(ascii: ")"), openingOf(frame).count == 1, bytes[lastTokenEnd - 1] != UInt8(ascii: ",")
    else { return false }
    return frames.isEmpty
      ? records[frame.container + 1].kind == .object : isBehind(UInt8(ascii: ":"), openingOf(frame).start)
  }

  /// Whether a mark stands before an offset, without regard to white space.
  func isBehind(_ mark: UInt8, _ offset: Int) -> Bool {
    let end = endOfText(before: offset)
    return end > 0 && bytes[end - 1] == mark
  }

  /// Whether elements may also be names and values: every other one is a string, and they come in pairs.
  private func mayBePairs(_ container: Int) -> Bool {
    var index = container + 1
    var count = 0
    while index < records.count {
      if count % 2 == 0, records[index].kind != .string { return false }
      count += 1
      index = max(index + 1, Int(records[index].next))
    }
    return count % 2 == 0
  }

  private func openingOf(_ frame: Frame) -> ByteRange { problems[frame.bracketProblem].range }

  /// Takes away brackets around just one value: `{{"a": 1}}`, `("a")`. Its record moves to the place of theirs.
  private mutating func unwrapOnlyElement(of frame: Frame) -> Bool {
    let inner = frame.container + 1
    guard records.indices.contains(inner), mayBeUnwrapped(frame), Int(records[inner].next) == records.count,
      !records[inner].flags.contains(.unclosed)
    else { return false }
    records.remove(at: frame.container)
    for index in frame.container..<records.count { records[index].next -= 1 }
    return true
  }

  // MARK: Parentheses

  /// Opens a list between parentheses.
  ///
  /// - Parameter opening: the parenthesis, and the word before it if there is one.
  mutating func openParenthesis(_ opening: ByteRange) {
    offset = opening.end - 1
    guard frames.count < SyntaxTree.nestingLimit else { return passOverDeepContainer(isObject: false) }
    open(isObject: false)
    frames[frames.count - 1].closer = UInt8(ascii: ")")
    reportForeignBracket(opening)
  }

  // MARK: Arrays that are objects

  /// The innermost array, which has nothing in it yet, becomes an object.
  mutating func turnIntoObject(adding edit: TextEdit? = nil) {
    guard let frame = frames.last else { return }
    frames[frames.count - 1].isObject = true
    records[frame.container].kind = .object
    if frame.bracketProblem >= 0 {
      problems[frame.bracketProblem].argument = "{"
      problems[frame.bracketProblem].repair = [TextEdit(problems[frame.bracketProblem].range, "{")]
    } else {
      reportForeignBracket(openingBracket(frame), edit.map { [$0] } ?? [])
    }
  }

  /// Whether a word in an array is a name: a colon follows it.
  func isName(_ word: ByteRange) -> Bool {
    guard let frame = frames.last, !frame.isObject else { return false }
    return isFollowedByColon(word.end) && (state == .firstElement || frames.dropLast().last?.isObject == true)
  }

  /// Reads a word in an array as a name, for which the array becomes an object or ends.
  mutating func readNameInArray(_ word: ByteRange) {
    if state == .firstElement {
      turnIntoObject()
      state = .firstName
    } else {
      add(.invalid, word.start, word.end)
      lastTokenEnd = word.end
      report(.invalidLiteral, word)
      _ = endArrayBeforeName()
    }
  }

  /// The only element of the innermost array becomes the first name of an object. False if it cannot.
  mutating func turnElementIntoName() -> Bool {
    guard let frame = frames.last, let index = records.indices.last, index == frame.container + 1 else { return false }
    let range = ByteRange(Int(records[index].start), Int(records[index].end))
    switch records[index].kind {
    case .string: break
    case .number, .true, .false, .null:
      report(.unquotedKey, range, argument: text(range), repair: [TextEdit(range, JSONText.quoted(text(range)))])
      records[index].flags = .bare
    default: return false
    }
    turnIntoObject()
    records[index].kind = .member
    frames[frames.count - 1].member = index
    state = .colon
    return true
  }

  // MARK: Objects that are arrays

  /// The innermost object, which has nothing in it yet, becomes an array.
  mutating func turnIntoArray() {
    guard let frame = frames.last, frame.closer != 0 else { return recoverText(from: offset) }
    frames[frames.count - 1].isObject = false
    records[frame.container].kind = .array
    if frame.bracketProblem < 0 { reportForeignBracket(openingBracket(frame)) }
    state = .value
  }

  /// The only name of the innermost object, which has no colon, becomes the first element of an array.
  mutating func turnNameIntoElement() {
    guard let frame = frames.last, records.indices.contains(frame.member), frame.closer != 0 else { return }
    let isBare = records[frame.member].flags.contains(.bare)
    records[frame.member].kind = isBare ? .invalid : .string
    frames[frames.count - 1].member = 0
    turnIntoArray()
    state = .comma
  }
}
