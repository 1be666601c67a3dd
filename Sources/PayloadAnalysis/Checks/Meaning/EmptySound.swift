import JSONSyntax
import PayloadSchema
import SourceText

package enum EmptySound: Check {
  package static let code = "empty-sound"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "The name of a sound is empty.",
    reason: """
      Apple documents the name of a sound file or `default`. What an empty name does is not documented, and it need not \
      be silence.
      """,
    remedy: "Delete `sound` for a silent push, or write `default` for the system's sound.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": "Hello", "sound": "" } }"#,
    passing: #"{ "aps": { "alert": "Hello", "sound": "default" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.isNotification || context.family == .liveActivity, let aps = context.aps else { return [] }
    var findings: [Finding] = []
    if let sound = aps.member(named: "sound"), let value = sound.value {
      if value.isBlank {
        let mayGo = isShownOtherwise(context)
        findings.append(finding(context, sound, in: aps, context.apsPointer.appending("sound"), mayGo: mayGo))
      } else if let name = value.member(named: "name"), name.value?.isBlank ?? false {
        let pointer = context.apsPointer.appending("sound").appending("name")
        findings.append(finding(context, name, in: value, pointer, mayGo: false))
      }
    }
    if context.family == .liveActivity, let alert = context.alert, let sound = alert.member(named: "sound"),
      sound.value?.isBlank ?? false
    {
      findings.append(finding(context, sound, in: alert, context.alertPointer("sound"), mayGo: true))
    }
    return findings
  }

  private static func finding(
    _ context: CheckContext, _ member: Node, in object: Node, _ pointer: JSONPointer, mayGo: Bool
  ) -> Finding {
    let range = member.value?.range ?? member.range
    let deletion = Fix("Delete `\(member.name)`", isSafe: false, ObjectEdit.removing([member], from: object))
    let system = Fix("Replace with `\"default\"`", isSafe: false, [TextEdit(range, JSONText.quoted("default"))])
    return finding(context, at: range, pointer, message, fixes: mayGo ? [deletion, system] : [system])
  }

  /// Whether the payload is for something without its sound, too.
  private static func isShownOtherwise(_ context: CheckContext) -> Bool {
    context.family == .liveActivity || ["alert", "badge"].contains { context.apsMember(spelledLike: $0) != nil }
      || context.flag("content-available") != .off || context.region.isGivenAlert
  }
}

// MARK: - Messages

extension EmptySound {
  private static let message =
    "The name of the sound is empty, which Apple does not document. Delete it for a silent push, or write `default`."
}
