import SourceText

/// Splits a text into tokens. What a token is depends on the text alone, not on its place in the tree, so any part
/// of a text can be scanned again.
struct Scanner {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Where the last line that ends a merge conflict begins; looked for once, when a conflict is seen.
  private var lastConflictEnd: Int?

  /// The token at an offset inside of the text; never empty.
  mutating func token(at offset: Int, in bytes: Bytes) -> Token {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
      return Token(kind: .whitespace, range: ByteRange(offset, Scanner.endOfWhitespace(from: offset, in: bytes)))
    case UInt8(ascii: "\""):
      let string = DoubleQuotedString.scan(at: offset, in: bytes)
      return Token(kind: .string, range: ByteRange(offset, string.end), flags: string.flags)
    case UInt8(ascii: ","): return single(.comma, offset)
    case UInt8(ascii: "}"): return single(.closeBrace, offset)
    case UInt8(ascii: "["): return single(.openBracket, offset)
    case UInt8(ascii: "]"): return single(.closeBracket, offset)
    case UInt8(ascii: "("): return single(.openParenthesis, offset)
    case UInt8(ascii: ")"):
      return single(LiteralPrefix.isSuffix(at: offset, in: bytes) ? .prefix : .closeParenthesis, offset)
    case UInt8(ascii: ":"):
      return Scanner.byte(offset + 1, in: bytes) == UInt8(ascii: "=")
        ? Token(kind: .otherColon, range: ByteRange(offset, offset + 2)) : single(.colon, offset)
    case UInt8(ascii: "{"):
      guard Placeholder.mayBeginWithBrace(at: offset, in: bytes) else { return single(.openBrace, offset) }
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      return numberLike(at: offset, in: bytes)
    case UInt8(ascii: ";"): return single(.otherComma, offset)
    default: break
    }
    if let token = oddToken(at: offset, in: bytes) { return token }
    switch byte {
    case UInt8(ascii: "{"): return single(.openBrace, offset)
    case UInt8(ascii: "="):
      let length = Scanner.byte(offset + 1, in: bytes) == UInt8(ascii: ">") ? 2 : 1
      return Token(kind: .otherColon, range: ByteRange(offset, offset + length))
    default:
      return Token(kind: .word, range: ByteRange(offset, Scanner.endOfWord(from: offset, in: bytes)))
    }
  }

  private func single(_ kind: TokenKind, _ offset: Int) -> Token {
    Token(kind: kind, range: ByteRange(offset, offset + 1))
  }

  /// What JSON has no word for: comments, other quotes, placeholders, odd space, conflict markers.
  private mutating func oddToken(at offset: Int, in bytes: Bytes) -> Token? {
    let byte = bytes[offset]
    if byte >= 0x80 || byte < 0x20 || byte == 0x7F { return oddCharacter(at: offset, in: bytes) }
    if let end = conflictEnd(at: offset, in: bytes) {
      return Token(kind: .conflict, range: ByteRange(offset, end))
    }
    if let end = Placeholder.end(at: offset, in: bytes) {
      return Token(kind: .placeholder, range: ByteRange(offset, end))
    }
    if let end = Comment.end(at: offset, in: bytes) {
      return Token(kind: .comment, range: ByteRange(offset, end))
    }
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "`"): return otherQuotes(at: offset, in: bytes)
    case UInt8(ascii: "&") where QuotationMark.mark(at: offset, in: bytes) != nil:
      return otherQuotes(at: offset, in: bytes)
    case UInt8(ascii: "\\"): return backslash(at: offset, in: bytes)
    default:
      let length = LiteralPrefix.length(at: offset, in: bytes)
      return length > 0 ? Token(kind: .prefix, range: ByteRange(offset, offset + length)) : nil
    }
  }

  /// What begins with a backslash where text was a string itself: `\"` around names and strings, `\n` between tokens.
  private func backslash(at offset: Int, in bytes: Bytes) -> Token? {
    if QuotationMark.isEscaped(at: offset, in: bytes) { return otherQuotes(at: offset, in: bytes) }
    var end = offset
    while Scanner.byte(end, in: bytes) == UInt8(ascii: "\\"), let letter = Scanner.byte(end + 1, in: bytes),
      letter == UInt8(ascii: "n") || letter == UInt8(ascii: "r") || letter == UInt8(ascii: "t")
    {
      end += 2
    }
    return end > offset ? Token(kind: .invisible, range: ByteRange(offset, end)) : nil
  }

  private func otherQuotes(at offset: Int, in bytes: Bytes) -> Token {
    let string = OtherQuotedString.scan(at: offset, in: bytes)
    return Token(kind: .string, range: ByteRange(offset, string.end), flags: string.flags)
  }

  private func oddCharacter(at offset: Int, in bytes: Bytes) -> Token? {
    let byte = bytes[offset]
    if byte < 0x80 {
      var end = offset + 1
      while end < bytes.count, bytes[end] < 0x20, !Scanner.isWhitespace(bytes[end]) { end += 1 }
      return Token(kind: .control, range: ByteRange(offset, end))
    }
    if offset == 0, Scanner.isByteOrderMark(at: 0, in: bytes) {
      return Token(kind: .byteOrderMark, range: ByteRange(0, 3))
    }
    if QuotationMark.mark(at: offset, in: bytes) != nil { return otherQuotes(at: offset, in: bytes) }
    if let kind = Separator.fullWidth(at: offset, in: bytes) {
      return Token(kind: kind, range: ByteRange(offset, offset + Separator.fullWidthLength))
    }
    var end = offset
    while end < bytes.count, UTF8Sequence.length(at: end, in: bytes, before: bytes.count) == 0 { end += 1 }
    if end > offset { return Token(kind: .invalidUTF8, range: ByteRange(offset, end)) }
    while end < bytes.count {
      let length = InvisibleCharacter.length(at: end, in: bytes)
      if length == 0 { break }
      end += length
    }
    return end > offset ? Token(kind: .invisible, range: ByteRange(offset, end)) : nil
  }

  /// A number, or what begins like one: letters and signs belong to it, so that it is told as a whole.
  private func numberLike(at offset: Int, in bytes: Bytes) -> Token {
    var end = offset + 1
    while end < bytes.count, Scanner.continuesNumber(bytes[end]) || isInTime(end, from: offset, in: bytes) { end += 1 }
    if end == offset + 1, bytes[offset] == UInt8(ascii: "-"), Scanner.byte(end, in: bytes) == UInt8(ascii: ">") {
      return Token(kind: .otherColon, range: ByteRange(offset, end + 1))
    }
    let isWord =
      !bytes[offset..<end].contains(where: NumberLiteral.isDigit) && !NumberLiteral.isSpecial(bytes[offset..<end])
    return Token(kind: isWord && end > offset + 1 ? .word : .number, range: ByteRange(offset, end))
  }

  /// Whether a colon stands between the digits of a time that follows a date: `2026-01-31T09:30`.
  private func isInTime(_ colon: Int, from start: Int, in bytes: Bytes) -> Bool {
    guard bytes[colon] == UInt8(ascii: ":"), colon - start >= 10, NumberLiteral.isDigit(bytes[colon - 1]),
      let next = Scanner.byte(colon + 1, in: bytes), NumberLiteral.isDigit(next)
    else { return false }
    return bytes[start + 4] == UInt8(ascii: "-") && bytes[start + 7] == UInt8(ascii: "-")
  }

  // MARK: Merge conflicts

  /// The end of a conflict's marker, and of the side that it discards: from `=======` or `|||||||` to behind the line
  /// of `>>>>>>>`, so that one side stays.
  private mutating func conflictEnd(at offset: Int, in bytes: Bytes) -> Int? {
    guard let mark = Scanner.conflictMark(at: offset, in: bytes) else { return nil }
    let lineEnd = Scanner.endOfLine(from: offset, in: bytes)
    guard mark != UInt8(ascii: "<"), mark != UInt8(ascii: ">") else { return lineEnd }
    let last = lastConflictEnd ?? Scanner.lastConflictEnd(in: bytes)
    lastConflictEnd = last
    guard last > offset else { return lineEnd }
    var end = lineEnd
    while end < bytes.count {
      let lineStart = end + 1
      end = Scanner.endOfLine(from: lineStart, in: bytes)
      if Scanner.conflictMark(at: lineStart, in: bytes) == UInt8(ascii: ">") { return end }
    }
    return end
  }

  /// The character of a conflict marker: seven of the same at the start of a line, then a space or the line's end.
  static func conflictMark(at offset: Int, in bytes: Bytes) -> UInt8? {
    guard offset + 7 <= bytes.count, offset == 0 || isLineEnd(bytes[offset - 1]) else { return nil }
    let mark = bytes[offset]
    guard [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|")].contains(mark),
      bytes[offset..<offset + 7].allSatisfy({ $0 == mark })
    else { return nil }
    guard let after = byte(offset + 7, in: bytes) else { return mark }
    return after == UInt8(ascii: " ") || isLineEnd(after) ? mark : nil
  }

  private static func lastConflictEnd(in bytes: Bytes) -> Int {
    var offset = bytes.count - 7
    while offset >= 0 {
      if bytes[offset] == UInt8(ascii: ">"), conflictMark(at: offset, in: bytes) != nil { return offset }
      offset -= 1
    }
    return -1
  }
}

