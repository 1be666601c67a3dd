import JSONSyntax
import SourceText

package enum ConflictingKeys: Check {
  package static let code = "conflicting-keys"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "A Live Activity's start asks for a token and names a channel.",
    reason: """
      A Live Activity is updated either by its own token (`input-push-token`) or by a channel's broadcasts \
      (`input-push-channel`). What both do together is not documented.
      """,
    remedy: "Keep the one that the server will use.",
    source: Page.liveActivity,
    failing: """
      { "aps": { "timestamp": 1764500400, "event": "start", "attributes-type": "Ride", "attributes": { "number": "17" },
        "content-state": { "minutes": 9 }, "alert": { "title": "Ride", "body": "9 minutes" },
        "input-push-token": 1, "input-push-channel": "dHN0LXNyY2gtY2hubA==" } }
      """,
    passing: """
      { "aps": { "timestamp": 1764500400, "event": "start", "attributes-type": "Ride", "attributes": { "number": "17" },
        "content-state": { "minutes": 9 }, "alert": { "title": "Ride", "body": "9 minutes" },
        "input-push-token": 1 } }
      """)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.event == "start", let aps = context.aps, context.flag("input-push-token") == .on,
      let token = aps.member(named: "input-push-token"), let channel = aps.member(named: "input-push-channel")
    else { return [] }
    let pair = [token, channel].sorted { $0.range < $1.range }
    guard let first = pair.first, let second = pair.last else { return [] }
    return [
      finding(
        context, at: second.nameRange, context.apsPointer.appending(second.name), message(second.name, first.name),
        related: [Finding.Related("`\(first.name)` stands here.", at: first.nameRange)],
        fixes: [second, first].map {
          Fix("Delete `\($0.name)`", isSafe: false, ObjectEdit.removing([$0], from: aps))
        })
    ]
  }
}

// MARK: - Messages

extension ConflictingKeys {
  private static func message(_ name: String, _ other: String) -> String {
    "`\(name)` stands beside `\(other)`: a Live Activity is updated by its own token or by a channel, and what both do is "
      + "not documented. Keep one."
  }
}
