import JSONSyntax
import SourceText

package enum AlertWithoutSound: Check {
  package static let code = "alert-without-sound"
  package static let severity = Severity.hint
  package static let isOnByDefault = false
  package static let documentation = CheckDocumentation(
    "An alert has no `sound`.",
    reason: """
      Without `sound` a notification arrives in silence. That is often meant, so that this check is off by default.
      """,
    remedy: "Add `\"sound\": \"default\"`, or the level `passive` where silence is meant.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": "Hello" } }"#,
    passing: #"{ "aps": { "alert": "Hello", "sound": "default" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.family == .alert, let aps = context.aps, let alert = aps.member(named: "alert"),
      let value = alert.value, !AlertText.isMissing(in: value), context.apsMember(spelledLike: "sound") == nil,
      value.member(named: "sound") == nil, context.root.member(named: "sound") == nil,
      aps[name: "interruption-level"]?.stringValue.map({ $0 != "passive" && $0 != "critical" }) ?? true,
      !context.leavesOut(in: aps)
    else { return [] }
    let insertion = ObjectEdit.inserting([("sound", JSONText.quoted("default"))], into: aps)
    return [
      finding(
        context, at: alert.nameRange, context.apsPointer.appending("alert"), message,
        fixes: [Fix("Insert `\"sound\": \"default\"`", isSafe: false, insertion)])
    ]
  }
}

// MARK: - Messages

extension AlertWithoutSound {
  private static let message = "This alert has no `sound` and arrives in silence. If that is not meant, add one."
}
