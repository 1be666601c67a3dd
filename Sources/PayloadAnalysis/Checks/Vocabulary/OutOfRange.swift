import JSONSyntax
import PayloadSchema
import SourceText

package enum OutOfRange: Check {
  package static let code = "out-of-range"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "A number lies outside of what is documented, or something is empty that must not be.",
    reason: """
      What the system does with a value out of bounds is not documented. For a negative `badge` this is a warning: Apple \
      documents 0, which removes the badge, and numbers above it, and says nothing of others. What Safari does not read \
      in a declarative web push is a hint.
      """,
    remedy: "Write a value that is allowed; the message names the bounds.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": "Hello", "relevance-score": 50 } }"#,
    passing: #"{ "aps": { "alert": "Hello", "relevance-score": 0.5 } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    context.violations.compactMap { violation in
      guard case .outOfRange = violation.kind else { return nil }
      let isBadge = violation.member?.name == "badge" && context.payload != nil
      return finding(
        context, at: violation.node.range, violation.pointer, message(violation, isBadge: isBadge),
        severity: isBadge ? .warning : SafariKeys.isUnread(violation.pointer, in: context) ? .hint : nil,
        source: violation.schema.annotations.source, fixes: fixes(violation))
    }
  }

  /// A percentage as a share, and the bound that is near.
  private static func fixes(_ violation: Violation) -> [Fix] {
    let (node, schema) = (violation.node, violation.schema)
    guard let value = node.doubleValue else { return [] }
    var texts: [String] = []
    if schema.minimum == 0, schema.maximum == 1, value > 1, value <= 100 { texts.append(shown(value / 100)) }
    if let minimum = schema.minimum, value < minimum { texts.append(shown(minimum)) }
    if let maximum = schema.maximum, value > maximum, texts != [shown(maximum)] { texts.append(shown(maximum)) }
    return texts.map { Fix("Replace with `\($0)`", isSafe: false, [TextEdit(node.range, $0)]) }
  }

  private static func shown(_ bound: Double) -> String { Int(exactly: bound).map { String($0) } ?? String(bound) }
}

// MARK: - Messages

extension OutOfRange {
  private static func message(_ violation: Violation, isBadge: Bool) -> String {
    let name = violation.member.map { "`\($0.name)`" } ?? "This"
    if isBadge {
      return "`badge` is 0, which removes it, or more; of a negative number nothing is documented. Write 0 or more."
    }
    switch violation.node.kind {
    case .string:
      let isNeeded = violation.member.map { violation.containerSchema?.required.contains($0.name) ?? false } ?? false
      return "\(name) must not be empty. Write a text\(isNeeded ? "" : ", or delete the key")."
    case .array: return "\(name) has \(violation.node.elements.count) elements, which is too many or too few."
    default: break
    }
    let schema = violation.schema
    let bounds =
      switch (schema.minimum, schema.maximum) {
      case (let minimum?, let maximum?): "from \(shown(minimum)) to \(shown(maximum))"
      case (let minimum?, nil): "\(shown(minimum)) or more"
      case (_, let maximum): "at most \(shown(maximum ?? 0))"
      }
    let activity = violation.member?.name == "relevance-score" ? " Only a Live Activity takes other numbers." : ""
    return "\(name) must be \(bounds), and \(Shown.text(violation.node.source)) is not.\(activity)"
  }
}
