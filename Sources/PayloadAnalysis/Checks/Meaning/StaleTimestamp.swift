import JSONSyntax
import SourceText

package enum StaleTimestamp: Check {
  package static let code = "stale-timestamp"
  package static let severity = Severity.hint
  package static let isOnByDefault = false
  package static let documentation = CheckDocumentation(
    "The `timestamp` of a Live Activity's update is not the present time.",
    reason: """
      An update with a time in the past, or more than about eight hours ahead, is reported to be dropped. A saved sample \
      is always old, so that this check is off by default; it is for payloads that are about to be sent. At the end of an \
      activity the time is of no account.
      """,
    remedy: "Set `timestamp` to the present time when sending.",
    source: "https://developer.apple.com/forums/thread/776165",
    failing: """
      { "aps": { "timestamp": 1700000000, "event": "update", "content-state": { "minutes": 9 } } }
      """,
    passing: """
      { "aps": { "timestamp": 1700000000, "event": "end", "content-state": { "minutes": 0 } } }
      """)

  /// In seconds.
  private static let oldest: Double = 300
  private static let farthest: Double = 8 * 3_600

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.event == "update" || context.event == "start",
      let date = PushDate.ofActivity(in: context).first(where: { $0.name == "timestamp" }), date.isNumber,
      date.isInSeconds,
      date.number < context.now - oldest || date.number > context.now + farthest,
      let now = Int(exactly: context.now.rounded(.down))
    else { return [] }
    return [
      finding(
        context, at: date.node.range, date.pointer, message(date.number, context.now),
        fixes: [Fix("Replace with the present time", isSafe: false, [TextEdit(date.node.range, String(now))])])
    ]
  }
}

// MARK: - Messages

extension StaleTimestamp {
  private static func message(_ seconds: Double, _ now: Double) -> String {
    let date = UnixDate(seconds: seconds).map { "\($0.text), \($0.distance(from: now))" } ?? "no date"
    return "`timestamp` is \(date). An update that is not sent at its time may be dropped; set it to the present time."
  }
}
