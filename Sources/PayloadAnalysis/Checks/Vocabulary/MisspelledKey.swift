import JSONSyntax
import PayloadSchema
import SourceText

package enum MisspelledKey: Check {
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "A key is one of Apple's but for its spelling.",
    reason: """
      The system looks for the exact name, with its hyphens and in lower case. A key in camelCase or with underscores \
      is the app's own data to it, and has no effect. (At the root, where any name is allowed, this is a warning.)
      """,
    remedy: "Write the key as Apple does; the fix renames it.",
    source: Page.payload,
    failing: #"{ "aps": { "contentAvailable": 1 } }"#,
    passing: #"{ "aps": { "content-available": 1 } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    context.violations.compactMap { violation in
      guard let member = violation.member else { return nil }
      switch violation.kind {
      case .unknownKey(let meant?): return finding(context, violation, member, meant)
      case .misspelledKey(let meant): return finding(context, violation, member, meant, severity: .warning)
      default: return nil
      }
    }
  }

  private static func finding(
    _ context: CheckContext, _ violation: Violation, _ member: Node, _ meant: String, severity: Severity? = nil
  ) -> Finding {
    let isThere = violation.container?.member(named: meant) != nil
    return finding(
      context, at: member.nameRange, violation.pointer, message(member.name, meant, isThere: isThere),
      severity: severity,
      source: violation.containerSchema?.property(meant)?.annotations.source,
      fixes: isThere ? [] : [Fix("Rename to `\(meant)`", [ObjectEdit.renaming(member, to: meant)])])
  }
}

// MARK: - Messages

extension MisspelledKey {
  private static func message(_ name: String, _ meant: String, isThere: Bool) -> String {
    let advice = isThere ? "which stands here, too." : "did you mean that?"
    return "`\(name)` is not a key that the system reads. Apple's is spelled `\(meant)`; \(advice)"
  }
}
