/// Guesses where a string ends whose closing quote was forgotten, from what stands around.
enum MissingQuote {
  typealias Bytes = UnsafeBufferPointer<UInt8>
  typealias End = (end: Int, flags: NodeFlags)

  /// Whether a string goes on behind the end of its line: the next quote is then followed by what follows a string.
  static func continues(afterLineEnd offset: Int, in bytes: Bytes) -> Bool {
    var quote = offset
    while quote < bytes.count, bytes[quote] != UInt8(ascii: "\"") {
      quote += bytes[quote] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard quote < bytes.count else { return false }
    let next = Scanner.endOfWhitespace(from: quote + 1, in: bytes)
    return next >= bytes.count || Scanner.endsValue(bytes[next])
  }

  /// The end of a string that has no closing quote before the end of its line. Commas and closing brackets at the
  /// end of the line are not taken for part of it, nor is what looks like the value of an unclosed name. Inside of JSON
  /// in a string (`"{\"aps\":{\"badge\":1,`) they are.
  static func endOnLine(of start: Int, lineEnd: Int, in bytes: Bytes) -> End {
    if let colon = colonOfName(from: start, to: lineEnd, in: bytes) { return (colon, .unclosed) }
    var brackets = BracketCount(bytes[min(start + 1, lineEnd)..<lineEnd])
    if brackets.isOpen, isEmbeddedObject(start, in: bytes) { return (lineEnd, .unclosed) }
    var end = lineEnd
    while end > start + 1 {
      let byte = bytes[end - 1]
      guard Scanner.endsValue(byte), byte != UInt8(ascii: ":"), !brackets.takeClosesOne(byte) else { break }
      end -= 1
    }
    return closedByOtherMark(end, of: start, in: bytes) ?? (end, .unclosed)
  }

  /// The end of a string whose closing quote seems to be the opening one of the next: `"a": "x, "b": 1`. nil if
  /// nothing speaks for that.
  static func endBefore(quote: Int, of start: Int, in bytes: Bytes) -> End? {
    // The next string then ends with its own quote, and something that follows a string.
    var next = quote + 1
    while next < bytes.count, bytes[next] != UInt8(ascii: "\""), !Scanner.isLineEnd(bytes[next]) {
      next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") else { return nil }
    let behind = Scanner.endOfWhitespace(from: next + 1, in: bytes)
    guard behind < bytes.count, Scanner.endsValue(bytes[behind]) else { return nil }
    // Behind the value of a member it is a name, and a value follows.
    if StringPlace(before: start, in: bytes) == .memberValue {
      let value = Scanner.endOfWhitespace(from: behind + 1, in: bytes)
      guard bytes[behind] == UInt8(ascii: ":"), value < bytes.count, mayBeginValue(value, in: bytes) else { return nil }
    }
    // A quote that was typed before a name that has its own.
    if quote == start + 1 { return bytes[behind] == UInt8(ascii: ":") ? (quote, .unclosed) : nil }
    var end = quote
    while end > start + 1, isStructural(bytes[end - 1]) { end -= 1 }
    guard end < quote, bytes[end..<quote].contains(where: { !Scanner.isWhitespace($0) }) else { return nil }
    return closedByOtherMark(end, of: start, in: bytes) ?? (end, .unclosed)
  }

  private static func mayBeginValue(_ offset: Int, in bytes: Bytes) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: QuotationMark.mark(at: offset, in: bytes) != nil || ForeignWord.begins(at: offset, in: bytes)
    }
  }

  /// A typographic mark at the end closes the string: `"Hello”`. In `"say “hi”` it does not.
  private static func closedByOtherMark(_ end: Int, of start: Int, in bytes: Bytes) -> End? {
    let length = QuotationMark.length(endingAt: end, notBefore: start + 1, in: bytes)
    guard length > 1, isTypographicDouble(end - length, in: bytes) else { return nil }
    return (start + 1..<end - length).contains { isTypographicDouble($0, in: bytes) } ? nil : (end, .otherQuotes)
  }

  private static func isTypographicDouble(_ offset: Int, in bytes: Bytes) -> Bool {
    QuotationMark.mark(at: offset, in: bytes)?.family == .typographicDouble
  }

  private static func isStructural(_ byte: UInt8) -> Bool {
    Scanner.endsValue(byte) || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  /// The colon behind a name without closing quote (`"badge: 5,`): words of a name, then a colon, then what begins a
  /// value other than text.
  private static func colonOfName(from start: Int, to lineEnd: Int, in bytes: Bytes) -> Int? {
    var colon = start + 1
    guard colon < lineEnd, isLetter(bytes[colon]), !isValue(start, in: bytes) else { return nil }
    while colon < lineEnd, isLetter(bytes[colon]) || Scanner.continuesNumber(bytes[colon]) || bytes[colon] == 0x20 {
      colon += 1
    }
    guard colon < lineEnd, bytes[colon] == UInt8(ascii: ":") else { return nil }
    let value = Scanner.endOfWhitespace(from: colon + 1, in: bytes)
    guard value < bytes.count else { return nil }
    switch bytes[value] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return colon
    default: return nil
    }
  }

  /// Whether a string begins like a JSON object with escaped quotes.
  private static func isEmbeddedObject(_ start: Int, in bytes: Bytes) -> Bool {
    let brace = Scanner.endOfSpaces(from: start + 1, in: bytes)
    guard Scanner.byte(brace, in: bytes) == UInt8(ascii: "{") else { return false }
    let quote = Scanner.endOfSpaces(from: brace + 1, in: bytes)
    return Scanner.byte(quote, in: bytes) == UInt8(ascii: "\\")
      && Scanner.byte(quote + 1, in: bytes) == UInt8(ascii: "\"")
  }

  /// Whether a string stands behind a colon.
  private static func isValue(_ start: Int, in bytes: Bytes) -> Bool {
    var offset = start
    while offset > 0, start - offset < 500, Scanner.isWhitespace(bytes[offset - 1]) { offset -= 1 }
    return offset > 0 && bytes[offset - 1] == UInt8(ascii: ":")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

/// The brackets in a piece of text, to tell whether one at its end closes another in it.
private struct BracketCount {
  private var braces = 0
  private var brackets = 0

  init(_ text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "{"): braces += 1
      case UInt8(ascii: "}"): braces -= 1
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      default: break
      }
    }
  }

  /// Whether the text opens more than it closes.
  var isOpen: Bool { braces > 0 || brackets > 0 }

  /// Takes the last byte of the text away; true if it closes a bracket of the text.
  mutating func takeClosesOne(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "}") { braces += 1 }
    if byte == UInt8(ascii: "]") { brackets += 1 }
    return (byte == UInt8(ascii: "}") && braces > 0) || (byte == UInt8(ascii: "]") && brackets > 0)
  }
}
