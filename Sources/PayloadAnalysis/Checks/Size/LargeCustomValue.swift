import JSONSyntax
import PayloadSchema
import SourceText

package enum LargeCustomValue: Check {
  package static let code = "large-custom-value"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "A value of the app's own takes a quarter of a payload that is near its limit.",
    reason: """
      A push tells that there is something; what it is, the app can fetch. This is told only when the payload is near \
      its limit.
      """,
    remedy: "Send an identifier, and let the app or its service extension fetch the rest.",
    source: Page.payload,
    failing: CheckDocumentation.Example(
      #"{ "aps": { "alert": "New" }, "article": "\#(String(repeating: "x", count: 4000))" }"#),
    passing: #"{ "aps": { "alert": "New" }, "article": 17 }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard let payload = context.payload, context.isWorthSaving else { return [] }
    return context.region.customMembers.compactMap { member in
      guard let value = member.value else { return nil }
      let bytes = PayloadSize(of: value).minified
      guard bytes * 4 >= payload.limit else { return nil }
      return finding(
        context, at: member.nameRange, context.region.pointer.appending(member.name),
        message(member.name, bytes, of: payload.size.minified))
    }
  }
}

// MARK: - Messages

extension LargeCustomValue {
  private static func message(_ name: String, _ bytes: Int, of all: Int) -> String {
    "`\(name)` takes \(bytes) of the payload's \(all) bytes, which is near its limit. Send an identifier, and let the app "
      + "fetch the rest."
  }
}
