import JSONSyntax
import PayloadSchema
import SourceText

package enum InvalidUuid: Check {
  package static let code = "invalid-uuid"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "The `uuid` of a VoIP push is no UUID.",
    reason: """
      CallKit knows a call by a `UUID`. An app makes it from the payload with `UUID(uuidString:)`, which gives nothing \
      for any other text; an app that then reports no call is ended by the system, and gets no more VoIP pushes.
      """,
    remedy: "Send a UUID of 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12.",
    source: Page.voip,
    failing: CheckDocumentation.Example(#"{ "uuid": "call-17" }"#, name: "call.voip.apns"),
    passing: CheckDocumentation.Example(
      #"{ "uuid": "5f2c8f3e-0d0f-4c39-9d53-0a1b2c3d4e5f" }"#, name: "call.voip.apns"))

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.family == .voip else { return [] }
    var findings: [Finding] = []
    context.customData.scalars?.forEach { scalar in
      guard scalar.kind == .string, KeyWords.words(of: scalar.keyMember?.name ?? "").last == "uuid",
        let text = scalar.node.stringValue, !Placeholder.occurs(in: text), !isUUID(text)
      else { return }
      findings.append(finding(context, at: scalar.node.range, scalar.pointer(), message(text)))
    }
    return findings
  }

  /// Whether a text is a UUID, in letters of either case.
  static func isUUID(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.joined().utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
      }
  }
}

// MARK: - Messages

extension InvalidUuid {
  private static func message(_ text: String) -> String {
    "\(Shown.text(text)) is no UUID, and an app cannot report a call by it. Send 32 hexadecimal digits in groups of 8, 4, "
      + "4, 4 and 12."
  }
}
