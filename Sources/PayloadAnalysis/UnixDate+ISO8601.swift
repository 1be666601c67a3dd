extension UnixDate {
  /// Whether a text is a date with a time of the day as ISO 8601 and RFC 3339 write it: `2026-03-01T09:00:00Z`, with or
  /// without seconds, fractions and zone, `T` or a space between. A date alone is none: it may be any text.
  package static func isISO8601(_ text: String) -> Bool {
    var reader = MarkReader(text)
    guard reader.number(4) != nil, reader.skip("-"), let month = reader.number(2), reader.skip("-"),
      let day = reader.number(2), (1...12).contains(month), (1...31).contains(day),
      reader.skip("T") || reader.skip("t") || reader.skip(" "),
      let hour = reader.number(2), reader.skip(":"), let minute = reader.number(2), hour <= 24, minute < 60
    else { return false }
    if reader.skip(":") {
      guard let second = reader.number(2), second <= 60 else { return false }
      if reader.skip(".") || reader.skip(",") { guard reader.skipDigits() else { return false } }
    }
    return reader.skipZone() && reader.isAtEnd
  }
}

/// Reads digits and marks from the front of a text.
private struct MarkReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// A number of exactly so many digits.
  mutating func number(_ digits: Int) -> Int? {
    let text = rest.prefix(digits)
    guard text.count == digits, text.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    rest = rest.dropFirst(digits)
    return text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard let first = rest.first, first == UInt8(ascii: mark) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Skips digits; false if there is none.
  mutating func skipDigits() -> Bool {
    let count = rest.prefix { (0x30...0x39).contains($0) }.count
    rest = rest.dropFirst(count)
    return count > 0
  }

  /// Skips a zone, if there is one: `Z`, `+02:00`, `-0730`, `+01`. False for one that is cut short.
  mutating func skipZone() -> Bool {
    if isAtEnd || skip("Z") || skip("z") { return true }
    guard skip("+") || skip("-"), number(2) != nil else { return false }
    let hasColon = skip(":")
    return isAtEnd ? !hasColon : number(2) != nil
  }
}
