import JSONSyntax
import SourceText

package enum SoundDictionaryWithoutCritical: Check {
  package static let code = "sound-dictionary-without-critical"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "`sound` is an object, but not for a critical alert.",
    reason: """
      Apple documents the object for critical alerts alone, those with `critical: 1`; a normal notification names its \
      sound by a string. Senders have been seen to take any object for a critical alert.
      """,
    remedy: "Write the name of the file as a string; for a critical alert, add `critical: 1`.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": "Hello", "sound": { "name": "ping.aiff" } } }"#,
    passing: #"{ "aps": { "alert": "Hello", "sound": "ping.aiff" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.isNotification, let sound = context.aps?[name: "sound"], sound.kind == .object,
      FlagState(spelledLike: "critical", in: sound) == .off, !context.leavesOut(in: sound),
      context.aps?[name: "interruption-level"]?.stringValue != "critical"
    else { return [] }
    let fixes: [Fix]
    if let name = sound[name: "name"], name.kind == .string, !name.isBlank {
      let losesNothing = sound.members.allSatisfy { $0.name == "name" || $0.name == "critical" }
      fixes = [
        Fix("Replace with \(Shown.text(name.source))", isSafe: losesNothing, [TextEdit(sound.range, name.source)])
      ]
    } else if sound[name: "name"] == nil {
      fixes = [Fix("Replace with `\"default\"`", isSafe: false, [TextEdit(sound.range, JSONText.quoted("default"))])]
    } else {
      fixes = []
    }
    return [finding(context, at: sound.range, context.apsPointer.appending("sound"), message, fixes: fixes)]
  }
}

// MARK: - Messages

extension SoundDictionaryWithoutCritical {
  private static let message =
    "The object form of `sound` is for critical alerts, and this one lacks `critical: 1`. For a normal notification "
    + "write the file's name as a string."
}
