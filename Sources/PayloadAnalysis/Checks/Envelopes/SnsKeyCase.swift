import JSONSyntax
import SourceText

package enum SnsKeyCase: Check {
  package static let code = "sns-key-case"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "A key of an Amazon SNS message has the wrong case.",
    reason:
      "SNS writes its platforms in capitals (`APNS`, `APNS_SANDBOX`) and `default` in small letters, and knows no others.",
    remedy: "Rename the key; the fix does.",
    source: Page.sns,
    failing: CheckDocumentation.Example(
      #"{ "default": "Hi", "apns": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, name: "a.json"),
    passing: CheckDocumentation.Example(
      #"{ "default": "Hi", "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, name: "a.json"))

  package static func run(_ context: CheckContext) -> [Finding] {
    guard case .envelope(.sns) = context.region.kind, Envelope.isCertainlySNS(context.root) else { return [] }
    let hasDefault = context.root.members.contains { $0.name.lowercased() == "default" }
    return context.root.members.compactMap { member in
      let name = member.name
      guard let meant = rightCase(of: name), meant != name else { return nil }
      let isFree = context.root.member(named: meant) == nil
      // Without `default`, or as an object, it is another service's, perhaps.
      let isSafe = member.value?.kind == .string && hasDefault
      let fix = Fix("Rename to `\(meant)`", isSafe: isSafe, [ObjectEdit.renaming(member, to: meant)])
      return finding(
        context, at: member.nameRange, context.region.pointer.appending(name), message(name, meant),
        fixes: isFree ? [fix] : [])
    }
  }

  private static func rightCase(of name: String) -> String? {
    if name.lowercased() == "default" { return "default" }
    return Envelope.isSNSPlatform(name) ? name.uppercased() : nil
  }
}

// MARK: - Messages

extension SnsKeyCase {
  private static func message(_ name: String, _ meant: String) -> String {
    "Amazon SNS does not know `\(name)`: its key is written `\(meant)`. Rename it."
  }
}
