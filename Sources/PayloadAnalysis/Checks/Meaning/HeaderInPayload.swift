import JSONSyntax
import PayloadSchema
import SourceText

package enum HeaderInPayload: Check {
  package static let code = "header-in-payload"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "A header of the request stands in the payload.",
    reason: """
      Push type, priority, topic, expiration and collapse identifier are headers of the HTTP request; in the payload \
      they are not read. Inside of `aps` they are an error, at the root a warning where the name begins with `apns-`, and \
      a hint for `priority`, `topic`, `expiration` and `collapse-id`, which may be the app's own data.
      """,
    remedy: "Send it as a header, in an FCM message in `apns.headers`, and delete it here.",
    source: Page.requests,
    failing: #"{ "aps": { "alert": "Hello", "apns-priority": 10 } }"#,
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.payload != nil, context.root.kind == .object else { return [] }
    return inside(context) + atRoot(context)
  }

  /// In `aps`, `alert` and `sound`, where only Apple's keys may stand.
  private static func inside(_ context: CheckContext) -> [Finding] {
    context.violations.compactMap { violation in
      guard case .unknownKey(nil) = violation.kind, let member = violation.member, let container = violation.container,
        let header = KeyPlaces.header(of: member.name), KnownElsewhere.isClaimed(violation, in: context)
      else { return nil }
      return finding(
        context, at: member.nameRange, violation.pointer, message(member.name, header, in: context),
        fixes: fixes(member, header, in: container, context))
    }
  }

  private static func atRoot(_ context: CheckContext) -> [Finding] {
    context.root.members.compactMap { member in
      guard let header = KeyPlaces.header(of: member.name), let value = member.value else { return nil }
      let isCertain = member.name.lowercased().hasPrefix("apns")
      guard isCertain || isLikely(header, value) else { return nil }
      return finding(
        context, at: member.nameRange, context.region.pointer.appending(member.name),
        isCertain ? message(member.name, header, in: context) : doubt(member.name, header),
        severity: isCertain ? .warning : .hint, fixes: fixes(member, header, in: context.root, context))
    }
  }

  /// Whether the value of a plain word could be the header's.
  private static func isLikely(_ header: String, _ value: Node) -> Bool {
    let text = value.stringValue ?? value.source
    switch header {
    case "apns-priority": return ["1", "5", "10", "high", "normal"].contains(text)
    case "apns-topic": return value.kind == .string && text.contains(".") && !text.contains(" ")
    case "apns-expiration": return Int(text) != nil
    case "apns-push-type": return PushType(header: text) != nil
    default: return value.kind == .string
    }
  }

  private static func fixes(_ member: Node, _ header: String, in container: Node, _ context: CheckContext) -> [Fix] {
    let deletion = Fix("Delete `\(member.name)`", isSafe: false, ObjectEdit.removing([member], from: container))
    guard context.region.envelope == .fcmV1, let request = context.region.container, let value = member.value,
      let text = value.kind == .string ? value.source : value.kind == .number ? JSONText.quoted(value.source) : nil,
      let moving = PathEdit.moving(
        member, from: container, to: ["message", "apns", "headers", header], as: text, in: request)
    else { return [deletion] }
    return [Fix("Move `\(member.name)` into `apns.headers`", isSafe: false, moving), deletion]
  }
}

// MARK: - Messages

extension HeaderInPayload {
  private static func message(_ name: String, _ header: String, in context: CheckContext) -> String {
    let place = context.region.envelope == .fcmV1 ? "in `apns.headers` of the message" : "as a header of the request"
    return "`\(name)` is not read in a payload: `\(header)` goes \(place). Delete it here."
  }

  private static func doubt(_ name: String, _ header: String) -> String {
    "If `\(name)` is meant for APNs, it is not read here: `\(header)` is a header of the request."
  }
}
