import JSONSyntax
import PayloadSchema
import SourceText

package enum SnsStringRequired: Check {
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "The payload for a platform stands as an object in an Amazon SNS message.",
    reason: """
      With the message structure `json`, each value is a string, and the payload is JSON in that string. For an object \
      SNS answers that the message must contain an entry for 'default' or 'APNS'.
      """,
    remedy: "Make the object a string, with its quotes escaped; the fix does.",
    source: Page.sns,
    failing: CheckDocumentation.Example(
      #"{ "default": "Hi", "APNS": { "aps": { "alert": "Hi" } } }"#, name: "a.json"),
    passing: CheckDocumentation.Example(
      #"{ "default": "Hi", "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, name: "a.json"))

  package static func run(_ context: CheckContext) -> [Finding] {
    guard case .envelope(.sns) = context.region.kind else { return [] }
    return context.root.members.compactMap { member in
      guard Envelope.isSNSPlatform(member.name), let value = member.value, value.kind == .object else { return nil }
      let text = JSONText.quoted(value.minifiedSource)
      // Broken JSON would be hidden in the string.
      let isWhole = SyntaxTree.parse(SourceText(value.source)).isStrictJSON
      return finding(
        context, at: member.nameRange, context.region.pointer.appending(member.name), message(member.name),
        fixes: isWhole ? [Fix("Make the object a string", [TextEdit(value.range, text)])] : [])
    }
  }
}

// MARK: - Messages

extension SnsStringRequired {
  private static func message(_ name: String) -> String {
    "Amazon SNS takes the payload of `\(name)` as a string that holds JSON, and does not see an object. Make it a string."
  }
}