// MARK: - Bytes

extension Scanner {
  @inline(__always)
  static func byte(_ offset: Int, in bytes: Bytes) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }

  @inline(__always)
  static func isWhitespace(_ byte: UInt8) -> Bool {
    byte <= 0x20 && (byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09)
  }

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Whether a byte surely begins a token that is no trivia, wherever it stands.
  @inline(__always)
  static func beginsToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "t"), UInt8(ascii: "n"):
      true
    default: false
    }
  }

  @inline(__always)
  static func endOfWhitespace(from offset: Int, in bytes: Bytes) -> Int {
    var end = offset
    while end < bytes.count, isWhitespace(bytes[end]) {
      end += 1
      if end < bytes.count, bytes[end] == 0x20 { end = endOfIndentation(from: end, in: bytes) }
    }
    return end
  }

  /// The end of a run of spaces, found eight bytes at a time.
  @inline(__always)
  private static func endOfIndentation(from offset: Int, in bytes: Bytes) -> Int {
    var end = offset
    if let base = UnsafeRawPointer(bytes.baseAddress) {
      while end + 8 <= bytes.count {
        let other = base.loadUnaligned(fromByteOffset: end, as: UInt64.self).littleEndian ^ 0x2020_2020_2020_2020
        if other != 0 { return end + other.trailingZeroBitCount >> 3 }
        end += 8
      }
    }
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    return end
  }

  static func endOfSpaces(from offset: Int, in bytes: Bytes) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end
  }

  static func endOfLine(from offset: Int, in bytes: Bytes) -> Int {
    var end = offset
    while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
    return min(end, bytes.count)
  }

  static func isByteOrderMark(at offset: Int, in bytes: Bytes) -> Bool {
    offset + 3 <= bytes.count && bytes[offset] == 0xEF && bytes[offset + 1] == 0xBB && bytes[offset + 2] == 0xBF
  }

  @inline(__always)
  static func continuesNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a byte can stand directly behind a value.
  @inline(__always)
  static func endsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"): true
    default: isWhitespace(byte)
    }
  }

  /// The end of a run of characters that are neither space nor JSON's own marks; at least one byte long. A quotation
  /// mark belongs to it if it closes what was never opened: `Hello", …`, and so does the colon of `https://…`.
  static func endOfWord(from offset: Int, in bytes: Bytes) -> Int {
    var end = offset
    var isAddress = false
    while end < bytes.count {
      let byte = bytes[end]
      if byte >= 0x80 {
        let length = UTF8Sequence.length(at: end, in: bytes, before: bytes.count)
        if length == 0 || InvisibleCharacter.length(at: end, in: bytes) > 0
          || QuotationMark.mark(at: end, in: bytes) != nil || Separator.fullWidth(at: end, in: bytes) != nil
        {
          break
        }
        end += length
      } else if byte == UInt8(ascii: ":"), end > offset, isSlash(end + 1, in: bytes), isSlash(end + 2, in: bytes) {
        isAddress = true
        end += 3
      } else if byte == UInt8(ascii: "\"") {
        return end > offset && endsString(at: end, in: bytes) ? end + 1 : max(end, offset + 1)
      } else if byte < 0x20 || endsValue(byte) || (endsWord(byte) && !isAddress) {
        break
      } else {
        end += 1
      }
    }
    return max(end, offset + 1)
  }

  private static func isSlash(_ offset: Int, in bytes: Bytes) -> Bool {
    byte(offset, in: bytes) == UInt8(ascii: "/")
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ";"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }

  /// Whether what follows a quotation mark on its line is what follows a string.
  private static func endsString(at quote: Int, in bytes: Bytes) -> Bool {
    let next = endOfSpaces(from: quote + 1, in: bytes)
    return next >= bytes.count || endsValue(bytes[next])
  }
}

