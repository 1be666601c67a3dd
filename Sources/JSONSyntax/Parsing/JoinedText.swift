/// A document that a program makes of several strings, in lines or between variables: `"{\"aps\":{" + body + "}}"`.
enum JoinedText {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Whether the document at an offset stands in a string of a program that ends in the middle of it, and the program goes
  /// on. Where both have the same quotation marks, a string that ends inside of one of the document's is told of there.
  static func begins(at start: Int, in bytes: Bytes) -> Bool {
    guard let mark = Scanner.byte(start - 1, in: bytes), isMark(mark), !isTriple(before: start, mark, in: bytes),
      let (end, isInside) = endOfString(from: start, mark, in: bytes)
    else { return false }
    return isInside ? isJoined(behind: end, in: bytes) : goesOn(behind: end, in: bytes)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }

  private static func isTriple(before start: Int, _ mark: UInt8, in bytes: Bytes) -> Bool {
    start > 2 && bytes[start - 2] == mark && bytes[start - 3] == mark
  }

  /// Behind the mark that ends a string of a program, and whether it stands in a string of the document; nil if the
  /// document's brackets are all closed there.
  private static func endOfString(from start: Int, _ mark: UInt8, in bytes: Bytes) -> (end: Int, isInside: Bool)? {
    let quote = UInt8(ascii: "\"")
    let first = Scanner.endOfWhitespace(from: start + 1, in: bytes)
    // C# and Basic double quotation marks in such a string.
    let isVerbatim =
      start > 1 && (bytes[start - 2] == UInt8(ascii: "@") || bytes[start - 2] == UInt8(ascii: "$"))
      || mark == quote && Scanner.byte(first, in: bytes) == mark && Scanner.byte(first + 1, in: bytes) == mark
    var (offset, depth, isInside) = (start, 0, false)
    while offset < bytes.count {
      let byte = bytes[offset]
      let next = Scanner.byte(offset + 1, in: bytes)
      if byte == UInt8(ascii: "\\") {
        // `\"` is the document's mark in the program's; three backslashes stand before one in the document's string.
        if next == byte, Scanner.byte(offset + 2, in: bytes) == byte {
          offset += 2
        } else if next == quote, mark == quote {
          isInside.toggle()
        }
        offset += 2
        continue
      }
      if byte == mark {
        guard isVerbatim, next == mark else {
          return depth > 0 && !(isInside && mark == quote) ? (offset + 1, isInside) : nil
        }
        isInside.toggle()
        offset += 2
        continue
      }
      if byte == quote { isInside.toggle() }
      if !isInside {
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
      }
      offset += 1
    }
    return nil
  }

  /// Whether a variable is joined to a string that ends at an offset: `' + name`, `' . $name`.
  private static func isJoined(behind end: Int, in bytes: Bytes) -> Bool {
    let next = Scanner.endOfSpaces(from: end, in: bytes)
    guard let byte = Scanner.byte(next, in: bytes), byte == UInt8(ascii: "+") || byte == UInt8(ascii: "."),
      holdsPiece(from: next, in: bytes)
    else { return false }
    let name = Scanner.endOfWhitespace(from: next + 1, in: bytes)
    return Scanner.byte(name, in: bytes).map { $0 == UInt8(ascii: "$") || Scanner.continuesNumber($0) } ?? false
  }

  /// Whether a program goes on with the document behind a string: with a mark that joins strings, with one more string, or
  /// with a statement that appends one. Behind a document that only lacks a bracket it does not.
  private static func goesOn(behind end: Int, in bytes: Bytes) -> Bool {
    var next = Scanner.endOfWhitespace(from: end, in: bytes)
    guard let byte = Scanner.byte(next, in: bytes) else { return false }
    if joins(at: next, in: bytes) { return holdsPiece(from: next, in: bytes) }
    if byte == UInt8(ascii: ")") || byte == UInt8(ascii: ";") { return appends(from: next, in: bytes) }
    if byte == UInt8(ascii: "\\") { next = Scanner.endOfWhitespace(from: next + 1, in: bytes) }
    // Without a blank between them a shell goes on.
    guard next > end, let first = Scanner.byte(next, in: bytes) else { return false }
    let mark = "fFrRbBuU$@".utf8.contains(first) ? next + 1 : next
    guard Scanner.byte(mark, in: bytes).map(isMark) ?? false else { return false }
    return isPiece(at: mark, in: bytes)
  }

  /// Whether a mark that joins strings stands at an offset: `+`, the `.` of PHP, `..`, `||`, `& ` of Basic, `<>`, `<<`, `~`.
  private static func joins(at offset: Int, in bytes: Bytes) -> Bool {
    guard let byte = Scanner.byte(offset, in: bytes), let next = Scanner.byte(offset + 1, in: bytes) else {
      return false
    }
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "~"): return true
    case UInt8(ascii: "."): return Scanner.isWhitespace(next) || ".$\"'".utf8.contains(next)
    case UInt8(ascii: "|"): return next == byte
    case UInt8(ascii: "&"): return next == 0x20
    case UInt8(ascii: "<"): return next == byte || next == UInt8(ascii: ">")
    default: return false
    }
  }

  /// Whether a string begins like a piece of a document.
  private static func isPiece(at mark: Int, in bytes: Bytes) -> Bool {
    let content = Scanner.endOfSpaces(from: mark + 1, in: bytes)
    return Scanner.byte(content, in: bytes).map { "{}[],:\"\\".utf8.contains($0) } ?? false
  }

  /// Whether such a string follows soon.
  private static func holdsPiece(from offset: Int, in bytes: Bytes) -> Bool {
    (offset..<min(bytes.count, offset + 400)).contains { isMark(bytes[$0]) && isPiece(at: $0, in: bytes) }
  }

  /// Whether the next statements append to a string.
  private static func appends(from offset: Int, in bytes: Bytes) -> Bool {
    let text = String(decoding: bytes[offset..<min(bytes.count, offset + 200)], as: UTF8.self)
    return ["append(", "concat(", "strcat(", "+=", ".="].contains(where: text.contains)
  }
}
