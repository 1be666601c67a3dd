/// A moment in UTC, without a calendar library: the days of the proleptic Gregorian calendar are counted here.
package struct UnixDate: Hashable, Sendable, Comparable {
  /// Seconds since 1970-01-01 00:00 UTC.
  package var seconds: Int

  /// Between 1970 and this, the day of Swift's `Date.timeIntervalSinceReferenceDate`, 2001-01-01.
  package static let referenceDate = 978_307_200

  /// From here on a number of seconds since 1970 is taken for one of milliseconds: the year 5138, or 3 March 1973.
  package static let leastMilliseconds: Double = 100_000_000_000

  /// The years that can be written with four digits: 0001 to 9999.
  private static let range = -62_135_596_800...253_402_300_799

  /// nil for a number that is no moment of the years 1 to 9999.
  package init?(seconds: Double) {
    guard seconds.isFinite, let whole = Int(exactly: seconds.rounded(.down)), UnixDate.range.contains(whole) else {
      return nil
    }
    self.seconds = whole
  }

  /// Midnight of a day; nil for one that the month does not have.
  init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    // Years from March on, as in `civil`.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    guard UnixDate.civil(days: days) == (year, month, day) else { return nil }
    seconds = days * 86_400
  }

  package static func < (left: UnixDate, right: UnixDate) -> Bool { left.seconds < right.seconds }

  /// `2026-11-30 07:12:03 UTC`
  package var text: String { "\(day) \(time) UTC" }

  /// `2026-11-30`
  package var day: String {
    let (year, month, day) = UnixDate.civil(days: days)
    return "\(UnixDate.digits(year, 4))-\(UnixDate.digits(month, 2))-\(UnixDate.digits(day, 2))"
  }

  /// `07:12:03`
  package var time: String {
    let second = seconds - days * 86_400
    return [second / 3600, second / 60 % 60, second % 60].map { UnixDate.digits($0, 2) }.joined(separator: ":")
  }

  private var days: Int { seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400) }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// Year, month and day of a number of days since 1970-01-01. Years are counted from March on, so that the leap day
  /// is the last one; 400 of them have 146 097 days.
  private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let civilMonth = month < 10 ? month + 3 : month - 9
    return (yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0), civilMonth, dayOfYear - (153 * month + 2) / 5 + 1)
  }
}

extension UnixDate {
  /// How far it is from another moment: `now`, `in 2 hours`, `3 days ago`.
  package func distance(from now: Double) -> String {
    guard now.isFinite, let other = Int(exactly: now.rounded(.down)) else { return "" }
    let (difference, overflow) = seconds.subtractingReportingOverflow(other)
    if overflow { return "" }
    let units: [(String, UInt)] = [
      ("year", 31_556_952), ("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1),
    ]
    let size = difference.magnitude
    // Up to two units of a kind are said in the smaller one: `90 minutes`, `36 hours`.
    guard let unit = units.first(where: { size >= $0.1 * 2 || $0.1 == 1 }), size > 0 else { return "now" }
    let count = (size + unit.1 / 2) / unit.1
    let words = "\(count) \(unit.0)\(count == 1 ? "" : "s")"
    return difference > 0 ? "in \(words)" : "\(words) ago"
  }
}