/// Characters that look like space or like nothing, and that JSON does not count as space.
enum InvisibleCharacter {
  /// The length in bytes of the invisible character that begins at `offset`, 0 if none does.
  static func length(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard offset + 1 < bytes.count else { return 0 }
    let (first, second) = (bytes[offset], bytes[offset + 1])
    if first == 0xC2 { return second == 0x85 || second == 0xA0 || second == 0xAD ? 2 : 0 }  // NEL, NBSP, soft hyphen
    guard offset + 2 < bytes.count else { return 0 }
    let third = bytes[offset + 2]
    switch (first, second) {
    case (0xE1, 0x9A): return third == 0x80 ? 3 : 0  // Ogham space
    case (0xE1, 0xA0): return third == 0x8E ? 3 : 0  // Mongolian vowel separator
    case (0xE2, 0x80): return (0x80...0x8F).contains(third) || (0xA8...0xAF).contains(third) ? 3 : 0
    case (0xE2, 0x81): return (0x9F...0xAF).contains(third) ? 3 : 0  // U+205F to U+206F
    case (0xE3, 0x80): return third == 0x80 ? 3 : 0  // ideographic space
    case (0xEF, 0xBB): return third == 0xBF ? 3 : 0  // zero-width no-break space
    default: return 0
    }
  }
}

