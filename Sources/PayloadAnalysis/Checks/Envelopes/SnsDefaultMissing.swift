import JSONSyntax
import SourceText

package enum SnsDefaultMissing: Check {
  package static let code = "sns-default-missing"
  package static let severity = Severity.information
  package static let documentation = CheckDocumentation(
    "An Amazon SNS message has no `default`.",
    reason: """
      A message to a topic must have `default`, the text for all subscribers without an entry of their own; SNS refuses \
      one without. A message to a single device goes without it.
      """,
    remedy: "Add `default` with the text for other subscribers; it may be empty.",
    source: Page.sns,
    failing: CheckDocumentation.Example(#"{ "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, name: "a.json"),
    passing: CheckDocumentation.Example(
      #"{ "default": "Hi", "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, name: "a.json"))

  package static func run(_ context: CheckContext) -> [Finding] {
    guard case .envelope(.sns) = context.region.kind, Envelope.isCertainlySNS(context.root),
      !context.root.members.contains(where: { $0.name.lowercased() == "default" }), !context.leavesOut(in: context.root)
    else { return [] }
    let insertion = ObjectEdit.prepending(("default", JSONText.quoted("")), to: context.root)
    return [
      finding(
        context, at: context.openingBrace, context.region.pointer, message,
        fixes: [Fix("Insert `\"default\": \"\"`", isSafe: false, insertion)])
    ]
  }
}

// MARK: - Messages

extension SnsDefaultMissing {
  private static let message =
    "This message has no `default`, which Amazon SNS requires for a topic. Add it, unless you send to single devices."
}
