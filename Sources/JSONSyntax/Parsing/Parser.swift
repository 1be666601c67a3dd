import SourceText

/// Builds the tree in one pass over the bytes, with a stack of its own instead of recursion.
///
/// This file knows only what JSON allows. Whatever else stands in a text goes to the functions of the files beside
/// it, which report it and leave the parser in a state from which it can go on.
struct Parser {
  /// What may come next.
  enum State {
    /// A value: at the start, behind a colon, or behind a comma of an array.
    case value
    /// A value, or the end of an array that has none yet.
    case firstElement
    /// A name, or the end of an object that has none yet.
    case firstName
    /// A name, behind a comma.
    case name
    case colon
    /// A comma or the closing bracket of the innermost object or array.
    case comma
    /// Nothing: the outermost value is complete.
    case end
  }

  /// An object or array that is not closed yet.
  struct Frame {
    /// Its record.
    var container: Int
    /// The record of the member that is being read, 0 if there is none.
    var member = 0
    var isObject: Bool
    /// The bracket that closes it in this text; 0 for members without braces.
    var closer: UInt8
    /// The problem whose repair also changes the closing bracket; -1 if there is none.
    var bracketProblem = -1
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// A name that the outermost object should have, by which it is found in other text; empty if there is none.
  let rootMember: String
  var scanner = Scanner()
  /// The next byte to read.
  var offset = 0
  var state = State.value
  var frames: FrameStack
  var records: [NodeRecord] = []
  var problems: [SyntaxProblem] = []
  /// Where the last comma was read.
  var lastComma = 0
  /// Where the last token ended that is part of the document's structure.
  var lastTokenEnd = 0
  /// The text ended before its brackets were closed.
  var endedEarly = false
  /// The problem of all literal prefixes, of the last merge conflict, and of the last string without its end.
  var prefixProblem: Int?
  var conflictProblem: Int?
  var unclosedStringProblem: Int?
  /// The problem of the text before the document, to which that behind it belongs.
  var surroundingProblem: Int?
  /// The problem of all quotation marks of a text that was encoded as a whole.
  var encodedProblem: Int?
  var areQuotesDoubled = false
  /// The outermost member was found by its label alone.
  var isLabelled = false
  /// Problems of tokens that were read anew.
  var takenBack: Set<Int> = []
  /// The outermost object went on behind its closing bracket, so that its names are compared at the end of the text.
  var isReopened = false
  /// What is known of the lines on which frames were opened, the outermost first.
  var openingLines: [OpeningLine] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, rootMember: String) {
    self.bytes = bytes
    self.rootMember = rootMember
    frames = FrameStack(capacity: SyntaxTree.nestingLimit)
    // Few texts have more nodes; memory that is not used is never touched.
    records.reserveCapacity(bytes.count / 8 + 8)
  }

