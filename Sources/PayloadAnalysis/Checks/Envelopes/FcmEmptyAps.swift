import JSONSyntax
import SourceText

package enum FcmEmptyAps: Check {
  package static let code = "fcm-empty-aps"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "`aps` in an FCM message is empty.",
    reason: """
      FCM answers with 400 that `aps` must be a non-empty dictionary. Beside a `notification`, of which FCM makes an \
      alert, this is a warning: no report tells of that case by itself.
      """,
    remedy: """
      Write into `aps` what the push is to do, such as `"content-available": 1` to wake the app; beside a `notification` \
      leave `aps` out.
      """,
    source: Page.fcmMessage,
    failing: CheckDocumentation.Example(
      #"{ "message": { "token": "t", "apns": { "payload": { "order": 17, "aps": {} } } } }"#, name: "a.json"),
    passing: CheckDocumentation.Example(
      #"{ "message": { "token": "t", "apns": { "payload": { "order": 17, "aps": { "badge": 0 } } } } }"#,
      name: "a.json"))

  package static func run(_ context: CheckContext) -> [Finding] {
    guard let request = FCMRequest(context), let member = request.payload?.member(named: "aps"),
      let aps = member.value, isEmpty(aps), !context.leavesOut(in: aps)
    else { return [] }
    let isGivenAlert = request.message.map { Envelope.fcmAlert(in: $0) != nil } ?? false
    return [
      finding(
        context, at: member.nameRange, request.apsPointer, isGivenAlert ? doubt : message,
        severity: isGivenAlert ? .warning : nil,
        fixes: isGivenAlert ? removal(of: request) : FcmBackground.fixes(request))
    ]
  }

  /// Whether it is an object without a member; one that is not closed is still being written.
  static func isEmpty(_ aps: Node) -> Bool { aps.kind == .object && aps.members.isEmpty && !aps.isOpen }

  /// Takes `aps` away, and the objects that are empty without it.
  private static func removal(of request: FCMRequest) -> [Fix] {
    let objects = [request.message, request.apns, request.payload].compactMap { $0 }
    for (object, name) in zip(objects, ["apns", "payload", "aps"]).reversed() {
      guard let member = object.member(named: name) else { return [] }
      if object.members.count > 1 || name == "apns" {
        return [Fix("Delete `\(name)`", isSafe: false, ObjectEdit.removing([member], from: object))]
      }
    }
    return []
  }
}

// MARK: - Messages

extension FcmEmptyAps {
  private static let message =
    "FCM refuses a message whose `aps` is empty. Write into it what the push is to do, such as `alert`, or "
    + "`\"content-available\": 1`."

  private static let doubt =
    "An empty `aps` says nothing, and FCM may refuse the message for it. Leave it out: the alert comes from "
    + "`notification`."
}
