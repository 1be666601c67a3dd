import JSONSyntax
import PayloadAnalysis
import PayloadSchema

/// The headers that a payload is sent to APNs with.
///
/// https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns
package struct RequestHeaders: Sendable {
  /// Name and value, in the order to write them; without `apns-topic`.
  package var fields: [(name: String, value: String)] = []
  /// What follows the app's bundle identifier in `apns-topic`; nil if the request has no topic.
  package var topicSuffix: String?
  /// `apns-topic` as a whole, where the document gives it.
  package var topic: String?
  /// What else is to be known of them.
  package var notes: String?

  private static let annotations = ["topicSuffix", "notes"]

  /// The headers of a payload where it stands: an FCM message may give headers itself.
  package init?(of region: Region, isBroadcast: Bool = false) {
    guard let payload = region.payload else { return nil }
    self.init(payload, schema: region.schema, isBroadcast: isBroadcast)
    guard region.envelope == .fcmV1,
      let headers = region.container?[name: "message"]?[name: "apns"]?[name: "headers"]
    else { return }
    for header in headers.members {
      if let value = header.value?.stringValue, Self.isPlain(value) { take(header.name, value) }
    }
  }

  private mutating func take(_ name: String, _ value: String) {
    if name == "apns-topic" {
      topic = value
    } else if let index = fields.firstIndex(where: { $0.name == name }) {
      fields[index].value = value
    } else if ["apns-id", "apns-priority", "apns-expiration", "apns-collapse-id"].contains(name) {
      fields.append((name, value))
    }
  }

  /// Whether a text means only itself between the quotation marks of a shell.
  private static func isPlain(_ value: String) -> Bool {
    !value.isEmpty && value.utf8.allSatisfy { (0x20..<0x7F).contains($0) && !#""$`\!"#.utf8.contains($0) }
  }

  /// nil for what is not sent to APNs: the body of a web push, a file for the Simulator alone, another configuration.
  package init?(_ payload: Region.Payload, schema: SchemaNode, isBroadcast: Bool = false) {
    let sets = [schema.annotations.headers] + schema.annotations.otherHeaders
    let wanted = payload.pushType?.header
    guard let wanted, payload.family != .webPush else { return nil }
    let set = sets.first { $0.contains { $0.name == "apns-push-type" && $0.value == wanted } } ?? sets[0]
    fields = set.filter { !RequestHeaders.annotations.contains($0.name) }
    if !fields.contains(where: { $0.name == "apns-push-type" }) {
      fields.insert((name: "apns-push-type", value: wanted), at: 0)
    }
    topicSuffix = set.first { $0.name == "topicSuffix" }?.value ?? ""
    notes = set.first { $0.name == "notes" }?.value
    if isBroadcast { makeBroadcast() }
  }

  /// A broadcast goes to a channel and has no topic; an expiration is required.
  ///
  /// https://developer.apple.com/documentation/usernotifications/sending-broadcast-push-notification-requests-to-apns
  private mutating func makeBroadcast() {
    topicSuffix = nil
    if !fields.contains(where: { $0.name == "apns-expiration" }) {
      fields.append((name: "apns-expiration", value: "0"))
    }
    fields.append((name: "apns-channel-id", value: "CHANNEL"))
    notes = nil
  }
}
