import SourceText

/// What is wrong inside of names and strings.
extension Parser {
  /// Reports what is wrong with a string that is not plain.
  mutating func inspectString(_ range: ByteRange, _ flags: NodeFlags) {
    let quoted = QuotedText(range, flags, in: bytes)
    if flags.contains(.otherQuotes) {
      reportQuotes(quoted, range, flags)
      if isTemplateLiteral(quoted) { return }
    } else if flags.contains(.unclosed) {
      unclosedStringProblem = problems.count
      let isEscaped = range.count > 2 && QuotationMark.isEscaped(at: range.end - 2, in: bytes)
      report(
        .unclosedString, range, cause: isEscaped ? .quoteEscaped : nil, argument: excerpt(range),
        repair: [isEscaped ? .insert("\\", at: range.end - 2) : .insert("\"", at: range.end)])
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
