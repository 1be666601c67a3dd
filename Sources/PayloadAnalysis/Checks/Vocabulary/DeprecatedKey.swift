import JSONSyntax
import PayloadSchema
import SourceText

package enum DeprecatedKey: Check {
  package static let code = "deprecated-key"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "A key is one that Apple has given up.",
    reason: """
      Present systems ignore it; it costs bytes, and suggests an effect that it does not have. Devices with an older \
      system may still read it.
      """,
    remedy: "Use what has replaced it, which the message names, or leave it out.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": { "title": "News", "summary-arg": "Ada" } } }"#,
    passing: #"{ "aps": { "alert": { "title": "News" } } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    context.violations.compactMap { violation in
      guard case .deprecatedKey = violation.kind, let member = violation.member, let container = violation.container
      else { return nil }
      return finding(
        context, at: member.nameRange, violation.pointer, message(member.name, violation.schema),
        source: violation.schema.annotations.source, tags: [.deprecated],
        fixes: [Fix("Delete `\(member.name)`", isSafe: false, ObjectEdit.removing([member], from: container))])
    }
  }
}

// MARK: - Messages

extension DeprecatedKey {
  private static func message(_ name: String, _ schema: SchemaNode) -> String {
    "`\(name)` is deprecated. \(schema.deprecationMessage ?? "Present systems ignore it; leave it out.")"
  }
}
