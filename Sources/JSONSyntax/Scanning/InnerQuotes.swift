/// Quotation marks inside of a string that have no backslash: `"say "hi" to"`.
enum InnerQuotes {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// How far the end is looked for behind the first inner quote, in bytes and in quotes.
  private static let longest = 1024
  private static let mostQuotes = 16

  /// The end of a string whose first quote is directly followed by text: at a later quote on the line that is followed
  /// by what may follow a string. nil if there is none.
  static func end(of start: Int, firstQuote: Int, in bytes: Bytes) -> Int? {
    let place = StringPlace(before: start, in: bytes)
    let stop = min(bytes.count, firstQuote + longest)
    var offset = firstQuote + 1
    var quotes = 0
    while offset < stop, quotes < mostQuotes, !Scanner.isLineEnd(bytes[offset]) {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 2
      case UInt8(ascii: "\""):
        offset += 1
        quotes += 1
        if mayEnd(at: offset, place, in: bytes) { return offset }
      default: offset += 1
      }
    }
    return nil
  }

  private static func mayEnd(at offset: Int, _ place: StringPlace, in bytes: Bytes) -> Bool {
    let next = Scanner.endOfSpaces(from: offset, in: bytes)
    guard next < bytes.count, !Scanner.isLineEnd(bytes[next]) else { return true }
    switch bytes[next] {
    case UInt8(ascii: ":"): return place == .name || place == .either
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return place != .name
    case UInt8(ascii: ","):
      return place != .name && beginsNext(Scanner.endOfSpaces(from: next + 1, in: bytes), place, bytes)
    default: return false
    }
  }

  /// Whether the next member or element may begin at an offset behind a comma.
  private static func beginsNext(_ offset: Int, _ place: StringPlace, _ bytes: Bytes) -> Bool {
    guard offset < bytes.count, !Scanner.isLineEnd(bytes[offset]) else { return true }
    if QuotationMark.mark(at: offset, in: bytes) != nil {
      return place != .memberValue || Separator.isBehindName(at: offset, in: bytes)
    }
    switch bytes[offset] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return true
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return place != .memberValue
    default:
      return Separator.isColon(
        at: Scanner.endOfSpaces(from: Scanner.endOfWord(from: offset, in: bytes), in: bytes), in: bytes)
    }
  }
}

/// What a string is, as far as the byte before it tells.
enum StringPlace {
  case name
  /// The value of a member.
  case memberValue
  case element
  /// A name, or an element of an array.
  case either

  init(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var offset = start
    while offset > 0, start - offset < 500, Scanner.isWhitespace(bytes[offset - 1]) { offset -= 1 }
    switch offset > 0 ? bytes[offset - 1] : 0 {
    case UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: ">"): self = .memberValue
    case UInt8(ascii: "["): self = .element
    case UInt8(ascii: "{"): self = .name
    default: self = .either
    }
  }
}
