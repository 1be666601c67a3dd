import JSONSyntax
import SourceText

package enum TimestampInMilliseconds: Check {
  package static let code = "timestamp-in-milliseconds"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "A date of a Live Activity, or `apns-expiration` in an FCM message, is written in milliseconds.",
    reason: """
      `timestamp`, `stale-date` and `dismissal-date` are seconds since 1970. In milliseconds, as JavaScript and Java \
      count, the date lies some 50,000 years ahead. An update with such a `timestamp` is reported to be ignored; by such a \
      `stale-date` the activity never turns stale, and by such a `dismissal-date` it does not go away when it should. In \
      `apns-expiration` this is a warning: the push never expires as it was to.
      """,
    remedy: "Divide by 1000; the fix does.",
    source: Page.liveActivity,
    failing: """
      { "aps": { "timestamp": 1750000000123, "event": "update", "content-state": { "minutes": 9 } } }
      """,
    passing: """
      { "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "minutes": 9 } } }
      """)

  private static let units: [(name: String, perSecond: Double)] = [
    ("milliseconds", 1e3), ("microseconds", 1e6), ("nanoseconds", 1e9),
  ]

  package static func run(_ context: CheckContext) -> [Finding] {
    (PushDate.ofActivity(in: context) + [PushDate.expiration(in: context)].compactMap { $0 }).compactMap { date in
      guard date.number >= UnixDate.leastMilliseconds,
        let unit = units.first(where: { date.number / $0.perSecond < UnixDate.leastMilliseconds }),
        let seconds = Int(exactly: (date.number / unit.perSecond).rounded(.down))
      else { return nil }
      return finding(
        context, at: date.node.range, date.pointer, message(date, unit.name, seconds),
        severity: date.isExpiration ? .warning : nil, source: date.isExpiration ? Page.requests : nil,
        fixes: [Fix("Replace with `\(date.text(seconds))`", [TextEdit(date.node.range, date.text(seconds))])])
    }
  }
}

// MARK: - Messages

extension TimestampInMilliseconds {
  private static func message(_ date: PushDate, _ unit: String, _ seconds: Int) -> String {
    let moment = UnixDate(seconds: Double(seconds)).map { " (\($0.text))" } ?? ""
    let effect =
      switch date.name {
      case "timestamp": "The update would be ignored"
      case "stale-date": "The activity would not turn stale"
      case "dismissal-date": "The activity would not go away in time"
      default: "The push would not expire in time"
      }
    return "`\(date.name)` is counted in seconds since 1970; this looks like \(unit). \(effect): write "
      + "`\(date.text(seconds))`\(moment)."
  }
}
