/// Finds where the document begins in a text that begins with something else.
enum DocumentStart {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The first bracket at or behind an offset that an object, or an array of objects or strings, begins with; if there is
  /// none, the first one that any array may begin with.
  static func find(from offset: Int, in bytes: Bytes) -> Int? {
    var offset = offset
    var weak: Int?
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "{") where looksLikeObject(behind: offset, in: bytes): return offset
      case UInt8(ascii: "["):
        if looksLikeArray(behind: offset, in: bytes) { return offset }
        if weak == nil, mayBeArray(at: offset, in: bytes) { weak = offset }
      default: break
      }
      offset += 1
    }
    return weak
  }

  /// Whether a bracket at the start of a text belongs to a line of a log: `[2026-01-31 09:30:00] INFO …`, with a document
  /// later on.
  static func isLogHead(at offset: Int, in bytes: Bytes) -> Bool {
    let stop = min(Scanner.endOfLine(from: offset, in: bytes), offset + 80)
    guard let end = bytes[offset..<stop].firstIndex(of: UInt8(ascii: "]")),
      bytes[offset + 1..<end].allSatisfy({ isOfLogHead($0) }), let next = Scanner.byte(end + 1, in: bytes),
      next != UInt8(ascii: ","), next != UInt8(ascii: ";"), let document = find(from: end + 1, in: bytes)
    else { return false }
    return bytes[document] == UInt8(ascii: "{") || looksLikeArray(behind: document, in: bytes)
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
    default: return Separator.isColon(at: endOfNext(next, in: bytes), in: bytes)
    }
  }

  private static func looksLikeArray(behind bracket: Int, in bytes: Bytes) -> Bool {
    let next = Scanner.endOfWhitespace(from: bracket + 1, in: bytes)
    guard next < bytes.count else { return false }
    return QuotationMark.mark(at: next, in: bytes) != nil || LiteralPrefix.length(at: next, in: bytes) > 0
      || bytes[next] == UInt8(ascii: "{") || bytes[next] == UInt8(ascii: "[") || bytes[next] == UInt8(ascii: "\\")
  }

  /// Whether an array of numbers or an empty one begins at a bracket, which no word stands before: `app[1234]` is of a log.
  private static func mayBeArray(at bracket: Int, in bytes: Bytes) -> Bool {
    if let before = Scanner.byte(bracket - 1, in: bytes), Scanner.continuesNumber(before) { return false }
    let next = Scanner.endOfWhitespace(from: bracket + 1, in: bytes)
    guard next < bytes.count else { return false }
    return bytes[next] == UInt8(ascii: "]") || bytes[next] == UInt8(ascii: "-") || NumberLiteral.isDigit(bytes[next])
  }

  /// Behind the word at an offset and the white space after it.
  private static func endOfNext(_ offset: Int, in bytes: Bytes) -> Int {
    Scanner.endOfWhitespace(from: Scanner.endOfWord(from: offset, in: bytes), in: bytes)
  }
}
