import JSONSyntax
import PayloadSchema
import SourceText

package enum CustomKeyInAps: Check {
  package static let code = "custom-key-in-aps"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "A key of the app's own stands inside of `aps`.",
    reason: """
      `aps` belongs to Apple: the system ignores names that it does not know there, and may give one a meaning \
      tomorrow. Custom data stands beside `aps`.
      """,
    remedy: """
      Move the key beside `aps`, and read it there from `userInfo`. No fix does so by itself: an app that reads the key \
      inside of `aps` would not find it. Where it is another name for one of Apple's keys, rename it.
      """,
    source: Page.payload,
    failing: #"{ "aps": { "alert": "Paid", "order": 17 } }"#,
    passing: #"{ "aps": { "alert": "Paid" }, "order": 17 }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.payload != nil, let aps = context.aps else { return [] }
    return context.violations.compactMap { violation in
      guard case .unknownKey(nil) = violation.kind, violation.container?.index == aps.index,
        let member = violation.member, !KnownElsewhere.isClaimed(violation, in: context)
      else { return nil }
      let synonym = KeySynonym(violation)
      return finding(
        context, at: member.nameRange, violation.pointer, message(member.name, synonym),
        fixes: (synonym?.renaming ?? []) + UnknownKey.movingToRoot(member, from: aps, in: context))
    }
  }
}

// MARK: - Messages

extension CustomKeyInAps {
  private static func message(_ name: String, _ synonym: KeySynonym?) -> String {
    guard let synonym else {
      if name == "aps" {
        return "`aps` stands in `aps` once more, where the system does not look. Leave one of them out."
      }
      return "`\(name)` is not one of Apple's keys. Inside of `aps` the system ignores it; move it beside `aps`."
    }
    return synonym.isCertain
      ? "The system does not read `\(name)`, as Swift calls it: in a payload the key is `\(synonym.key)`. Rename it."
      : "`\(name)` is not one of Apple's keys. If `\(synonym.key)` is meant, rename it; else move it beside `aps`."
  }
}
