import JSONSyntax
import PayloadSchema
import SourceText

package enum IneffectiveFlag: Check {
  package static let code = "ineffective-flag"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "A flag is `0` or `false`, which is the same as no flag.",
    reason: """
      Apple documents the value 1 alone for these keys; without the key the flag is off. Libraries that send leave out \
      a flag that is off.
      """,
    remedy: "Delete the key.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": "Hello", "mutable-content": 0 } }"#,
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.payload?.isSDKObject != true else { return [] }
    return context.violations.compactMap { violation in
      guard let (member, container) = flag(violation) else { return nil }
      return finding(
        context, at: violation.node.range, violation.pointer, message(member.name, violation.node.source),
        source: violation.schema.annotations.source, tags: [.unnecessary],
        fixes: [Fix("Delete `\(member.name)`", ObjectEdit.removing([member], from: container))])
    }
  }

  /// The edits that delete all flags that are off.
  static func edits(_ violations: [Violation]) -> [TextEdit] {
    violations.flatMap { violation -> [TextEdit] in
      guard let (member, container) = flag(violation) else { return [] }
      return ObjectEdit.removing([member], from: container)
    }
  }

  /// A flag that is off, and its object. Not `critical`: a `sound` that is left as an object without it has been taken for
  /// a critical one. `sound-dictionary-without-critical` speaks of those.
  private static func flag(_ violation: Violation) -> (member: Node, container: Node)? {
    guard case .ineffectiveFlag = violation.kind, let member = violation.member, let container = violation.container,
      member.name != "critical"
    else { return nil }
    return (member, container)
  }
}

// MARK: - Messages

extension IneffectiveFlag {
  private static func message(_ name: String, _ value: String) -> String {
    "`\(name)` is off without the key, too: `\(value)` does nothing but cost bytes. Delete it."
  }
}
