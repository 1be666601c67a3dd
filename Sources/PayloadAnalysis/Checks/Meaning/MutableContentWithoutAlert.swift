import JSONSyntax
import SourceText

package enum MutableContentWithoutAlert: Check {
  package static let code = "mutable-content-without-alert"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "`mutable-content` stands in a payload without an alert.",
    reason: """
      The system starts a notification service extension only for an alert with a title, subtitle or body. Without one \
      the extension never runs.
      """,
    remedy: "Add an `alert`, whose text the extension may replace, or delete `mutable-content`.",
    source: Page.serviceExtension,
    failing: #"{ "aps": { "badge": 1, "mutable-content": 1 } }"#,
    passing: #"{ "aps": { "badge": 1, "mutable-content": 1, "alert": "Photo" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.isNotification, context.flag("mutable-content") == .on, !context.region.isGivenAlert,
      context.apsMember(spelledLike: "alert") == nil, !hasStrayAlert(context), let aps = context.aps,
      let flag = aps.member(named: "mutable-content"), !context.leavesOut(in: aps)
    else { return [] }
    let others = ["badge", "sound", "content-available"].contains { aps.member(named: $0) != nil }
    let deletion = Fix("Delete `mutable-content`", isSafe: false, ObjectEdit.removing([flag], from: aps))
    return [
      finding(
        context, at: flag.nameRange, context.apsPointer.appending(flag.name), message, fixes: others ? [deletion] : [])
    ]
  }

  /// An alert, or its texts, in the wrong place: `misplaced-key` moves them.
  private static func hasStrayAlert(_ context: CheckContext) -> Bool {
    context.aps?.members.contains { KeyPlaces.isAlertText($0.name) } ?? false
      || context.root.members.contains { $0.name == "alert" || KeyPlaces.isAlertText($0.name) }
  }
}

// MARK: - Messages

extension MutableContentWithoutAlert {
  private static let message =
    "`mutable-content` needs an alert: without title, subtitle or body the service extension does not run. Add an "
    + "`alert`, or delete the flag."
}
