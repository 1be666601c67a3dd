import JSONSyntax
import SourceText

package enum TimestampInMilliseconds: Check {
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "A date of a Live Activity is written in milliseconds.",
    reason: """
      `timestamp`, `stale-date` and `dismissal-date` are seconds since 1970. In milliseconds, as JavaScript and Java \
      count, the date lies some 50,000 years ahead: the update is ignored, and every later one in seconds counts as older.
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
    ActivityDate.all(in: context).compactMap { date in
      guard date.number >= ActivityDate.leastMilliseconds,
        let unit = units.first(where: { date.number / $0.perSecond < ActivityDate.leastMilliseconds }),
        let seconds = Int(exactly: (date.number / unit.perSecond).rounded(.down))
      else { return nil }
      return finding(
        context, at: date.node.range, date.pointer, message(date.name, unit.name, seconds),
        fixes: [Fix("Replace with `\(seconds)`", [TextEdit(date.node.range, String(seconds))])])
    }
  }
}

// MARK: - Messages

extension TimestampInMilliseconds {
  private static func message(_ name: String, _ unit: String, _ seconds: Int) -> String {
    let date = UnixDate(seconds: Double(seconds)).map { " (\($0.text))" } ?? ""
    return "`\(name)` is counted in seconds since 1970; this looks like \(unit). The push would be ignored: write "
      + "`\(seconds)`\(date)."
  }
}
