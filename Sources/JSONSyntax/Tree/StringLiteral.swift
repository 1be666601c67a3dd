import SourceText

/// A string's value as bytes, and where each byte of it stands in the text that it was written in.
package struct DecodedString: Sendable {
  package var bytes: [UInt8]
  package var map: EscapeMap

  package var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// Reading of string literals (RFC 8259, section 7).
enum StringLiteral {
  /// The bytes between the quotes of a string or name whose literal is `range`. Any kind of quote counts.
  static func contentRange(of node: Node, _ range: ByteRange) -> ByteRange {
    node.tree.text.bytes.withUnsafeBufferPointer { bytes in
      let isPlain = node.flags.isDisjoint(with: [.otherQuotes, .unclosed]) && range.count >= 2
      if isPlain, !node.isMember || bytes[range.start + 1] != UInt8(ascii: "\"") {
        return ByteRange(range.start + 1, range.end - 1)
      }
      let quoted = QuotedText(range, node.flags, in: bytes)
      return node.isMember ? quoted.contentOfName(in: bytes) : quoted.content
    }
  }

  /// The content with its escapes read, as `decode` reads them, without the way back.
  static func string(in range: ByteRange, of text: SourceText, hasEscapes: Bool) -> String {
    text.bytes.withUnsafeBufferPointer { bytes in
      hasEscapes
        ? decode(range, in: bytes).string
        : String(decoding: UnsafeBufferPointer(rebasing: bytes[range.start..<range.end]), as: UTF8.self)
    }
  }

  /// The content with its escapes read. An escape that JSON does not know stands for the character behind the
  /// backslash; half a surrogate pair for U+FFFD.
  static func decode(_ range: ByteRange, in text: SourceText, hasEscapes: Bool) -> DecodedString {
    guard hasEscapes else {
      return DecodedString(
        bytes: Array(text.bytes[range.start..<range.end]), map: EscapeMap(outerStart: range.start, length: range.count))
    }
    return text.bytes.withUnsafeBufferPointer { decode(range, in: $0) }
  }

  static func decode(_ range: ByteRange, in bytes: UnsafeBufferPointer<UInt8>) -> DecodedString {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    var map = EscapeMap(outerStart: range.start)
    var offset = range.start
    while offset < range.end {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        decoded.append(bytes[offset])
        offset += 1
        continue
      }
      let escape = EscapeSequence.read(at: offset, in: bytes, before: range.end)
      let scalar = escape.scalar ?? "\u{FFFD}"
      map.add(
        inner: decoded.count, innerLength: UTF8.width(scalar), outer: offset, outerLength: escape.length)
      decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      offset += escape.length
    }
    map.close(inner: decoded.count, outer: range.end)
    return DecodedString(bytes: decoded, map: map)
  }
}

/// A backslash and what belongs to it; a surrogate pair is one sequence.
package struct EscapeSequence {
  /// In bytes, the backslash included.
  package var length: Int
  /// The character that it stands for; nil for half a surrogate pair.
  package var scalar: Unicode.Scalar?
  /// Whether JSON knows this escape.
  package var isValid: Bool

  /// The escape whose backslash is at `offset`.
  package static func read(at offset: Int, in bytes: [UInt8], before end: Int) -> EscapeSequence {
    bytes.withUnsafeBufferPointer { read(at: offset, in: $0, before: end) }
  }

  package static func read(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, before end: Int
  ) -> EscapeSequence {
    guard offset + 1 < end else { return EscapeSequence(length: 1, scalar: "\\", isValid: false) }
    let letter = bytes[offset + 1]
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return EscapeSequence(length: 2, scalar: Unicode.Scalar(letter), isValid: true)
    case UInt8(ascii: "b"): return EscapeSequence(length: 2, scalar: "\u{8}", isValid: true)
    case UInt8(ascii: "f"): return EscapeSequence(length: 2, scalar: "\u{C}", isValid: true)
    case UInt8(ascii: "n"): return EscapeSequence(length: 2, scalar: "\n", isValid: true)
    case UInt8(ascii: "r"): return EscapeSequence(length: 2, scalar: "\r", isValid: true)
    case UInt8(ascii: "t"): return EscapeSequence(length: 2, scalar: "\t", isValid: true)
    case UInt8(ascii: "u"): return readUnicode(at: offset, in: bytes, before: end)
    default:
      let length = max(1, UTF8Sequence.length(at: offset + 1, in: bytes, before: end))
      let character = String(decoding: bytes[offset + 1..<offset + 1 + length], as: UTF8.self)
      return EscapeSequence(length: 1 + length, scalar: character.unicodeScalars.first, isValid: false)
    }
  }

  private static func readUnicode(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, before end: Int
  ) -> EscapeSequence {
    guard let unit = hexadecimal(at: offset + 2, in: bytes, before: end) else {
      return EscapeSequence(length: 2, scalar: "u", isValid: false)
    }
    if let scalar = Unicode.Scalar(unit) { return EscapeSequence(length: 6, scalar: scalar, isValid: true) }
    let isHigh = (0xD800...0xDBFF).contains(unit)
    if isHigh, offset + 7 < end, bytes[offset + 6] == UInt8(ascii: "\\"), bytes[offset + 7] == UInt8(ascii: "u"),
      let low = hexadecimal(at: offset + 8, in: bytes, before: end), (0xDC00...0xDFFF).contains(low)
    {
      let value = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)
      return EscapeSequence(length: 12, scalar: Unicode.Scalar(value), isValid: true)
    }
    return EscapeSequence(length: 6, scalar: nil, isValid: true)
  }

  private static func hexadecimal(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, before end: Int) -> UInt32? {
    guard offset + 4 <= end else { return nil }
    var value: UInt32 = 0
    for byte in bytes[offset..<offset + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    return value
  }
}
