import JSONSyntax
import SourceText

package enum ImplausibleTimestamp: Check {
  package static let code = "implausible-timestamp"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "A date of a Live Activity lies before 2010 or decades ahead, or `apns-expiration` in an FCM message is long past.",
    reason: """
      Live Activities came in 2022. An update whose `timestamp` lies far in the past is reported to be dropped, and one \
      from far in the future makes each later update count as older. A `dismissal-date` in the past is right: it \
      removes the activity at once. An `apns-expiration` of a few thousand is a duration, where APNs reads a moment in \
      1970: it tries once and keeps nothing, as `0` says in so many words.
      """,
    remedy: "Write the seconds since 1970 of now; the fix does. In `apns-expiration` write a moment to come, or `0`.",
    source: Page.liveActivity,
    failing: """
      { "aps": { "timestamp": 0, "event": "update", "content-state": { "minutes": 9 } } }
      """,
    passing: """
      { "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "minutes": 9 } } }
      """)

  /// 2010-01-01 00:00:00 UTC.
  private static let earliest: Double = 1_262_304_000
  /// 2025-01-01 00:00:00 UTC: a clock that shows less is wrong.
  private static let leastNow: Double = 1_735_689_600
  /// Twenty years, in seconds.
  private static let farthest: Double = 20 * 31_556_952

  package static func run(_ context: CheckContext) -> [Finding] {
    ofActivity(context) + expiration(context)
  }

  private static func expiration(_ context: CheckContext) -> [Finding] {
    guard let date = PushDate.expiration(in: context), date.number != 0, date.number < earliest else { return [] }
    return [finding(context, at: date.node.range, date.pointer, expirationMessage(date), source: Page.requests)]
  }

  private static func ofActivity(_ context: CheckContext) -> [Finding] {
    PushDate.ofActivity(in: context).compactMap { date in
      guard date.isNumber, date.isInSeconds else { return nil }
      let isEarly = date.number < earliest && date.name != "dismissal-date"
      guard isEarly || date.number > max(context.now, leastNow) + farthest else { return nil }
      let fixes: [Fix]
      if date.name == "timestamp", context.now >= leastNow, let now = Int(exactly: context.now.rounded(.down)) {
        fixes = [Fix("Replace with the present time", isSafe: false, [TextEdit(date.node.range, String(now))])]
      } else {
        fixes = []
      }
      return finding(context, at: date.node.range, date.pointer, message(date), fixes: fixes)
    }
  }
}

// MARK: - Messages

extension ImplausibleTimestamp {
  private static func expirationMessage(_ date: PushDate) -> String {
    let moment = UnixDate(seconds: date.number)?.text ?? "long past"
    return
      "`apns-expiration` is \(moment), in seconds since 1970, not a duration: APNs tries once and keeps nothing. Write "
      + "a moment to come, or `\"0\"` if one attempt is meant."
  }

  private static func message(_ date: PushDate) -> String {
    let meant = UnixDate(seconds: date.number)?.text ?? "no date"
    let advice =
      date.name == "timestamp"
      ? "The push is likely to be dropped; write the present time." : "Write a date that the user will see."
    return "`\(date.name)` is \(meant), in seconds since 1970. \(advice)"
  }
}
