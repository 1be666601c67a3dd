import JSONSyntax
import SourceText

package enum BackgroundConflict: Check {
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "`content-available` stands beside what the user notices.",
    reason: """
      Apple documents a background push as one without `alert`, `badge` and `sound`; with them it is not silent, and \
      may not wake the app. Beside an `alert` the flag is often seen to work, so there this is a hint only; without \
      one it is a warning.
      """,
    remedy: "Take out `badge` and `sound`, or, where the user is to be told, `content-available`.",
    source: Page.background,
    failing: #"{ "aps": { "content-available": 1, "badge": 0 } }"#,
    passing: #"{ "aps": { "content-available": 1 } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.family == .alert || context.family == .background, let aps = context.aps,
      let flag = aps.member(named: "content-available"), flag.value?.doubleValue == 1 || flag.value?.kind == .true
    else { return [] }
    if aps.member(named: "alert") != nil {
      return [
        finding(
          context, at: flag.nameRange, context.apsPointer.appending(flag.name), messageWithAlert, severity: .hint)
      ]
    }
    return ["badge", "sound"].compactMap { name in
      guard let member = aps.member(named: name) else { return nil }
      return finding(
        context, at: member.nameRange, context.apsPointer.appending(name), message(name),
        fixes: [Fix("Delete `\(name)`", isSafe: false, ObjectEdit.removing([member], from: aps))])
    }
  }
}

// MARK: - Messages

extension BackgroundConflict {
  private static let messageWithAlert =
    "With an `alert` this is not a background push: Apple documents `content-available` for silent ones. In practice the "
    + "app is often woken all the same. For a service extension, `mutable-content` is the key."

  private static func message(_ name: String) -> String {
    "A background push must not have `\(name)`: with it the push is not silent and may not wake the app. Delete `\(name)`."
  }
}
