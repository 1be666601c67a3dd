import SourceText

/// Finds where the document begins in a text that begins with something else.
enum DocumentStart {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The bracket at or behind an offset that the document begins with: the first one with a name inside, else the first.
  /// What may be the body of a function is taken only where no other has that name.
  static func find(from offset: Int, holding name: String, in bytes: Bytes) -> Int? {
    var search = Search(in: bytes)
    var offset = offset
    var first: Int?
    while let start = search.next(from: offset) {
      if name.isEmpty { return start }
      let end = NestedText.end(of: start, notBehind: bytes.count, in: bytes)
      if NestedText.holds(name, ByteRange(start, end), in: bytes) {
        return mayBeBody(behind: start, in: bytes) ? find(inBody: start, to: end, holding: name, in: bytes) : start
      }
      first = first ?? start
      offset = max(end, start + 1)
    }
    return first
  }

  /// The first bracket in a body that is none of another body and has a name inside; the body's own if there is none.
  private static func find(inBody start: Int, to end: Int, holding name: String, in bytes: Bytes) -> Int {
    var search = Search(in: bytes)
    var offset = start + 1
    var looksLeft = 16
    while looksLeft > 0, let next = search.next(from: offset), next < end {
      let close = NestedText.end(of: next, notBehind: end, in: bytes)
      let holdsName = NestedText.holds(name, ByteRange(next, close), in: bytes)
      if holdsName, !mayBeBody(behind: next, in: bytes) { return next }
      if holdsName { looksLeft -= 1 }
      offset = holdsName ? next + 1 : max(close, next + 1)
    }
    return start
  }

  /// Whether `name =` or `name :=` stands behind a brace, as statements of a program do.
  private static func mayBeBody(behind brace: Int, in bytes: Bytes) -> Bool {
    let next = Scanner.endOfWhitespace(from: brace + 1, in: bytes)
    let mark = endOfNext(next, in: bytes)
    return mark > next && (Scanner.byte(mark, in: bytes) == UInt8(ascii: "=") || isAssignment(at: mark, in: bytes))
  }

  /// Whether Go's `:=` stands at an offset.
  private static func isAssignment(at offset: Int, in bytes: Bytes) -> Bool {
    Scanner.byte(offset, in: bytes) == UInt8(ascii: ":") && Scanner.byte(offset + 1, in: bytes) == UInt8(ascii: "=")
  }

  /// Looks for one bracket after the other that a document may begin with, at offsets that only grow.
  private struct Search {
    private let bytes: Bytes
    /// Whether there may be an object or an array of objects. Where there was none once, none comes later.
    private var mayHaveObjects = true

    init(in bytes: Bytes) { self.bytes = bytes }

    /// The first bracket at or behind an offset that an object, or an array of objects, begins with; if there is none,
    /// the first one that any array may begin with.
    mutating func next(from offset: Int) -> Int? {
      var offset = offset
      var weak: Int?
      while offset < bytes.count {
        switch bytes[offset] {
        case UInt8(ascii: "{") where looksLikeObject(behind: offset, in: bytes): return offset
        case UInt8(ascii: "[") where !isMessage(at: offset, in: bytes):
          let isArray = looksLikeArray(behind: offset, in: bytes)
          let isList = isArray && isListOfTexts(behind: offset, in: bytes)
          if isArray, !isList { return offset }
          if weak == nil, isList && !isIndex(at: offset, in: bytes) || mayBeArray(at: offset, in: bytes) {
            weak = offset
            if !mayHaveObjects { return weak }
          }
        default: break
        }
        offset += 1
      }
      mayHaveObjects = false
      return weak
    }
  }

  /// Whether a bracket at the start of a text belongs to a line of a log: `[2026-01-31 09:30:00] INFO …`, with a document
  /// later on.
  static func isLogHead(at offset: Int, in bytes: Bytes) -> Bool {
    let stop = min(Scanner.endOfLine(from: offset, in: bytes), offset + 80)
    guard let end = bytes[offset..<stop].firstIndex(of: UInt8(ascii: "]")),
      bytes[offset + 1..<end].allSatisfy({ isOfLogHead($0) }), let next = Scanner.byte(end + 1, in: bytes),
      next != UInt8(ascii: ","), next != UInt8(ascii: ";")
    else { return false }
    var search = Search(in: bytes)
    guard let document = search.next(from: end + 1) else { return false }
    return bytes[document] == UInt8(ascii: "{") || looksLikeArray(behind: document, in: bytes)
  }

