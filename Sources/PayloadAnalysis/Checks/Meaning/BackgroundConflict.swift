import JSONSyntax
import SourceText

package enum BackgroundConflict: Check {
  package static let code = "background-conflict"
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
    // Where the type is declared, `push-type-conflict` speaks.
    guard context.isNotification, context.payload?.pushType != .background || context.payload?.isDeclared == false,
      context.flag("content-available") == .on, let aps = context.aps,
      let flag = aps.member(named: "content-available")
    else { return [] }
    if context.region.isGivenAlert || context.alert.map({ !AlertText.isMissing(in: $0) }) ?? false {
      return [
        finding(
          context, at: flag.nameRange, context.apsPointer.appending(flag.name), messageWithAlert, severity: .hint,
          fixes: fixes(flag, in: aps, context))
      ]
    }
    return ["badge", "sound"].compactMap { name in
      guard let member = aps.member(named: name), member.value?.isBlank != true else { return nil }
      return finding(
        context, at: member.nameRange, context.apsPointer.appending(name), message(name),
        fixes: [Fix("Delete `\(name)`", isSafe: false, ObjectEdit.removing([member], from: aps))])
    }
  }

  private static func fixes(_ flag: Node, in aps: Node, _ context: CheckContext) -> [Fix] {
    var fixes = [Fix("Delete `\(flag.name)`", isSafe: false, ObjectEdit.removing([flag], from: aps))]
    if context.apsMember(spelledLike: "mutable-content") == nil {
      let edit = ObjectEdit.renaming(flag, to: "mutable-content")
      fixes.append(Fix("Replace with `mutable-content`", isSafe: false, [edit]))
    }
    return fixes
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
