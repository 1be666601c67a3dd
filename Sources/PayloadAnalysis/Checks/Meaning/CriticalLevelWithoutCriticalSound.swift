import JSONSyntax
import SourceText

package enum CriticalLevelWithoutCriticalSound: Check {
  package static let code = "critical-level-without-critical-sound"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "The interruption level is `critical`, but the sound is a normal one.",
    reason: """
      A critical alert sounds through the mute switch by a `sound` object with `critical: 1`. Without any sound the \
      system plays its own for critical alerts; a name alone is that of a normal sound.
      """,
    remedy: "Write `sound` as an object with `critical: 1`, `name` and `volume`, or leave it out.",
    source: "https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel/critical",
    failing: #"{ "aps": { "alert": "Fire", "interruption-level": "critical", "sound": "alarm.caf" } }"#,
    passing: """
      { "aps": { "alert": "Fire", "interruption-level": "critical",
        "sound": { "critical": 1, "name": "alarm.caf", "volume": 1 } } }
      """)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.isNotification, let aps = context.aps, let sound = aps[name: "sound"], !sound.isOpen,
      aps[name: "interruption-level"]?.stringValue == "critical",
      !context.leavesOut(in: sound)
    else { return [] }
    let fix: Fix
    switch sound.kind {
    case .string where !sound.isBlank:
      let text = ObjectEdit.text([("critical", "1"), ("name", sound.source), ("volume", "1")], like: aps)
      fix = Fix("Make it a critical sound", isSafe: false, [TextEdit(sound.range, text)])
    case .object where FlagState(spelledLike: "critical", in: sound) == .off:
      let edits =
        sound[name: "critical"].map { [TextEdit($0.range, "1")] }
        ?? ObjectEdit.prepending(("critical", "1"), to: sound)
      fix = Fix("Set `critical` to 1", isSafe: false, edits)
    default: return []
    }
    return [finding(context, at: sound.range, context.apsPointer.appending("sound"), message, fixes: [fix])]
  }
}

// MARK: - Messages

extension CriticalLevelWithoutCriticalSound {
  private static let message =
    "With the level `critical`, this sound is still a normal one, which the mute switch silences. Write an object with "
    + "`critical: 1`, or leave `sound` out for the system's critical sound."
}
