import JSONSyntax
import SourceText

package enum PassiveWithSound: Check {
  package static let code = "passive-with-sound"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "The interruption level is `passive`, but there is a sound.",
    reason: """
      A passive notification goes to the list without a sound and without lighting the screen; its `sound` is not played.
      """,
    remedy: "Delete `sound`, or take the level `active`, which is the default.",
    source: "https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel",
    failing: #"{ "aps": { "alert": "New", "interruption-level": "passive", "sound": "default" } }"#,
    passing: #"{ "aps": { "alert": "New", "interruption-level": "passive" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.isNotification, let aps = context.aps, let sound = aps.member(named: "sound"),
      sound.value?.isBlank != true, sound.value?.isOpen != true,
      let level = aps.member(named: "interruption-level"), level.value?.stringValue == "passive"
    else { return [] }
    return [
      finding(
        context, at: sound.nameRange, context.apsPointer.appending("sound"), message,
        related: [Finding.Related("The level is `passive`.", at: level.range)],
        fixes: [Fix("Delete `sound`", isSafe: false, ObjectEdit.removing([sound], from: aps))])
    ]
  }
}

// MARK: - Messages

extension PassiveWithSound {
  private static let message =
    "A notification of the level `passive` makes no sound, so this one is not played. Delete `sound`, or take another "
    + "level."
}
