import JSONSyntax
import PayloadSchema
import SourceText

package enum SnsStringRequired: Check {
  package static let code = "sns-string-required"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "The payload for a platform stands as an object in an Amazon SNS message.",
    reason: """
      With the message structure `json`, each value is a string, and the payload is JSON in that string. For an object \
      SNS answers that the message must contain an entry for 'default' or 'APNS'. Other services take the object \
      under `apns` in small letters: there, without `default` beside it, this is a hint.
      """,
    remedy: "Make the object a string, with its quotes escaped, unless the code that sends the message does; the fix "
      + "does it here.",
    source: Page.sns,
    failing: CheckDocumentation.Example(
      #"{ "default": "Hi", "APNS": { "aps": { "alert": "Hi" } } }"#, name: "a.json"),
    passing: CheckDocumentation.Example(
      #"{ "default": "Hi", "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, name: "a.json"))

  package static func run(_ context: CheckContext) -> [Finding] {
    guard case .envelope(.sns) = context.region.kind else { return [] }
    let isCertain = Envelope.isCertainlySNS(context.root)
    return context.root.members.compactMap { member in
      guard Envelope.isSNSPlatform(member.name), let value = member.value, value.kind == .object else { return nil }
      return finding(
        context, at: member.nameRange, context.region.pointer.appending(member.name),
        isCertain ? message(member.name) : doubt(member.name), severity: isCertain ? nil : .hint,
        fixes: fixes(member, value))
    }
  }

  /// Not safe: the code that sends the message may make the string, or send to another service.
  private static func fixes(_ member: Node, _ value: Node) -> [Fix] {
    // Broken JSON would be hidden in the string.
    guard SyntaxTree.parse(SourceText(value.source)).isStrictJSON else { return [] }
    let name = member.name.uppercased()
    let renaming = name == member.name ? [] : [ObjectEdit.renaming(member, to: name)]
    let text = TextEdit(value.range, JSONText.quoted(value.minifiedSource))
    return [Fix("Make the object a string", isSafe: false, renaming + [text])]
  }
}

// MARK: - Messages

extension SnsStringRequired {
  private static func message(_ name: String) -> String {
    "Amazon SNS takes the payload of `\(name)` as a string that holds JSON, and does not see an object. Make it a string."
  }

  private static func doubt(_ name: String) -> String {
    "If this is for Amazon SNS, the key is `\(name.uppercased())`, and its value a string that holds the payload; other "
      + "services take the object as it is."
  }
}
