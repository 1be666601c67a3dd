import SourceText

/// Escapes that JSON does not know.
extension Parser {
  /// The length in bytes of the escape at an offset.
  mutating func inspectEscape(at offset: Int, before end: Int, _ flags: NodeFlags) -> Int {
    let escape = EscapeSequence.read(at: offset, in: bytes, before: end)
    if escape.isValid {
      let range = ByteRange(offset, offset + escape.length)
      if escape.scalar == nil { report(.loneSurrogate, range, argument: text(range)) }
      return escape.length
    }
    // The repair of other quotes takes care of the backslash before a mark.
    if flags.contains(.otherQuotes), let mark = QuotationMark.mark(at: offset + 1, in: bytes), mark.family != .entity {
      return escape.length
    }
    if let close = Placeholder.interpolation(at: offset, in: bytes), close <= end {
      let range = ByteRange(offset, close)
      report(.templatePlaceholder, range, argument: text(range))
      return range.count
    }
    if let foreign = ForeignEscape.read(at: offset, in: bytes, before: end) {
      let range = ByteRange(offset, offset + foreign.length)
      report(
        .invalidEscape, range, cause: foreign.isCertain ? nil : .unknownEscape, argument: text(range),
        repair: [foreign.text.map { TextEdit(range, $0) } ?? .delete(ByteRange(offset, offset + 1))])
      return foreign.length
    }
    var range = ByteRange(offset, offset + escape.length)
    // `\u12` lacks digits; the ones that are there belong to it.
    while escape.scalar == "u", range.end < end, NumberLiteral.isHexadecimal(bytes[range.end]) { range.end += 1 }
    report(
      .invalidEscape, range, cause: .unknownEscape, argument: text(range), repair: [.insert("\\", at: range.start)])
    return range.count
  }
}

/// Escapes of other languages.
enum ForeignEscape {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  struct Meaning {
    /// In bytes, the backslash included.
    var length: Int
    /// What it is in a string of JSON; nil if it is the same without its backslash.
    var text: String?
    /// Whether it means the same in all languages that know it.
    var isCertain = true
  }

  /// The escape whose backslash is at `offset`; nil if no language is known for it.
  static func read(at offset: Int, in bytes: Bytes, before end: Int) -> Meaning? {
    guard let letter = Scanner.byte(offset + 1, in: bytes), offset + 1 < end else { return nil }
    switch letter {
    case UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "$"): return Meaning(length: 2)
    case 0x0A: return Meaning(length: 2, text: "")
    case 0x0D:
      let isPair = Scanner.byte(offset + 2, in: bytes) == 0x0A && offset + 2 < end
      return Meaning(length: isPair ? 3 : 2, text: "")
    case UInt8(ascii: "x"): return readBytes(at: offset, in: bytes, before: end)
    case UInt8(ascii: "U"): return readScalar(digitsAt: offset + 2, count: 8, in: bytes, before: end, tail: 0)
    case UInt8(ascii: "u"):
      let digits = offset + 3
      guard digits < end, bytes[offset + 2] == UInt8(ascii: "{") else { return nil }
      let close = (digits..<min(end, digits + 7)).first { bytes[$0] == UInt8(ascii: "}") }
      return close.flatMap { readScalar(digitsAt: digits, count: $0 - digits, in: bytes, before: end, tail: 1) }
    default: return nil
    }
  }

  /// `\U0001F600`, `\u{1F600}`.
  private static func readScalar(
    digitsAt start: Int, count: Int, in bytes: Bytes, before end: Int, tail: Int
  ) -> Meaning? {
    guard count > 0, start + count + tail <= end, bytes[start..<start + count].allSatisfy(NumberLiteral.isHexadecimal),
      let value = UInt32(String(decoding: bytes[start..<start + count], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    // The backslash and the letter; `\u{` has one byte more before its digits.
    return Meaning(length: 2 + tail + count + tail, text: JSONText.escaped(String(Character(scalar))))
  }

  /// `\x41`, and the bytes of a character in UTF-8: `\xC3\xA9`.
  private static func readBytes(at offset: Int, in bytes: Bytes, before end: Int) -> Meaning? {
    guard let first = byte(at: offset, in: bytes, before: end) else { return nil }
    var values = [first]
    let count = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1
    while values.count < count, let next = byte(at: offset + 4 * values.count, in: bytes, before: end) {
      values.append(next)
    }
    if values.count == count, let text = String(validating: values, as: UTF8.self) {
      return Meaning(length: 4 * count, text: JSONText.escaped(text))
    }
    // Below 0xA0 there are no characters, but other ones in Windows-1252.
    return Meaning(length: 4, text: String(Character(Unicode.Scalar(first))), isCertain: first >= 0xA0)
  }

  private static func byte(at offset: Int, in bytes: Bytes, before end: Int) -> UInt8? {
    guard offset + 4 <= end, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "x"),
      bytes[offset + 2..<offset + 4].allSatisfy(NumberLiteral.isHexadecimal)
    else { return nil }
    return UInt8(String(decoding: bytes[offset + 2..<offset + 4], as: UTF8.self), radix: 16)
  }
}
