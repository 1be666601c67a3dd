import SourceText

/// What is wrong inside of names and strings.
extension Parser {
  /// Reports what is wrong with a string that is not plain.
  mutating func inspectString(_ range: ByteRange, _ flags: NodeFlags) {
    let quoted = QuotedText(range, flags, in: bytes)
    if flags.contains(.otherQuotes) {
      report(
        .wrongQuote, range, cause: quoted.cause, argument: excerpt(range), repair: quoted.requoting(in: bytes))
    } else if flags.contains(.unclosed) {
      unclosedStringProblem = problems.count
      report(.unclosedString, range, argument: excerpt(range), repair: [.insert("\"", at: range.end)])
    }
    var offset = quoted.content.start
    while offset < quoted.content.end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\") {
        offset += quoted.isEscaped ? 2 : inspectEscape(at: offset, before: quoted.content.end, flags)
      } else if byte < 0x20 {
        offset += inspectControlCharacters(at: offset, before: quoted.content.end)
      } else if byte < 0x80 {
        offset += 1
      } else {
        offset += inspectSequence(at: offset, before: quoted.content.end)
      }
    }
  }

  private mutating func inspectEscape(at offset: Int, before end: Int, _ flags: NodeFlags) -> Int {
    let escape = EscapeSequence.read(at: offset, in: bytes, before: end)
    var range = ByteRange(offset, offset + escape.length)
    if !escape.isValid {
      // `\u12` lacks digits; the ones that are there belong to it.
      while escape.scalar == "u", range.end < end, bytes[range.end].isHexadecimalDigit { range.end += 1 }
      // The repair of other quotes takes care of the backslash before a mark.
      if flags.contains(.otherQuotes), QuotationMark.mark(at: offset + 1, in: bytes) != nil { return escape.length }
      report(.invalidEscape, range, argument: text(range), repair: repairOfEscape(range, before: end))
    } else if escape.scalar == nil {
      report(.loneSurrogate, range, argument: text(range))
    }
    return range.count
  }

  /// `\'` loses its backslash, `\x41` and `\U0001F600` become what they mean; any other backslash is doubled.
  private func repairOfEscape(_ range: ByteRange, before end: Int) -> [TextEdit] {
    if range.count == 1 { return [.insert("\\", at: range.start)] }
    let letter = bytes[range.start + 1]
    if letter == UInt8(ascii: "'") || letter == UInt8(ascii: "`") || letter == UInt8(ascii: "$") {
      return [.delete(ByteRange(range.start, range.start + 1))]
    }
    let digits = letter == UInt8(ascii: "x") ? 2 : letter == UInt8(ascii: "U") ? 8 : 0
    let escapeEnd = range.start + 2 + digits
    if digits > 0, escapeEnd <= end, let value = UInt32(text(ByteRange(range.start + 2, escapeEnd)), radix: 16),
      let scalar = Unicode.Scalar(value), scalar.value >= 0x20, scalar != "\"", scalar != "\\"
    {
      return [TextEdit(ByteRange(range.start, escapeEnd), String(Character(scalar)))]
    }
    return [.insert("\\", at: range.start)]
  }

  /// A run of control characters is one problem. A line ending becomes `\n`, whatever its bytes are.
  private mutating func inspectControlCharacters(at offset: Int, before end: Int) -> Int {
    var stop = offset
    var escaped = ""
    while stop < end, bytes[stop] < 0x20 {
      let isFirstOfTwo = bytes[stop] == 0x0D && stop + 1 < end && bytes[stop + 1] == 0x0A
      if !isFirstOfTwo { escaped += JSONText.escapedControlCharacter(bytes[stop]) }
      stop += 1
    }
    let range = ByteRange(offset, stop)
    report(.controlCharacter, range, argument: escaped, repair: [TextEdit(range, escaped)])
    return stop - offset
  }

  private mutating func inspectSequence(at offset: Int, before end: Int) -> Int {
    let length = UTF8Sequence.length(at: offset, in: bytes, before: bytes.count)
    if length > 0 { return length }
    var stop = offset + 1
    while stop < end, bytes[stop] >= 0x80, UTF8Sequence.length(at: stop, in: bytes, before: bytes.count) == 0 {
      stop += 1
    }
    let range = ByteRange(offset, stop)
    let meant = LegacyText.decode(bytes[offset..<stop])
    report(.invalidUTF8, range, argument: String(offset), repair: [TextEdit(range, meant)])
    return stop - offset
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    NumberLiteral.isDigit(self) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}

/// Text of the time before Unicode.
enum LegacyText {
  /// The characters that bytes beyond ASCII stand for in Windows-1252, where such bytes mostly come from.
  /// (The WHATWG's index of that encoding: https://encoding.spec.whatwg.org/index-windows-1252.txt)
  static func decode(_ bytes: some Sequence<UInt8>) -> String {
    var text = ""
    for byte in bytes {
      let value = (0x80...0x9F).contains(byte) ? UInt32(upper[Int(byte - 0x80)]) : UInt32(byte)
      text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return text
  }

  /// The bytes 0x80 to 0x9F; what they leave open becomes U+FFFD.
  private static let upper: [UInt16] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD,
    0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
    0x0153, 0xFFFD, 0x017E, 0x0178,
  ]
}
