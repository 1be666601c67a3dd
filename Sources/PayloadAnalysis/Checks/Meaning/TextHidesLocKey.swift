import JSONSyntax
import SourceText

package enum TextHidesLocKey: Check {
  package static let code = "text-hides-loc-key"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "A text is written out beside the key that would localize it.",
    reason: """
      Apple says to use `loc-key` in place of `body`, and so with `title` and `subtitle`. With both, the text that is \
      written out is reported to be shown, in one language for all. With an empty text this is a warning: nothing would \
      be shown.
      """,
    remedy: "Keep one of the two. The fix deletes an empty text.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": { "body": "", "loc-key": "READY" } } }"#,
    passing: #"{ "aps": { "alert": { "loc-key": "READY" } } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.isNotification || context.family == .liveActivity, let alert = context.alert else { return [] }
    return AlertText.allCases.compactMap { text in
      guard let literal = alert.member(named: text.literal), let value = literal.value, value.kind == .string,
        let key = alert.member(named: text.key), key.value?.kind == .string, key.value?.isBlank == false
      else { return nil }
      let isEmpty = value.isBlank
      let deletion = Fix("Delete `\(text.literal)`", ObjectEdit.removing([literal], from: alert))
      return finding(
        context, at: literal.nameRange, context.alertPointer(text.literal), message(text, isEmpty: isEmpty),
        severity: isEmpty ? .warning : nil,
        related: [Finding.Related("`\(text.key)` stands here.", at: key.nameRange)], fixes: isEmpty ? [deletion] : [])
    }
  }
}

// MARK: - Messages

extension TextHidesLocKey {
  private static func message(_ text: AlertText, isEmpty: Bool) -> String {
    isEmpty
      ? "This empty `\(text.literal)` stands before `\(text.key)`, so that nothing may be shown. Delete it."
      : "`\(text.literal)` stands beside `\(text.key)`, and is reported to be shown in its place, in one language for "
        + "all. Keep one of the two."
  }
}
