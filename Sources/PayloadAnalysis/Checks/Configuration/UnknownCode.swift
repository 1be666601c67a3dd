import JSONSyntax
import PayloadSchema
import SourceText

package enum UnknownCode: Check {
  package static let code = "unknown-code"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "The configuration sets the severity of a finding that does not exist.",
    reason: """
      `severities` in `.apns-lsp.json` names findings by their codes. Under a code that no check has nothing is changed, \
      and what should be silenced is still reported.
      """,
    remedy: "Write the code as it stands behind the finding; `apns-lsp explain` lists all of them.",
    source: "https://json-schema.org/understanding-json-schema/reference/object#propertyNames",
    failing: .init(#"{ "severities": { "wrong-tpye": "off" } }"#, name: ".apns-lsp.json"),
    passing: .init(#"{ "severities": { "wrong-type": "off" } }"#, name: ".apns-lsp.json"))

  package static func run(_ context: CheckContext) -> [Finding] {
    guard case .configuration = context.region.kind, let severities = context.root[name: "severities"] else {
      return []
    }
    let codes = Checks.everything.map { $0.code }
    return severities.members.compactMap { member in
      let name = member.name
      guard Checks.named(name) == nil, !member.flags.contains(.nameless) else { return nil }
      let meant = KeySpelling.nearest(to: name, among: codes)
      let pointer = JSONPointer(["severities", name])
      let free = meant.flatMap { severities.member(named: $0) == nil ? $0 : nil }
      let fixes = free.map { [Fix("Rename to `\($0)`", [ObjectEdit.renaming(member, to: $0)])] } ?? []
      return finding(context, at: member.nameRange, pointer, message(name, meant), fixes: fixes)
    }
  }
}

// MARK: - Messages

extension UnknownCode {
  private static func message(_ name: String, _ meant: String?) -> String {
    let advice = meant.map { "Did you mean `\($0)`?" } ?? "`apns-lsp explain` lists all of them."
    return "No finding has the code `\(name)`, so this changes nothing. \(advice)"
  }
}
