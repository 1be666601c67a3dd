extension UnixDate {
  /// Whether a text is a date with a time of the day as ISO 8601 and RFC 3339 write it: `2026-03-01T09:00:00Z`, with or
  /// without seconds, fractions and zone, `T` or a space between. A date alone is none: it may be any text.
  package static func isISO8601(_ text: String) -> Bool { ISO8601Reading(text) != nil }

  /// The moment that such a text says; fractions of a second are left out. nil for another text, for one without a zone,
  /// which says no moment, and for a day that the month does not have.
  package init?(iso8601 text: String) {
    guard let reading = ISO8601Reading(text), let offset = reading.offset,
      let midnight = UnixDate(year: reading.year, month: reading.month, day: reading.day)
    else { return nil }
    self.init(seconds: Double(midnight.seconds + reading.secondOfDay - offset))
  }
}

/// A date and a time of the day, as they are written.
private struct ISO8601Reading {
  var year: Int
  var month: Int
  var day: Int
  /// Up to 86 400 and, with a leap second, one more.
  var secondOfDay: Int
  /// How far the zone is ahead of UTC, in seconds; nil without a zone.
  var offset: Int?

  init?(_ text: String) {
    var reader = MarkReader(text)
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2), reader.skip("-"),
      let day = reader.number(2), (1...12).contains(month), (1...31).contains(day),
      reader.skip("T") || reader.skip("t") || reader.skip(" "),
      let hour = reader.number(2), reader.skip(":"), let minute = reader.number(2), hour <= 24, minute < 60
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    secondOfDay = hour * 3600 + minute * 60
    if reader.skip(":") {
      guard let second = reader.number(2), second <= 60 else { return nil }
      secondOfDay += second
      if reader.skip(".") || reader.skip(",") { guard reader.skipDigits() else { return nil } }
    }
    guard reader.isAtEnd || reader.zone(into: &offset), reader.isAtEnd else { return nil }
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

  /// Reads a zone: `Z`, `+02:00`, `-0730`, `+01`. False for one that is cut short.
  mutating func zone(into offset: inout Int?) -> Bool {
    if skip("Z") || skip("z") {
      offset = 0
      return true
    }
    let isWest = skip("-")
    guard isWest || skip("+"), let hours = number(2) else { return false }
    var minutes = 0
    let hasColon = skip(":")
    if !isAtEnd || hasColon {
      guard let number = number(2) else { return false }
      minutes = number
    }
    offset = (hours * 60 + minutes) * (isWest ? -60 : 60)
    return true
  }
}
