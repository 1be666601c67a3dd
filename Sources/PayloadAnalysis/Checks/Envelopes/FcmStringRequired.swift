import JSONSyntax
import PayloadSchema
import SourceText

package enum FcmStringRequired: Check {
  package static let code = "fcm-string-required"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "A value of `data` or of `apns.headers` in an FCM message is no string.",
    reason: """
      FCM's HTTP v1 interface takes strings alone in these two objects, for numbers and booleans, too, and refuses the \
      request otherwise.
      """,
    remedy: "Put the value into quotes; an object or an array goes as JSON in a string, which the app parses.",
    source: Page.firebase,
    failing: CheckDocumentation.Example(#"{ "message": { "token": "t", "data": { "order": 17 } } }"#, name: "a.json"),
    passing: CheckDocumentation.Example(#"{ "message": { "token": "t", "data": { "order": "17" } } }"#, name: "a.json"))

  package static func run(_ context: CheckContext) -> [Finding] {
    guard let sent = FCMMessage(context) else { return [] }
    return [["data"], ["apns", "headers"]].flatMap { path -> [Finding] in
      guard let object = path.reduce(Optional(sent.node), { $0?[name: $1] }) else { return [] }
      let pointer = JSONPointer(sent.pointer.components + path)
      return object.members.compactMap { member -> Finding? in
        guard let value = member.value, value.kind != .string, !value.isOpen else { return nil }
        return finding(
          context, at: value.range, pointer.appending(member.name), message(member.name, path.last ?? "", value),
          fixes: fixes(member, value, in: object))
      }
    }
  }

  private static func fixes(_ member: Node, _ value: Node, in object: Node) -> [Fix] {
    let deletion = Fix("Delete `\(member.name)`", isSafe: false, ObjectEdit.removing([member], from: object))
    switch value.kind {
    case .number, .true, .false:
      guard isAllowed(value.source, for: member.name) else { return [] }
      return [Fix("Put it into quotes", [TextEdit(value.range, JSONText.quoted(value.source))])]
    case .object, .array:
      let text = JSONText.quoted(value.minifiedSource)
      return [Fix("Make it JSON in a string", isSafe: false, [TextEdit(value.range, text)])]
    default: return [deletion]
    }
  }

  /// Whether a header may have that value, so that the quotes are all that is wrong.
  private static func isAllowed(_ text: String, for name: String) -> Bool {
    let headers = Envelope.fcmV1.schema?.property("message")?.property("apns")?.property("headers")
    guard let values = headers?.property(name)?.values else { return true }
    return values.contains { $0.value.string == text }
  }
}

// MARK: - Messages

extension FcmStringRequired {
  private static func message(_ name: String, _ place: String, _ value: Node) -> String {
    let advice =
      switch value.kind {
      case .number, .true, .false: "Put it into quotes."
      case .object, .array: "Write it as JSON in a string."
      default: "Leave the key out, or write a string."
      }
    return
      "FCM takes strings alone in `\(place)`, and refuses a request with another value, as `\(name)` has. \(advice)"
  }
}
