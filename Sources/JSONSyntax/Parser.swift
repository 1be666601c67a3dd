import SourceText

/// Builds the tree in one pass over the bytes, with a stack of its own instead of recursion.
///
/// The loop in `parse()` knows only what JSON allows. Whatever else stands there goes to the functions of
/// `Parser+Recovery.swift`, which report it and leave the parser in a state from which the loop can go on.
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
    var isObject: Bool
    /// The record of the member that is being read.
    var member: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var scanner = Scanner()
  /// The next byte to read.
  var offset = 0
  var state = State.value
  var frames: [Frame] = []
  var records: [NodeRecord] = []
  var problems: [SyntaxProblem] = []
  /// Where the last comma was read.
  var lastComma = 0
  /// Where the last token ended that is part of the document's structure.
  var lastTokenEnd = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    records.reserveCapacity(bytes.count / 12 + 8)
  }

  /// The problems in the order of the text.
  var sortedProblems: [SyntaxProblem] {
    problems.enumerated()
      .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      .map(\.element)
  }

  mutating func parse() {
    while let byte = nextByte() {
      switch state {
      case .value: readValue(byte)
      case .firstElement:
        if byte == UInt8(ascii: "]") { close(isObject: false) } else { readValue(byte) }
      case .firstName:
        if byte == UInt8(ascii: "}") { close(isObject: true) } else { readName(byte) }
      case .name: readName(byte)
      case .colon:
        if byte == UInt8(ascii: ":"), Scanner.byte(offset + 1, in: bytes) != UInt8(ascii: "=") {
          offset += 1
          lastTokenEnd = offset
          state = .value
        } else {
          recoverColon()
        }
      case .comma: readComma(byte)
      case .end: recoverBehindDocument()
      }
    }
    finish()
  }

  /// The next byte that is not passed over; nil at the end of the text.
  @inline(__always)
  private mutating func nextByte() -> UInt8? {
    while offset < bytes.count {
      let byte = bytes[offset]
      if Scanner.isWhitespace(byte) {
        offset += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        return byte
      default:
        if !passOverOddTrivia() { return byte }
      }
    }
    return nil
  }

  @inline(__always)
  private mutating func readValue(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""):
      let start = offset
      let string = DoubleQuotedString.scan(at: start, in: bytes)
      if state == .value, let frame = frames.last, frame.isObject, isFollowedByColon(string.end),
        valueIsNextName(start)
      {
        reportMissingValue(at: lastTokenEnd)
        return
      }
      add(.string, start, string.end, string.flags)
      if string.hasControl || !string.flags.isEmpty { inspectString(ByteRange(start, string.end), string.flags) }
      endValue(at: string.end)
    case UInt8(ascii: "{"):
      if Scanner.byte(offset + 1, in: bytes) == UInt8(ascii: "{") { recoverValue() } else { open(isObject: true) }
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
    if string.hasControl || !string.flags.isEmpty { inspectString(ByteRange(start, string.end), string.flags) }
    beginMember(start, string.end, string.flags)
  }

  @inline(__always)
  private mutating func readComma(_ byte: UInt8) {
    guard let frame = frames.last else { return recoverBehindDocument() }
    switch byte {
    case UInt8(ascii: ","):
      lastComma = offset
      offset += 1
      lastTokenEnd = offset
      state = frame.isObject ? .name : .value
    case UInt8(ascii: "}") where frame.isObject: close(isObject: true)
    case UInt8(ascii: "]") where !frame.isObject: close(isObject: false)
    default: recoverComma(byte)
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
    if !frames.isEmpty { frames[frames.count - 1].member = records.count }
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
    frames.append(Frame(container: records.count, isObject: isObject, member: 0))
    add(isObject ? .object : .array, offset, offset + 1)
    offset += 1
    lastTokenEnd = offset
    state = isObject ? .firstName : .firstElement
  }

  /// Closes the innermost object or array at the bracket that is the next byte.
  @inline(__always)
  mutating func close(isObject: Bool) {
    guard let frame = frames.popLast() else { return }
    records[frame.container].end = UInt32(truncatingIfNeeded: offset + 1)
    records[frame.container].next = UInt32(truncatingIfNeeded: records.count)
    if isObject { reportDuplicateNames(of: frame.container) }
    endValue(at: offset + 1)
  }
}
