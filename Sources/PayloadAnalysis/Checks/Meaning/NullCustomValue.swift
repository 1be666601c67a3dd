import JSONSyntax
import SourceText

package enum NullCustomValue: Check {
  package static let code = "null-custom-value"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "A key of the custom data is `null`.",
    reason: """
      The app finds an `NSNull` under this key in `userInfo`, which is not `nil`: code that tests for the key, or casts \
      its value, is often not ready for it. It costs bytes, too.
      """,
    remedy: "Leave the key out.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": "Hello" }, "coupon": null }"#,
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.payload != nil, context.family != .webPush, context.aps != nil else { return [] }
    return context.root.members.compactMap { member in
      guard CustomData.holds(member), let value = member.value, value.kind == .null else { return nil }
      return finding(
        context, at: value.range, context.region.pointer.appending(member.name), message(member.name),
        fixes: [
          Fix("Delete `\(member.name)`", isSafe: false, ObjectEdit.removing([member], from: context.root))
        ])
    }
  }
}

// MARK: - Messages

extension NullCustomValue {
  private static func message(_ name: String) -> String {
    "The app gets an `NSNull` for `\(name)`, not nothing, and code that casts it may fail. Leave the key out."
  }
}
