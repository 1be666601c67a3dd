import JSONSyntax
import PayloadSchema
import SourceText

package enum CustomKeyInAps: Check {
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "A key of the app's own stands inside of `aps`.",
    reason: """
      `aps` belongs to Apple: the system ignores names that it does not know there, and may give one a meaning \
      tomorrow. Custom data stands beside `aps`.
      """,
    remedy: "Move the key beside `aps`, and read it there from `userInfo`.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": "Paid", "order": 17 } }"#,
    passing: #"{ "aps": { "alert": "Paid" }, "order": 17 }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.payload != nil, let aps = context.aps else { return [] }
    return context.violations.compactMap { violation in
      guard case .unknownKey(nil) = violation.kind, violation.container?.index == aps.index,
        let member = violation.member, !KnownElsewhere.isClaimed(violation, in: context)
      else { return nil }
      return finding(
        context, at: member.nameRange, violation.pointer, message(member.name),
        fixes: UnknownKey.movingToRoot(member, from: aps, in: context))
    }
  }
}

// MARK: - Messages

extension CustomKeyInAps {
  private static func message(_ name: String) -> String {
    "`\(name)` is not one of Apple's keys. Inside of `aps` the system ignores it; move it beside `aps`."
  }
}