  /// The tree's records and the problems in the order of the text.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, rootMember: String
  ) -> (records: [NodeRecord], problems: [SyntaxProblem]) {
    var parser = Parser(bytes, rootMember: rootMember)
    defer { parser.frames.deallocate() }
    parser.parse()
    guard parser.endedEarly else { return (parser.records, parser.problemsInOrder) }
    // Where a bracket is missing in the middle of the text, its lines tell where.
    var other = Parser(bytes, rootMember: rootMember)
    defer { other.frames.deallocate() }
    other.parseByIndentation()
    let isBetter = other.problems.count <= parser.problems.count
    return isBetter ? (other.records, other.problemsInOrder) : (parser.records, parser.problemsInOrder)
  }

  private var problemsInOrder: [SyntaxProblem] {
    problems.enumerated()
      .filter { !takenBack.contains($0.offset) }
      .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      .map(\.element)
  }

  private mutating func parse() {
    begin()
    while let byte = nextByte() { step(byte) }
    finish()
  }

  /// Reads one token.
  @inline(__always)
  mutating func step(_ byte: UInt8) {
    switch state {
    case .value: readValue(byte)
    case .firstElement: if byte == frames.last?.closer { close() } else { readValue(byte) }
    case .firstName: if byte == frames.last?.closer { close() } else { readName(byte) }
    case .name: readName(byte)
    case .colon: readColon(byte)
    case .comma: readComma(byte)
    case .end: recoverBehindDocument()
    }
  }

  /// The next byte that is not passed over; nil at the end of the text.
  @inline(__always)
  mutating func nextByte() -> UInt8? {
    while true {
      offset = Scanner.endOfWhitespace(from: offset, in: bytes)
      guard offset < bytes.count else { return nil }
      let byte = bytes[offset]
      if Scanner.beginsToken(byte) || !passOverOddTrivia() { return byte }
    }
  }

  // MARK: Reading

  @inline(__always)
  private mutating func readValue(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""):
      let start = offset
      let string = DoubleQuotedString.scan(at: start, in: bytes)
      if state == .value, frames.last?.isObject == true, isFollowedByColon(string.end), valueIsNextName(start) {
        return opensWithoutBrace(start) ? openWithoutBrace() : reportMissingValue(at: lastTokenEnd)
      }
      add(.string, start, string.end, string.flags)
      if string.needsInspection { inspectString(ByteRange(start, string.end), string.flags) }
      endValue(at: string.end)
    case UInt8(ascii: "{"):
      if Placeholder.mayBeginWithBrace(at: offset, in: bytes) { recoverValue() } else { open(isObject: true) }
    case UInt8(ascii: "["): open(isObject: false)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let end = NumberLiteral.endOfStrictNumber(at: offset, in: bytes)
      guard end > offset, end == bytes.count || !Scanner.continuesNumber(bytes[end]) else { return recoverValue() }
      add(.number, offset, end)
      endValue(at: end)
    case UInt8(ascii: "t"): readLiteral(.true, "true")
    case UInt8(ascii: "f"): readLiteral(.false, "false")
    case UInt8(ascii: "n"): readLiteral(.null, "null")
    default: recoverValue()
    }
  }

  @inline(__always)
  private mutating func readLiteral(_ kind: NodeKind, _ word: StaticString) {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count, end == bytes.count || Scanner.endsValue(bytes[end]),
      bytes[offset..<end].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    else { return recoverValue() }
    add(kind, offset, end)
    endValue(at: end)
  }

  @inline(__always)
  private mutating func readName(_ byte: UInt8) {
    guard byte == UInt8(ascii: "\"") else { return recoverName() }
    let start = offset
    let string = DoubleQuotedString.scan(at: start, in: bytes)
    if string.needsInspection { inspectString(ByteRange(start, string.end), string.flags) }
    beginMember(start, string.end, string.flags)
    if string.end + 1 < bytes.count, bytes[string.end] == UInt8(ascii: ":") { readColon(UInt8(ascii: ":")) }
  }

  @inline(__always)
  private mutating func readColon(_ byte: UInt8) {
    guard byte == UInt8(ascii: ":"), Scanner.byte(offset + 1, in: bytes) != UInt8(ascii: "=") else {
      return recoverColon()
    }
    offset += 1
    lastTokenEnd = offset
    state = .value
  }

  @inline(__always)
  private mutating func readComma(_ byte: UInt8) {
    guard let frame = frames.last else { return recoverBehindDocument() }
    if byte == UInt8(ascii: ",") {
      lastComma = offset
      offset += 1
      lastTokenEnd = offset
      state = frame.isObject ? .name : .value
    } else if byte == frame.closer {
      close()
    } else {
      recoverComma(byte)
    }
  }

  // MARK: Building

  @inline(__always)
  mutating func add(_ kind: NodeKind, _ start: Int, _ end: Int, _ flags: NodeFlags = []) {
    records.append(
      NodeRecord(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: records.count + 1), kind: kind, flags: flags))
  }

  @inline(__always)
  mutating func beginMember(_ start: Int, _ end: Int, _ flags: NodeFlags) {
    frames.setMember(records.count)
    add(.member, start, end, flags)
    offset = end
    lastTokenEnd = end
    state = .colon
  }

  /// Ends a value, and the member that it is the value of.
  @inline(__always)
  mutating func endValue(at end: Int) {
    offset = end
    lastTokenEnd = end
    guard let frame = frames.last else {
      state = .end
      return
    }
    if frame.isObject, frame.member > 0 { records[frame.member].next = UInt32(truncatingIfNeeded: records.count) }
    state = .comma
  }

  /// Opens the object or array whose bracket is the next byte.
  @inline(__always)
  mutating func open(isObject: Bool) {
    guard frames.count < SyntaxTree.nestingLimit else { return passOverDeepContainer(isObject: isObject) }
    frames.append(
      Frame(
        container: records.count, isObject: isObject, closer: isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")))
    add(isObject ? .object : .array, offset, offset + 1)
    offset += 1
    lastTokenEnd = offset
    state = isObject ? .firstName : .firstElement
  }

  /// Closes the innermost object or array at the bracket that is the next byte.
  @inline(__always)
  mutating func close() {
    guard let frame = frames.popLast() else { return }
    records[frame.container].end = UInt32(truncatingIfNeeded: offset + 1)
    records[frame.container].next = UInt32(truncatingIfNeeded: records.count)
    if frame.bracketProblem >= 0 { return closeMended(frame) }
    if frame.isObject { reportDuplicateNames(of: frame.container) }
    endValue(at: offset + 1)
  }
}
