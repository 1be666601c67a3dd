import PayloadAnalysis
import PayloadSchema

/// What moment a number may be.
package struct TimestampReading: Sendable {
  package var date: UnixDate
  /// How the number was read, where that is in doubt.
  package var note: String?

  /// Numbers below are taken for counts, not for moments: 2001-09-09 as Unix time, 2013-09-05 as Swift's `Date`.
  private static let plausible = 400_000_000.0...4_200_000_000.0

  /// The readings of a number; none if it is no date. A date of a Live Activity's own state is what Swift's `Date` makes
  /// of a number, seconds since 2001, or what the app makes of it.
  package static func readings(
    of number: Double, schema: SchemaNode?, isInContentState: Bool
  ) -> [TimestampReading] {
    switch schema?.annotations.unit {
    case "seconds":
      if let reading = milliseconds(number) { return [reading] }
      return UnixDate(seconds: number).map { [TimestampReading(date: $0)] } ?? []
    case "milliseconds": return UnixDate(seconds: number / 1000).map { [TimestampReading(date: $0)] } ?? []
    default: break
    }
    guard isInContentState, schema == nil else { return [] }
    if let reading = milliseconds(number) { return [reading] }
    guard plausible.contains(number) else { return [] }
    let sinceReference = number + Double(UnixDate.referenceDate)
    let readings = [
      (number, "seconds since 1970"), (sinceReference, "seconds since 2001, as Swift's `Date` is coded"),
    ]
    return readings.compactMap { seconds, note in
      UnixDate(seconds: seconds).map { TimestampReading(date: $0, note: note) }
    }
  }

  /// A number that is a moment of our time only in milliseconds.
  private static func milliseconds(_ number: Double) -> TimestampReading? {
    guard (400_000_000_000.0...4_200_000_000_000.0).contains(number) else { return nil }
    return UnixDate(seconds: number / 1000).map { TimestampReading(date: $0, note: "read as milliseconds") }
  }
}
