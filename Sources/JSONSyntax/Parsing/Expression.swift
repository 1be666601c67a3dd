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

  /// Whether a cast or a function begins at a parenthesis: `(int)$count`, `() => 1`.
  static func beginsWithParenthesis(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = NestedText.end(of: start, notBehind: min(bytes.count, start + 200), in: bytes)
    guard end > start + 1, bytes[end - 1] == UInt8(ascii: ")") else { return false }
    let next = Scanner.endOfSpaces(from: end, in: bytes)
    guard let byte = Scanner.byte(next, in: bytes) else { return false }
    if byte == UInt8(ascii: "=") || byte == UInt8(ascii: "-") {
      return Scanner.byte(next + 1, in: bytes) == UInt8(ascii: ">")
    }
    let type = bytes[start + 1..<end - 1]
    guard !type.isEmpty, type.allSatisfy({ Scanner.continuesNumber($0) && !NumberLiteral.isDigit($0) }) else {
      return false
    }
    return byte == UInt8(ascii: "$") || byte == UInt8(ascii: "(") || isMark(byte) || Scanner.continuesNumber(byte)
  }

  private static func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  /// Whether a program goes on behind a string that ends at an offset: `'a' + name`, `'a' . $name`, `'{}'.format(x)`,
  /// `'a' if x else 'b'`, `'%s' % name`, `'' or name`.
  static func followsString(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let next = Scanner.endOfSpaces(from: offset, in: bytes)
    guard next < bytes.count else { return false }
    switch bytes[next] {
    case UInt8(ascii: "+"): return continues(at: next, in: bytes)
    case UInt8(ascii: "."):
      if next > offset {
        return Scanner.byte(Scanner.endOfSpaces(from: next + 1, in: bytes), in: bytes) == UInt8(ascii: "$")
      }
      let call = Scanner.endOfWord(from: next + 1, in: bytes)
      return call > next + 1 && Scanner.byte(call, in: bytes) == UInt8(ascii: "(")
    case UInt8(ascii: "i") where next > offset:
      let line = bytes[next..<min(bytes.count, next + 200)].prefix { !Scanner.isLineEnd($0) }
      let text = String(decoding: line, as: UTF8.self)
      return text.hasPrefix("if ") && text.contains(" else ")
    case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "o"),
      UInt8(ascii: "a"):
      return next > offset && isOperation(at: next, in: bytes)
    default: return false
    }
  }

  /// Whether an operator and a variable stand at an offset, and no quotation mark up to the next comma or bracket.
  private static func isOperation(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let rest = bytes[offset..<min(bytes.count, offset + 80)]
    let text = rest.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") && !Scanner.isLineEnd($0) }
    let words = String(decoding: text, as: UTF8.self).split(separator: " ")
    guard words.count > 1, let first = words.first, ["%", "??", "||", "&&", "or", "and"].contains(first) else {
      return false
    }
    return !text.contains(where: isMark)
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
