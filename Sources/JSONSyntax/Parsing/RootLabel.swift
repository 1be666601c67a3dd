import SourceText

/// The outermost member's name where it stands without the braces of its object, and not as JSON writes names: as a
/// variable (`aps = {…}`, `let aps: [String: Any] = […]`), as a place in one (`note.aps = {…}`, `$body['aps'] = array(…)`),
/// or with nothing between it and its value (`aps {…}`).
struct RootLabel {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The name, without quotation marks.
  let name: ByteRange
  /// Where the value begins.
  let value: Int

  /// Longer text before a value says more than where it is put. In bytes.
  private static let longest = 120

  /// So far behind it is looked for, and for its name in its value, in bytes.
  fileprivate static let farthest = 4096

  /// The label of a member that begins at an offset; nil if none does.
  init?(of member: String, at start: Int, in bytes: Bytes) {
    let lineEnd = min(Scanner.endOfLine(from: start, in: bytes), start + RootLabel.longest)
    guard !member.isEmpty, let mark = RootLabel.endOfPlace(from: start, to: lineEnd, in: bytes) else { return nil }
    let isAssigned = bytes[mark] == UInt8(ascii: "=")
    let end = RootLabel.endOfName(from: start, to: mark, isAssigned: isAssigned, in: bytes)
    let length = member.utf8.count
    guard end - length >= start, bytes[end - length..<end].elementsEqual(member.utf8),
      end - length == start || !RootLabel.isOfName(bytes[end - length - 1])
    else { return nil }
    name = ByteRange(end - length, end)
    // Without a mark between them it might be any text before a document.
    let isAlone = bytes[start..<name.start].allSatisfy { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    guard isAssigned || isAlone else { return nil }
    let behind = !isAssigned ? mark : Scanner.byte(mark + 1, in: bytes) == UInt8(ascii: ">") ? mark + 2 : mark + 1
    value = Scanner.endOfWhitespace(from: behind, in: bytes)
    guard RootLabel.beginsContainer(at: value, in: bytes) else { return nil }
    // A variable of that name may hold the whole document.
    let stop = min(bytes.count, value + RootLabel.farthest)
    let content = ByteRange(value, NestedText.end(of: value, notBehind: stop, in: bytes))
    if NestedText.holds(member, content, in: bytes) { return nil }
  }

  /// The `=`, or the brace of the value, behind a variable or a place in one.
  private static func endOfPlace(from start: Int, to stop: Int, in bytes: Bytes) -> Int? {
    for offset in start..<stop {
      switch bytes[offset] {
      case UInt8(ascii: "="): return Scanner.byte(offset + 1, in: bytes) == UInt8(ascii: "=") ? nil : offset
      case UInt8(ascii: "{"): return offset
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "}"),
        UInt8(ascii: "#"), UInt8(ascii: "/"):
        return nil
      default: break
      }
    }
    return nil
  }

  /// Where the name ends before a mark: a type, brackets and quotation marks may stand between them.
  private static func endOfName(from start: Int, to mark: Int, isAssigned: Bool, in bytes: Bytes) -> Int {
    var end = mark
    if isAssigned {
      // `: [String: Any]`
      let colon = (start..<mark).first { bytes[$0] == UInt8(ascii: ":") && Scanner.byte($0 + 1, in: bytes) == 0x20 }
      end = colon ?? mark
      // Go's `:=`.
      if end > start, colon == nil, bytes[end - 1] == UInt8(ascii: ":") { end -= 1 }
    }
    while end > start, !isOfName(bytes[end - 1]), bytes[end - 1] != UInt8(ascii: ":") { end -= 1 }
    return end
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || NumberLiteral.isDigit(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether an object begins at an offset, as some language writes it.
  private static func beginsContainer(at offset: Int, in bytes: Bytes) -> Bool {
    switch Scanner.byte(offset, in: bytes) {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return true
    case UInt8(ascii: "@"): return Scanner.byte(offset + 1, in: bytes) == UInt8(ascii: "{")
    default:
      let end = Scanner.endOfWord(from: offset, in: bytes)
      return ForeignWord.opensList(bytes[offset..<end]) && Scanner.byte(end, in: bytes) == UInt8(ascii: "(")
    }
  }
}

extension Parser {
  /// The first line behind this one that begins with the label of the outermost member, unless an object that was found
  /// has that member.
  func labelledLine(unlessHeldAt document: Int?) -> (start: Int, label: RootLabel)? {
    if rootMember.isEmpty { return nil }
    if let document {
      let range = ByteRange(document, NestedText.end(of: document, notBehind: bytes.count, in: bytes))
      if NestedText.holds(rootMember, range, in: bytes) { return nil }
    }
    var line = Scanner.endOfLine(from: offset, in: bytes)
    let stop = min(bytes.count, offset + RootLabel.farthest)
    while line < stop {
      let start = Scanner.endOfWhitespace(from: line, in: bytes)
      if start < bytes.count, let label = RootLabel(of: rootMember, at: start, in: bytes) { return (start, label) }
      line = Scanner.endOfLine(from: max(start, line + 1), in: bytes)
    }
    return nil
  }

  /// Begins the outermost member of an object whose braces are missing.
  mutating func openLabelled(_ label: RootLabel) {
    let text = ByteRange(offset, label.value)
    frames.append(Frame(container: 0, isObject: true, closer: 0, bracketProblem: problems.count))
    report(
      .unclosedObject, label.name, cause: .bracesMissing, argument: "{",
      repair: [TextEdit(text, "{" + JSONText.quoted(self.text(label.name)) + ": ")])
    add(.object, label.name.start, label.name.start)
    beginMember(label.name.start, label.name.end, .bare)
    isLabelled = true
    offset = label.value
    lastTokenEnd = offset
    state = .value
  }

  /// Ends the object of a labelled member where something other than a comma follows its value. False if the parser is
  /// somewhere else.
  mutating func endLabelled() -> Bool {
    guard isLabelled, frames.count == 1, let frame = frames.last, frame.closer == 0,
      problems.indices.contains(frame.bracketProblem)
    else { return false }
    problems[frame.bracketProblem].repair.append(.insert("}", at: lastTokenEnd))
    closeUnclosed(at: lastTokenEnd)
    state = .end
    return true
  }
}
