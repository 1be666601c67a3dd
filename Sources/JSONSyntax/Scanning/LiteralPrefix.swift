/// What other languages write around strings and before brackets, and what says nothing in JSON.
enum LiteralPrefix {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The length in bytes of the prefix at an offset, 0 if there is none: the `@` of Objective-C, the letter of Python's
  /// `u'…'`, Swift's `AnyHashable(` before the name of a member.
  static func length(at offset: Int, in bytes: Bytes) -> Int {
    guard let next = Scanner.byte(offset + 1, in: bytes) else { return 0 }
    let isQuote = next == UInt8(ascii: "\"") || next == UInt8(ascii: "'")
    switch bytes[offset] {
    case UInt8(ascii: "@"):
      let isBoxed =
        isQuote || next == UInt8(ascii: "{") || next == UInt8(ascii: "[") || next == UInt8(ascii: "Y")
        || next == UInt8(ascii: "N") || NumberLiteral.isDigit(next)
      return isBoxed ? 1 : 0
    case UInt8(ascii: "u"), UInt8(ascii: "b"), UInt8(ascii: "r"), UInt8(ascii: "f"): return isQuote ? 1 : 0
    case UInt8(ascii: "A"): return nameOfDictionary(at: offset, in: bytes) == nil ? 0 : wrapper.utf8CodeUnitCount
    case UInt8(ascii: "%"):
      // `%{"a" => 1}` of Elixir; `%{name}` is a placeholder of Ruby.
      return next == UInt8(ascii: "{") && beginsMember(behind: offset + 1, in: bytes) ? 1 : 0
    case UInt8(ascii: "m"), UInt8(ascii: "n"): return typeName(at: offset, in: bytes)
    default: return 0
    }
  }

  /// Whether a name stands behind a brace, between marks or before a colon.
  private static func beginsMember(behind brace: Int, in bytes: Bytes) -> Bool {
    let name = Scanner.endOfWhitespace(from: brace + 1, in: bytes)
    guard name < bytes.count, QuotationMark.mark(at: name, in: bytes) == nil else { return name < bytes.count }
    let end = Scanner.endOfWord(from: name, in: bytes)
    return end > name && Separator.isColon(at: Scanner.endOfSpaces(from: end, in: bytes), in: bytes)
  }

  /// Whether a letter tells how the string behind it is to be read.
  static func changesMeaning(at offset: Int, in bytes: Bytes) -> Bool {
    bytes[offset] == UInt8(ascii: "f") || bytes[offset] == UInt8(ascii: "r")
  }

  /// The length of a type's name before a brace, as in Go and C#, and of the spaces behind it.
  private static func typeName(at offset: Int, in bytes: Bytes) -> Int {
    for name in typeNames {
      let end = offset + name.utf8CodeUnitCount
      guard end < bytes.count,
        bytes[offset..<end].elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: end - offset))
      else { continue }
      let brace = Scanner.endOfSpaces(from: end, in: bytes)
      return Scanner.byte(brace, in: bytes) == UInt8(ascii: "{") ? brace - offset : 0
    }
    return 0
  }

  private static let typeNames: [StaticString] = [
    "map[string]interface{}", "map[string]any", "map[string]string", "new[]", "new",
  ]

  /// Whether a parenthesis closes an `AnyHashable(` around a name, which a colon follows.
  static func isSuffix(at offset: Int, in bytes: Bytes) -> Bool {
    guard Separator.isColon(at: Scanner.endOfSpaces(from: offset + 1, in: bytes), in: bytes) else { return false }
    let first = max(0, offset - longestName)
    var start = offset - wrapper.utf8CodeUnitCount
    while start >= first {
      if bytes[start] == UInt8(ascii: "A"), nameOfDictionary(at: start, in: bytes) == offset { return true }
      start -= 1
    }
    return false
  }

  private static let wrapper: StaticString = "AnyHashable("
  private static let longestName = 200

  /// Where the parenthesis stands that closes `AnyHashable("…")`, behind which is a colon; nil if that does not stand at
  /// the offset.
  private static func nameOfDictionary(at offset: Int, in bytes: Bytes) -> Int? {
    let quote = offset + wrapper.utf8CodeUnitCount
    guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\""),
      bytes[offset..<quote].elementsEqual(UnsafeBufferPointer(start: wrapper.utf8Start, count: quote - offset))
    else { return nil }
    let stop = min(bytes.count, offset + longestName)
    var end = quote + 1
    while end < stop, bytes[end] != UInt8(ascii: "\""), !Scanner.isLineEnd(bytes[end]) { end += 1 }
    guard end + 1 < stop, bytes[end] == UInt8(ascii: "\""), bytes[end + 1] == UInt8(ascii: ")"),
      Separator.isColon(at: Scanner.endOfSpaces(from: end + 2, in: bytes), in: bytes)
    else { return nil }
    return end + 1
  }
}