/// Comments of other languages: `//`, `/* */`, `#` and `<!-- -->`.
enum Comment {
  static func end(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    switch bytes[offset] {
    case UInt8(ascii: "/"):
      switch Scanner.byte(offset + 1, in: bytes) {
      case UInt8(ascii: "/"): return endOfText(onLineOf: offset, in: bytes)
      case UInt8(ascii: "*"): return end(of: [UInt8(ascii: "*"), UInt8(ascii: "/")], from: offset + 2, in: bytes)
      default: return nil
      }
    case UInt8(ascii: "#"): return endOfText(onLineOf: offset, in: bytes)
    case UInt8(ascii: "<"):
      guard offset + 4 <= bytes.count, bytes[offset + 1] == UInt8(ascii: "!"), bytes[offset + 2] == UInt8(ascii: "-"),
        bytes[offset + 3] == UInt8(ascii: "-")
      else { return nil }
      return end(of: Array("-->".utf8), from: offset + 4, in: bytes)
    default: return nil
    }
  }

  /// The end of a line without the white space that it ends in.
  private static func endOfText(onLineOf offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = Scanner.endOfLine(from: offset, in: bytes)
    while end > offset + 1, Scanner.isWhitespace(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Behind the mark that closes a comment; the end of the text if there is none.
  private static func end(of mark: [UInt8], from offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = offset
    while start + mark.count <= bytes.count {
      if bytes[start] == mark[0], bytes[start..<start + mark.count].elementsEqual(mark) { return start + mark.count }
      start += 1
    }
    return bytes.count
  }
}
