import JSONSyntax
import SourceText

package enum FcmReservedKey: Check {
  package static let code = "fcm-reserved-key"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "A key in `data` of an FCM message is a word that FCM keeps for itself.",
    reason: """
      Firebase reserves `from`, `message_type`, and all that begins with `google.` or `gcm.notification.`. A message with \
      `from` is refused with `Invalid data payload key`. For the others this is a warning: a message with `message_type` \
      is reported not to arrive.
      """,
    remedy: "Give the key another name, and read that one in the app.",
    source: Page.fcmMessage,
    failing: CheckDocumentation.Example(
      #"{ "message": { "token": "t", "data": { "from": "Ann" } } }"#, name: "a.json"),
    passing: CheckDocumentation.Example(
      #"{ "message": { "token": "t", "data": { "sender": "Ann" } } }"#, name: "a.json"))

  package static func run(_ context: CheckContext) -> [Finding] {
    guard let message = FCMMessage(context), let data = message.node[name: "data"] else { return [] }
    return data.members.compactMap { member in
      let name = member.name
      guard member.value != nil, isReserved(name) else { return nil }
      let isRefused = name == "from"
      return finding(
        context, at: member.nameRange, message.pointer("data", name),
        isRefused ? refusedMessage : reservedMessage(name),
        severity: isRefused ? nil : .warning)
    }
  }

  private static func isReserved(_ name: String) -> Bool {
    name == "from" || name == "message_type" || name.hasPrefix("google.") || name.hasPrefix("gcm.notification.")
  }
}

// MARK: - Messages

extension FcmReservedKey {
  private static let refusedMessage =
    "FCM refuses a message with `from` in `data`, a word that it keeps for itself. Give the key another name."

  private static func reservedMessage(_ name: String) -> String {
    "`\(name)` in `data` is a word that FCM keeps for itself, so that the message may not arrive. Give the key another "
      + "name."
  }
}
