import SourceText

/// Placeholders of the template languages and shells that payload files are filled in by.
package enum Placeholder {
  /// Longer ones are taken for broken JSON, in bytes.
  private static let longest = 256

  private static let brackets: [(open: StaticString, close: StaticString)] = [
    ("{{{", "}}}"), ("{{", "}}"), ("${{", "}}"), ("${", "}"), ("{$", "}"), ("$((", "))"), ("$(", ")"), ("#(", ")"),
    ("#{", "}"), ("<#", "#>"),
    ("<%", "%>"),
    ("{%", "%}"),
  ]

  /// The end of the placeholder at an offset, and of what is joined to it: `${first}-${second}`. nil if there is none.
  static func end(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard var end = single(at: offset, in: bytes) else { return named(at: offset, in: bytes) }
    while end < bytes.count, !Scanner.endsValue(bytes[end]) {
      if let next = single(at: end, in: bytes) {
        end = next
      } else if Scanner.continuesNumber(bytes[end]) || bytes[end] == UInt8(ascii: "/") {
        end += 1
      } else {
        break
      }
    }
    return end
  }

  /// Whether a text is a placeholder from its first to its last character.
  package static func isWhole(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { !$0.isEmpty && single(at: 0, in: $0) == $0.count }
  }

  /// Whether a text may begin with a placeholder; an escape may stand for its first character.
  package static func mayBegin(_ text: WrittenText) -> Bool {
    switch text.first {
    case UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "<"), UInt8(ascii: "%"),
      UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  /// Whether a placeholder stands somewhere in a text.
  package static func occurs(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in bytes.indices.contains { single(at: $0, in: bytes) != nil } }
  }

  private static func single(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    switch bytes[offset] {
    case UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "<"):
      // Four braces and more are broken JSON; looking for the end of each of many would take long.
      if starts("{{{{", at: offset, in: bytes) { return nil }
      for pair in brackets where starts(pair.open, at: offset, in: bytes) {
        if let end = close(pair.close, from: offset + pair.open.utf8CodeUnitCount, in: bytes) { return end }
      }
      return bytes[offset] == UInt8(ascii: "$")
        ? shellVariable(at: offset, in: bytes) : numbered(at: offset, in: bytes)
    case UInt8(ascii: "%"): return formatSpecifier(at: offset, in: bytes)
    case UInt8(ascii: "\\"): return interpolation(at: offset, in: bytes)
    default: return nil
    }
  }

  static func starts(_ mark: StaticString, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let wanted = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    return offset + wanted.count <= bytes.count && bytes[offset..<offset + wanted.count].elementsEqual(wanted)
  }

  /// Behind the closing mark; nil if the line or a quotation mark comes first, which no placeholder has.
  static func close(_ mark: StaticString, from offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let stop = min(bytes.count, offset + longest)
    let first = mark.utf8Start.pointee
    var end = offset
    while end < stop {
      let byte = bytes[end]
      if byte == first, end > offset, starts(mark, at: end, in: bytes) { return end + mark.utf8CodeUnitCount }
      if Scanner.isLineEnd(byte) || byte == UInt8(ascii: "\"") { return nil }
      end += 1
    }
    return nil
  }

  /// Whether what begins with a brace at an offset may be a placeholder instead of an object.
  @inline(__always)
  static func mayBeginWithBrace(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let next = Scanner.byte(offset + 1, in: bytes) else { return false }
    return switch next {
    case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "$"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): numbered(at: offset, in: bytes) != nil
    default: false
    }
  }

  /// `{0}`, `{12}` as Java, C# and Python number what is filled in.
  private static func numbered(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes[offset] == UInt8(ascii: "{") else { return nil }
    var end = offset + 1
    while end < bytes.count, end < offset + 3, NumberLiteral.isDigit(bytes[end]) { end += 1 }
    return end > offset + 1 && Scanner.byte(end, in: bytes) == UInt8(ascii: "}") ? end + 1 : nil
  }

  /// `\(name)` and `\(count(of: x))` as Swift writes it; nil if the line or a quotation mark comes first.
  static func interpolation(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard starts("\\(", at: offset, in: bytes) else { return nil }
    var depth = 0
    for end in offset + 1..<min(bytes.count, offset + longest) {
      switch bytes[end] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return end + 1 }
      case UInt8(ascii: "\""): return nil
      default: if Scanner.isLineEnd(bytes[end]) { return nil }
      }
    }
    return nil
  }

  /// `$NAME` as shells write it; `$100` is a price.
  private static func shellVariable(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var end = offset + 1
    guard end < bytes.count, !NumberLiteral.isDigit(bytes[end]) else { return nil }
    while end < bytes.count, Scanner.continuesNumber(bytes[end]), bytes[end] != UInt8(ascii: "."),
      bytes[end] != UInt8(ascii: "-"), bytes[end] != UInt8(ascii: "+")
    {
      end += 1
    }
    return end > offset + 1 ? end : nil
  }

  /// `%@`, `%1$@`, `%d`, `%ld` and the like.
  private static func formatSpecifier(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var end = offset + 1
    while end < bytes.count, end < offset + 8 {
      switch bytes[end] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "l"): end += 1
      case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "s"), UInt8(ascii: "f"), UInt8(ascii: "u"),
        UInt8(ascii: "i"):
        return end + 1
      default: return nil
      }
    }
    return nil
  }
}
