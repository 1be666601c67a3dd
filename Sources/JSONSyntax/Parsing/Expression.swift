/// Expressions of programs, whose value JSON cannot tell.
enum Expression {
  /// Whether an operator between two operands begins at an offset.
  static func continues(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = offset
    while let byte = Scanner.byte(end, in: bytes), isOperator(byte) { end += 1 }
    guard end > offset, end - offset <= 3, bytes[offset] != UInt8(ascii: "/") || end == offset + 1 else { return false }
    // `+` before a line of a difference is none.
    let next = Scanner.endOfSpaces(from: end, in: bytes)
    guard let byte = Scanner.byte(next, in: bytes), !Scanner.endsValue(byte) else { return false }
    return !Separator.isBehindName(at: next, in: bytes)
  }

  /// Whether an operator stands between the words of a text.
  static func isOperator(in text: String) -> Bool {
    text.split(separator: " ").dropFirst().contains { $0.utf8.allSatisfy(isOperator) && $0 != "-" }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "?"),
      UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "="):
      true
    default: false
    }
  }
}
