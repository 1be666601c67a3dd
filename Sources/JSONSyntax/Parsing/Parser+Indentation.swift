import SourceText

/// A second reading of a text whose brackets do not match, which takes the indentation of its lines for what it is.
extension Parser {
  mutating func parseByIndentation() {
    begin()
    while let byte = nextByte() {
      if state == .name || state == .comma { closeByIndentation(byte) }
      step(byte)
    }
    finish()
  }

  /// Closes the objects and arrays that the line of the next token does not belong to.
  private mutating func closeByIndentation(_ byte: UInt8) {
    guard frames.count > 1, let column = indentation(of: offset) else { return }
    var keep = frames.count
    if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      guard openingIndentation(frames.count - 1) != column,
        let matching = innermostFrame(closedBy: byte, openedAt: column)
      else { return }
      keep = matching + 1
    } else {
      let token = token()
      guard token.kind == .string || token.kind == .word, isFollowedByColon(token.range.end) else { return }
      while keep > 1, let outer = openingIndentation(keep - 1), outer >= column, openingLine(keep - 1).end < offset {
        keep -= 1
      }
      // A text without indentation tells nothing.
      guard let outer = openingIndentation(keep - 1), outer < column, frames[keep - 1].isObject else { return }
    }
    guard keep < frames.count else { return }
    // A name may also be due behind a value that is missing.
    let hasComma = state == .name && lastTokenEnd == lastCommaRange.end
    let end = hasComma ? endOfLastChild(of: frames[frames.count - 1]) : lastTokenEnd
    let isCloser = byte == frames[keep - 1].closer
    if isCloser, hasComma { reportTrailingComma() }
    reportUnclosed(frames[keep...], at: end, suffix: hasComma || isCloser ? "" : ",")
    while frames.count > keep { closeUnclosed(at: end) }
    state = isCloser ? .comma : .name
  }

  private mutating func innermostFrame(closedBy closer: UInt8, openedAt column: Int) -> Int? {
    for index in frames.indices.reversed() where frames[index].closer == closer {
      if openingIndentation(index) == column { return index }
    }
    return nil
  }

  // MARK: Missing opening braces

  /// Whether the name at `start`, which stands where a value is due, begins the members of an object without its opening
  /// brace: they are indented further than the name before them, and a closing brace then as far as that.
  func opensWithoutBrace(_ start: Int) -> Bool {
    guard frames.count < SyntaxTree.nestingLimit, let member = frames.last?.member, records.indices.contains(member),
      let outer = indentation(of: Int(records[member].start)), let inner = indentation(of: start), inner > outer
    else { return false }
    let stop = min(bytes.count, start + 8192)
    var line = Scanner.endOfLine(from: start, in: bytes)
    while line < stop {
      let first = Scanner.endOfWhitespace(from: line, in: bytes)
      guard first < bytes.count, let column = indentation(of: first) else { return false }
      if column <= outer { return column == outer && bytes[first] == UInt8(ascii: "}") }
      line = Scanner.endOfLine(from: first, in: bytes)
    }
    return false
  }

  mutating func openWithoutBrace() {
    let member = frames.last?.member ?? 0
    let name = text(ByteRange(Int(records[member].start), Int(records[member].end)))
    report(
      .missingValue, ByteRange(at: lastTokenEnd), cause: .braceMissing, argument: name,
      repair: [.insert(" {", at: lastTokenEnd)])
    frames.append(Frame(container: records.count, isObject: true, closer: UInt8(ascii: "}")))
    add(.object, lastTokenEnd, lastTokenEnd)
    state = .firstName
  }

  /// How far the first token of a line is indented, in bytes; nil if it is not the first, or the line does not begin near.
  private func indentation(of offset: Int) -> Int? {
    var start = offset
    while start > 0, offset - start < 200, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || Scanner.isLineEnd(bytes[start - 1]) ? offset - start : nil
  }

  /// How far the line is indented on which a frame was opened.
  private mutating func openingIndentation(_ frame: Int) -> Int? { openingLine(frame).indentation }

  /// The line on which a frame was opened. Each line behind it may ask.
  private mutating func openingLine(_ frame: Int) -> OpeningLine {
    let bracket = Int(records[frames[frame].container].start)
    while openingLines.count <= frame { openingLines.append(OpeningLine()) }
    if openingLines[frame].bracket != bracket { openingLines[frame] = OpeningLine(of: bracket, in: bytes) }
    return openingLines[frame]
  }
}

/// The line that a bracket stands on.
struct OpeningLine {
  /// Where the bracket stands; -1 for no line.
  private(set) var bracket = -1
  /// In bytes; nil if the line does not begin near.
  private(set) var indentation: Int?
  private(set) var end = 0

  init() {}

  init(of bracket: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    self.bracket = bracket
    end = Scanner.endOfLine(from: bracket, in: bytes)
    var start = bracket
    while start > 0, bracket - start < 1000, !Scanner.isLineEnd(bytes[start - 1]) { start -= 1 }
    guard start == 0 || Scanner.isLineEnd(bytes[start - 1]) else { return }
    indentation = Scanner.endOfSpaces(from: start, in: bytes) - start
  }
}