  /// Whether a bracket at the start of a text belongs to a message of Objective-C: `[push send:@{…}]`.
  static func isMessage(at offset: Int, in bytes: Bytes) -> Bool {
    var start = offset
    while start < offset + 8, Scanner.byte(start, in: bytes) == UInt8(ascii: "[") { start += 1 }
    let receiver = endOfName(from: start, in: bytes)
    let name = Scanner.endOfSpaces(from: receiver, in: bytes)
    let end = endOfName(from: name, in: bytes)
    guard receiver > start, name > receiver, end > name, let mark = Scanner.byte(end, in: bytes) else { return false }
    return mark == UInt8(ascii: ":") || mark == UInt8(ascii: "]") && start > offset + 1
  }

  private static func endOfName(from start: Int, in bytes: Bytes) -> Int {
    var end = start
    while let byte = Scanner.byte(end, in: bytes), Scanner.continuesNumber(byte), !"+-.".utf8.contains(byte) {
      end += 1
    }
    return end
  }

  private static func isOfLogHead(_ byte: UInt8) -> Bool {
    Scanner.continuesNumber(byte) || byte == 0x20 || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: ",")
  }

  private static func looksLikeObject(behind brace: Int, in bytes: Bytes) -> Bool {
    let next = Scanner.endOfWhitespace(from: brace + 1, in: bytes)
    guard next < bytes.count else { return false }
    if QuotationMark.mark(at: next, in: bytes) != nil || LiteralPrefix.length(at: next, in: bytes) > 0 { return true }
    switch bytes[next] {
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "["): return true
    // `interface{}` is a type of Go.
    case UInt8(ascii: "}"): return !(Scanner.byte(brace - 1, in: bytes).map(Scanner.continuesNumber) ?? false)
    default:
      let end = endOfNext(next, in: bytes)
      if Separator.isColon(at: end, in: bytes) { return true }
      let behind = endOfShorthands(from: end, in: bytes)
      return Scanner.byte(behind, in: bytes) == UInt8(ascii: ":") && !isAssignment(at: behind, in: bytes)
    }
  }

  /// Behind the first name of an object that is not a variable alone, as in JavaScript's `{ title, body: text }`.
  private static func endOfShorthands(from offset: Int, in bytes: Bytes) -> Int {
    var end = offset
    while Scanner.byte(end, in: bytes) == UInt8(ascii: ",") {
      let next = Scanner.endOfWhitespace(from: end + 1, in: bytes)
      let behind = endOfNext(next, in: bytes)
      if behind == next { break }
      end = behind
    }
    return end
  }

  /// Whether an array begins with a text that is no document itself, and no name: devices or channels that a program sends
  /// to.
  private static func isListOfTexts(behind bracket: Int, in bytes: Bytes) -> Bool {
    let text = Scanner.endOfWhitespace(from: bracket + 1, in: bytes)
    let mark = QuotationMark.length(at: text, in: bytes)
    guard mark > 0, !Separator.isBehindName(at: text, in: bytes), let first = Scanner.byte(text + mark, in: bytes)
    else { return false }
    return first != UInt8(ascii: "{") && first != UInt8(ascii: "[") && first != UInt8(ascii: "\\")
  }

  private static func looksLikeArray(behind bracket: Int, in bytes: Bytes) -> Bool {
    let next = Scanner.endOfWhitespace(from: bracket + 1, in: bytes)
    guard next < bytes.count else { return false }
    return QuotationMark.mark(at: next, in: bytes) != nil || LiteralPrefix.length(at: next, in: bytes) > 0
      || bytes[next] == UInt8(ascii: "{") || bytes[next] == UInt8(ascii: "[") || bytes[next] == UInt8(ascii: "\\")
  }

  /// Whether an array of numbers or an empty one begins at a bracket, which no word stands before: `app[1234]` is of a log.
  private static func mayBeArray(at bracket: Int, in bytes: Bytes) -> Bool {
    if isIndex(at: bracket, in: bytes) { return false }
    let next = Scanner.endOfWhitespace(from: bracket + 1, in: bytes)
    guard next < bytes.count else { return false }
    return bytes[next] == UInt8(ascii: "]") || bytes[next] == UInt8(ascii: "-") || NumberLiteral.isDigit(bytes[next])
  }

  /// Whether a word stands before a bracket: `body['aps']`.
  private static func isIndex(at bracket: Int, in bytes: Bytes) -> Bool {
    Scanner.byte(bracket - 1, in: bytes).map(Scanner.continuesNumber) ?? false
  }

  /// Behind the word at an offset and the white space after it.
  private static func endOfNext(_ offset: Int, in bytes: Bytes) -> Int {
    Scanner.endOfWhitespace(from: Scanner.endOfWord(from: offset, in: bytes), in: bytes)
  }
}
