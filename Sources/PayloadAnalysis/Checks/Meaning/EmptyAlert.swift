import JSONSyntax
import SourceText

package enum EmptyAlert: Check {
  package static let code = "empty-alert"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "`alert` is there, but holds no text.",
    reason: """
      The system shows no banner for an alert without title, subtitle and body. At the start of a Live Activity this \
      is an error: APNs answers 200, and the activity never appears.
      """,
    remedy: "Write `title` and `body`, or their `loc-key` forms; where nothing is to be shown, delete `alert`.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": {}, "badge": 4 } }"#,
    passing: #"{ "aps": { "badge": 4 } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    let families: [PayloadFamily] = [.alert, .background, .liveActivity, .safariWebsite]
    guard let family = context.family, families.contains(family), let aps = context.aps,
      let member = aps.member(named: "alert"), let alert = member.value, AlertText.isMissing(in: alert),
      !context.leavesOut(in: alert)
    else { return [] }
    let isStart = context.event == "start"
    // Under another name the text is there: `unknown-key` or `missing-key` speaks of that.
    if !isStart, KeySynonym.standsForText(in: alert, context) { return [] }
    return [
      finding(
        context, at: alert.range, context.apsPointer.appending("alert"),
        isStart ? startMessage : message, severity: isStart ? .error : nil,
        source: family == .liveActivity ? Page.liveActivity : nil, fixes: deletion(of: member, in: aps, context))
    ]
  }

  /// The alert may go where something else is left that the payload is for. Beside a badge alone nothing changes for
  /// the user; whether a sound plays as before, or a silent push takes the place of this one, nobody documents.
  private static func deletion(of member: Node, in aps: Node, _ context: CheckContext) -> [Fix] {
    let isUpdate = context.event == "update" || context.event == "end"
    let isNeeded = context.flag("mutable-content") != .off || context.payload?.isDeclared == true
    let others = ["badge", "sound"].contains { name in aps[name: name].map { !$0.isBlank } ?? false }
    guard isUpdate || context.isNotification && !isNeeded && (others || context.flag("content-available") == .on) else {
      return []
    }
    let isBadgeAlone =
      context.isNotification && aps.member(named: "sound") == nil && context.flag("content-available") == .off
    return [
      Fix(
        "Delete `alert`", isSafe: isBadgeAlone && holdsNothing(member.value),
        ObjectEdit.removing([member], from: aps))
    ]
  }

  /// Whether nothing is lost with the alert: it has no members but blank texts.
  private static func holdsNothing(_ alert: Node?) -> Bool {
    alert?.members.allSatisfy { $0.value.map { $0.isBlank || $0.kind == .null } ?? false } ?? true
  }
}

// MARK: - Messages

extension EmptyAlert {
  private static let message =
    "This `alert` has no text, so that no banner is shown. Write `title` or `body`; if nothing is to be shown, leave "
    + "`alert` out."

  private static let startMessage =
    "The start of a Live Activity needs an alert with `title` and `body`: with an empty one APNs answers 200, and the "
    + "activity does not appear. Write both."
}
