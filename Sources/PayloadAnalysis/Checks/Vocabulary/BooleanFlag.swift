import JSONSyntax
import PayloadSchema
import SourceText

package enum BooleanFlag: Check {
  package static let code = "boolean-flag"
  package static let severity = Severity.information
  package static let documentation = CheckDocumentation(
    "A flag is `true` where Apple documents the number 1.",
    reason: """
      Apple documents the number alone, and not what the system makes of `true`. Libraries that send turn one into the \
      other.
      """,
    remedy: "Write `1`.",
    source: Page.payload,
    failing: #"{ "aps": { "content-available": true } }"#,
    passing: #"{ "aps": { "content-available": 1 } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    // A library's object has its own types.
    guard context.payload?.isSDKObject != true else { return [] }
    return context.violations.compactMap { violation in
      guard case .booleanFlag = violation.kind, let member = violation.member else { return nil }
      return finding(
        context, at: violation.node.range, violation.pointer, message(member.name),
        source: violation.schema.annotations.source,
        fixes: [Fix("Replace with `1`", [TextEdit(violation.node.range, "1")])])
    }
  }
}

// MARK: - Messages

extension BooleanFlag {
  private static func message(_ name: String) -> String {
    "Apple documents the number 1 for `\(name)`, and not what `true` does; libraries that send write 1. Write `1`."
  }
}
