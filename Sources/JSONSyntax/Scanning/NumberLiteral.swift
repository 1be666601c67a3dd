/// Numbers (RFC 8259, section 6), and what people write for numbers.
package enum NumberLiteral {
  package typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The end of the longest number that JSON allows at `offset`; `offset` itself if there is none.
  @inline(__always)
  static func endOfStrictNumber(at start: Int, in bytes: Bytes) -> Int {
    var offset = start
    let count = bytes.count
    if offset < count, bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    guard offset < count, isDigit(bytes[offset]) else { return start }
    if bytes[offset] == UInt8(ascii: "0") {
      offset += 1
    } else {
      while offset < count, isDigit(bytes[offset]) { offset += 1 }
    }
    if offset + 1 < count, bytes[offset] == UInt8(ascii: "."), isDigit(bytes[offset + 1]) {
      offset += 2
      while offset < count, isDigit(bytes[offset]) { offset += 1 }
    }
    if offset + 1 < count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      var digits = offset + 1
      if bytes[digits] == UInt8(ascii: "+") || bytes[digits] == UInt8(ascii: "-") { digits += 1 }
      if digits < count, isDigit(bytes[digits]) {
        offset = digits
        while offset < count, isDigit(bytes[offset]) { offset += 1 }
      }
    }
    return offset
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  /// The value of an integer of at most 18 digits and nothing else, as nearly all are; nil for any other.
  static func shortInteger(_ bytes: Slice<Bytes>) -> Int? {
    guard !bytes.isEmpty, bytes.count <= 18 else { return nil }
    var value = 0
    for byte in bytes {
      guard isDigit(byte) else { return nil }
      value = value &* 10 &+ Int(byte &- UInt8(ascii: "0"))
    }
    return value
  }

  /// The value of a number; nil for what is no number in JSON either.
  package static func value(of bytes: Slice<Bytes>) -> Double? {
    valueOfShort(bytes) ?? Double(String(decoding: bytes, as: UTF8.self))
  }

  /// The value of a decimal number of at most 15 digits without an exponent, as nearly all are; nil for any other.
  ///
  /// Such digits and such a power of ten are exact in a `Double`, so that their quotient is the number rounded once.
  private static func valueOfShort(_ bytes: Slice<Bytes>) -> Double? {
    var (digits, count, decimals) = (0, 0, -1)
    let isNegative = bytes.first == UInt8(ascii: "-")
    for byte in isNegative ? bytes.dropFirst() : bytes {
      if isDigit(byte) {
        digits = digits &* 10 &+ Int(byte &- UInt8(ascii: "0"))
        count += 1
        if decimals >= 0 { decimals += 1 }
      } else if byte == UInt8(ascii: "."), decimals < 0, count > 0 {
        decimals = 0
      } else {
        return nil
      }
      if count > 15 { return nil }
    }
    guard count > 0, decimals != 0 else { return nil }
    let value = Double(digits) / powersOfTen[max(0, decimals)]
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Whether a word is `NaN` or `Infinity`, signed or not.
  static func isSpecial(_ word: some Collection<UInt8>) -> Bool {
    let sign = word.first == UInt8(ascii: "-") || word.first == UInt8(ascii: "+")
    let name = String(decoding: sign ? Array(word.dropFirst()) : Array(word), as: UTF8.self).lowercased()
    return ["nan", "infinity", "inf"].contains(name)
  }

  /// What JSON would write for a number of other habits: `+1`, `.5`, `1.`, `007`, `0xFF`, `1_000`, `10L`. Text that only
  /// begins like a number, such as a date, becomes a string. nil where JSON has no such number (`NaN`, `-`).
  static func repaired(_ text: String) -> String? {
    var body = Substring(text)
    var sign = ""
    while let first = body.first, first == "-" || first == "+" {
      sign = first == "-" ? "-" : sign
      body = body.dropFirst()
    }
    guard let first = body.first, !isSpecial(body.utf8) else { return nil }
    let quoted = JSONText.quoted(text)
    if body.lowercased().hasPrefix("0x") {
      return Int(body.dropFirst(2), radix: 16).map { sign + String($0) } ?? quoted
    }
    body = Substring(body.filter { $0 != "_" })
    if first == "." { body = "0" + body }
    while body.hasPrefix("0"), let second = body.dropFirst().first, second.isASCII, second.isNumber {
      body = body.dropFirst()
    }
    if let point = body.firstIndex(of: "."), !(body[body.index(after: point)...].first?.isNumber ?? false) {
      body.remove(at: point)
    }
    // `1.0f` and `10L` of C.
    let digits = body.last.map { "fFdDlLuU".contains($0) } == true ? body.dropLast() : body
    return isStrict(sign + digits) ? sign + digits : quoted
  }

  static func isStrict(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { !$0.isEmpty && endOfStrictNumber(at: 0, in: $0) == $0.count }
  }
}
