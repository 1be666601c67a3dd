import JSONSyntax
import PayloadSchema

/// A request of another service that carries an APNs payload, or becomes one.
package enum Envelope: String, Sendable {
  case fcmV1 = "fcm-v1"
  case fcmLegacy = "fcm-legacy"
  case sns

  package var schema: SchemaNode? { SchemaNode.named(rawValue) }

  package var title: String {
    switch self {
    case .fcmV1: "FCM HTTP v1 message"
    case .fcmLegacy: "FCM legacy message"
    case .sns: "Amazon SNS message"
    }
  }

  /// The envelope that an object is; nil if it is none.
  package init?(_ object: Node) {
    if Envelope.isFCMv1(object) {
      self = .fcmV1
    } else if Envelope.isFCMLegacy(object) {
      self = .fcmLegacy
    } else if Envelope.isSNS(object) {
      self = .sns
    } else {
      return nil
    }
  }

  /// Keys of `message` that only FCM's second kind of target makes one: a topic or a condition alone says nothing.
  private static let contents = ["notification", "apns", "android", "webpush", "fcm_options"]
  private static let messageKeys =
    contents + ["name", "data", "token", "topic", "condition"]

  private static func isFCMv1(_ object: Node) -> Bool {
    guard let message = object[name: "message"], message.kind == .object else { return false }
    let names = message.members.map(\.name)
    let has = { (name: String) in names.contains { KeySpelling.isSame($0, name) } }
    guard has("token") || has("apns") || (has("topic") || has("condition")) && contents.contains(where: has) else {
      return false
    }
    return names.allSatisfy { name in
      messageKeys.contains { KeySpelling.isSame($0, name) } || AppleKeys.isKnown(name)
    }
  }

  private static func isFCMLegacy(_ object: Node) -> Bool {
    let target = object[name: "to"] ?? object[name: "registration_ids"]
    guard let target, !target.source.contains("ExponentPushToken[") else { return false }
    return object[name: "notification"]?.kind == .object || object[name: "data"]?.kind == .object
  }

  private static func isSNS(_ object: Node) -> Bool {
    if object[name: "default"]?.kind == .string, object[name: "aps"]?.kind == .object { return true }
    return object.members.contains { member in
      guard isSNSPlatform(member.name), let value = member.value else { return false }
      if value.kind == .object { return value[name: "aps"] != nil }
      return value.stringValue?.drop { $0.isWhitespace }.first == "{"
    }
  }

  /// `APNS`, `APNS_SANDBOX`, `APNS_VOIP` …, in any case.
  package static func isSNSPlatform(_ name: String) -> Bool {
    snsPlatforms.contains(name.uppercased())
  }

  package static let snsPlatforms: Set<String> = [
    "APNS", "APNS_SANDBOX", "APNS_VOIP", "APNS_VOIP_SANDBOX", "APNS_PASSBOOK", "MACOS", "MACOS_SANDBOX",
  ]
}

/// Requests of services whose keys look like Apple's but are their own: nothing is said about them.
package enum VendorRequest {
  package static func isOne(_ object: Node) -> Bool {
    let names = Set(object.members.map(\.name))
    let isOneSignal =
      names.contains("app_id")
      && !names.isDisjoint(with: ["contents", "headings", "template_id", "apns_alert", "include_aliases"])
    let isExpo =
      (object[name: "to"]?.source.contains("ExponentPushToken[") ?? false)
      || (object[name: "to"]?.source.contains("ExpoPushToken[") ?? false)
    let isAirship = names.contains("audience") && (names.contains("device_types") || names.contains("notification"))
    let isBraze = object[name: "messages"]?[name: "apple_push"] != nil
    return (isOneSignal || isExpo || isAirship || isBraze) && !names.contains("aps")
  }
}

/// The names that Apple reads, of all families.
package enum AppleKeys {
  /// The names of `aps`, of all families, in Apple's order.
  package static let aps: [String] = {
    var names: [String] = []
    for family in PayloadFamily.allCases {
      for property in family.schema?.property("aps")?.properties ?? [] where !names.contains(property.name) {
        names.append(property.name)
      }
    }
    return names
  }()

  /// The names of `alert`.
  package static let alert: [String] =
    SchemaNode.named("notification")?.property("aps")?.property("alert")?.branch(for: .object)?.properties.map(\.name)
    ?? []

  private static let foldedAPS = Set(aps.map(KeySpelling.folded))
  private static let foldedAlert = Set(alert.map(KeySpelling.folded))

  /// Whether a name is one of `aps`, in any spelling.
  package static func isOfAPS(_ name: String) -> Bool { foldedAPS.contains(KeySpelling.folded(name)) }

  /// Whether a name is one of `aps` or `alert`, or `aps` itself, in any spelling.
  package static func isKnown(_ name: String) -> Bool {
    let folded = KeySpelling.folded(name)
    return folded == "aps" || foldedAPS.contains(folded) || foldedAlert.contains(folded)
  }
}
