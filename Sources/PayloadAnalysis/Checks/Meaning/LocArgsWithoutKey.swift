import JSONSyntax
import PayloadSchema
import SourceText

package enum LocArgsWithoutKey: Check {
  package static let code = "loc-args-without-key"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "Arguments for a localized text stand without the key of the text.",
    reason: """
      `loc-args` fills the places in the text that `loc-key` names; without it the arguments are not used. The same holds \
      for `title-loc-args` and `subtitle-loc-args`. Libraries that send refuse them.
      """,
    remedy: "Add the key of the text, or delete the arguments.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": { "body": "Ready", "loc-args": ["Anna"] } } }"#,
    passing: #"{ "aps": { "alert": { "loc-key": "READY", "loc-args": ["Anna"] } } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.isNotification || context.family == .liveActivity, let alert = context.alert,
      !context.leavesOut(in: alert)
    else { return [] }
    return AlertText.allCases.compactMap { text in
      guard let arguments = alert.member(named: text.arguments), let value = arguments.value, value.kind == .array,
        !value.elements.isEmpty, !hasKey(text, alert)
      else { return nil }
      let deletion = Fix(
        "Delete `\(text.arguments)`", isSafe: false, ObjectEdit.removing([arguments], from: alert))
      let remains = alert.members.count > 1
      return finding(
        context, at: arguments.nameRange, context.alertPointer(text.arguments), message(text),
        fixes: remains ? [deletion] : [])
    }
  }

  /// Whether the key is there, be it misspelled.
  private static func hasKey(_ text: AlertText, _ alert: Node) -> Bool {
    alert.members.contains { member in
      if member.name == text.key { return member.value?.kind != .null }
      return KeySpelling.nearest(to: member.name, among: AppleKeys.alert) == text.key
    }
  }
}

// MARK: - Messages

extension LocArgsWithoutKey {
  private static func message(_ text: AlertText) -> String {
    "`\(text.arguments)` fills the places of a text that `\(text.key)` names, and there is no `\(text.key)`: the arguments "
      + "are not used. Add it, or delete them."
  }
}
