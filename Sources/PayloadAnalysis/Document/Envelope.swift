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
  ///
  /// - Parameter isRoot: whether it is the whole document, or an element of it. Below other objects more is asked,
  ///   because `to` and `message` are words of many formats.
  package init?(_ object: Node, isRoot: Bool) {
    if Envelope.isFCMv1(object) {
      self = .fcmV1
    } else if Envelope.isFCMLegacy(object, isRoot: isRoot) {
      self = .fcmLegacy
    } else if Envelope.isSNS(object, isRoot: isRoot) {
      self = .sns
    } else {
      return nil
    }
  }
}

// MARK: - Beginnings

extension Envelope {
  /// The envelope that an object may become: a `message` with no member but FCM's, or none yet; a `default` or a platform
  /// of SNS, and nothing else that SNS does not know. nil if it is none.
  package init?(begunIn object: Node) {
    guard object.kind == .object, object.member(named: "aps") == nil else { return nil }
    let message = object[name: "message"]
    if message?.kind == .object, Envelope.fcmV1.knowsAll(object, Envelope.fcmV1.schema),
      message.map({ Envelope.fcmV1.knowsAll($0, Envelope.fcmV1.schema?.property("message")) }) ?? false
    {
      self = .fcmV1
    } else if object.members.contains(where: Envelope.tellsSNS), Envelope.sns.knowsAll(object, Envelope.sns.schema) {
      self = .sns
    } else {
      return nil
    }
  }

  /// A name without a value is still being written.
  private func knowsAll(_ object: Node, _ schema: SchemaNode?) -> Bool {
    object.members.allSatisfy { $0.value == nil || schema?.property($0.name) != nil }
  }

  private static func tellsSNS(_ member: Node) -> Bool {
    snsPlatforms.contains(member.name) || member.hasName("default") && member.value?.kind == .string
  }
}

// MARK: - Firebase

extension Envelope {
  /// Keys of `message` that make its target FCM's: a topic, a condition or an identifier alone says nothing.
  static let contents = ["notification", "apns", "android", "webpush", "fcm_options"]

  /// What FCM knows at the root and in `message`, in both of its forms, folded.
  private static let foldedFCMNames: Set<String> = {
    let objects = [
      fcmV1.schema, fcmV1.schema?.property("message"), fcmLegacy.schema, fcmLegacy.schema?.property("notification"),
    ]
    return Set(objects.flatMap { $0?.properties ?? [] }.map { KeySpelling.folded($0.name) })
  }()

  private static func isKnownToFCM(_ name: String) -> Bool {
    foldedFCMNames.contains(KeySpelling.folded(name)) || AppleKeys.isKnown(name)
  }

  /// Whether all members are known in any spelling. One without a value is still being typed.
  private static func holdsOnlyKnown(_ object: Node) -> Bool {
    object.members.allSatisfy { $0.value == nil || isKnownToFCM($0.name) }
  }

  private static func isFCMv1(_ object: Node) -> Bool {
    guard let message = object[name: "message"], message.kind == .object else { return false }
    // A name without a value is still being written.
    let names = message.members.filter { $0.value != nil }.map(\.name)
    let has = { (name: String) in names.contains { KeySpelling.isSame($0, name) } }
    guard
      has("token") || has("apns")
        || ["fid", "topic", "condition"].contains(where: has) && contents.contains(where: has)
        || ["to", "registration_ids"].contains(where: has) && isNotification(message[name: "notification"])
    else { return false }
    return holdsOnlyKnown(message) && holdsOnlyKnown(object)
  }

  /// Whether an object is a notification as FCM knows them. `to` alone is a word of mails and chats.
  private static func isNotification(_ object: Node?) -> Bool {
    guard let object, object.kind == .object, !object.members.isEmpty else { return false }
    return holdsOnlyKnown(object)
  }

  /// Whether a message without its request is one that Firebase's libraries send: it has a target, and nothing that FCM
  /// does not know but the `tokens` of several devices.
  static func isForLibrary(_ message: Node) -> Bool {
    let names = message.members.filter { $0.value != nil }.map(\.name)
    return ["token", "fid", "topic", "condition", "tokens"].contains(where: names.contains)
      && names.allSatisfy { $0 == "tokens" || isKnownToFCM($0) }
  }

  private static func isFCMLegacy(_ object: Node, isRoot: Bool) -> Bool {
    guard let target = object[name: "to"] ?? object[name: "registration_ids"] else { return false }
    let (notification, data) = (object[name: "notification"], object[name: "data"])
    guard notification?.kind == .object || data?.kind == .object else { return false }
    // Mails, graphs and transactions go from somewhere `to` somewhere with `data`, too.
    let isNotified = notification?.members.contains { isKnownToFCM($0.name) } ?? false
    let isPure = notification.map(holdsOnlyKnown) ?? true
    if isRoot, isNotified, isPure || holdsOnlyKnown(object) { return true }
    return (target.kind == .string || target.kind == .array) && holdsOnlyKnown(object) && isPure
  }
}

extension Envelope {
  /// The `notification` of an FCM v1 message that shows something; FCM makes the payload's `alert` of it.
  static func fcmAlert(in message: Node) -> Node? {
    let notification = message[name: "notification"]
    let isShown = ["title", "body"].contains { name in
      // A name alone is a variable of a program: `{ title, body }`.
      notification?.member(named: name).map { $0.value?.stringValue?.isEmpty != true } ?? false
    }
    return isShown ? notification : nil
  }

  /// The payload in an FCM v1 message that stands without its request, as the libraries that send take it: `apns.payload`.
  static func fcmPayload(in message: Node) -> Node? {
    guard let apns = message[name: "apns"], apns.kind == .object, let payload = apns[name: "payload"],
      payload.kind == .object
    else { return nil }
    return payload
  }

  /// The push type that the headers of an FCM v1 message declare.
  static func pushType(of message: Node) -> PushType? {
    message[name: "apns"]?[name: "headers"]?[name: "apns-push-type"]?.stringValue.flatMap { PushType(header: $0) }
  }
}

// MARK: - Amazon SNS

extension Envelope {
  package static let snsPlatforms: Set<String> = [
    "APNS", "APNS_SANDBOX", "APNS_VOIP", "APNS_VOIP_SANDBOX", "APNS_PASSBOOK", "MACOS", "MACOS_SANDBOX",
  ]

  /// `APNS`, `APNS_SANDBOX`, `APNS_VOIP` …, in any case.
  package static func isSNSPlatform(_ name: String) -> Bool { snsPlatforms.contains(name.uppercased()) }

  /// The names of SNS's other platforms. Its protocols, such as `email` and `http`, are words that apps use.
  private static let otherSNSPlatforms: Set<String> = ["GCM", "ADM", "BAIDU", "MPNS", "WNS"]

  private static func isSNS(_ object: Node, isRoot: Bool) -> Bool {
    if isRoot, isSNSWithPayloadOutside(object) { return true }
    if isForPlatforms(object) { return false }
    return object.members.contains { member in
      // Below other objects `apns` is the name of settings and of the objects of SDKs.
      guard isRoot ? isSNSPlatform(member.name) : snsPlatforms.contains(member.name) else { return false }
      return member.value.map(isSNSPayload) ?? false
    }
  }

  /// Beside `aps` a `default` may be the app's own, so that a platform in SNS's spelling has to say what it is.
  private static func isSNSWithPayloadOutside(_ object: Node) -> Bool {
    hasSNSDefault(object) && object[name: "aps"]?.kind == .object
      && object.members.contains { snsPlatforms.contains($0.name) || otherSNSPlatforms.contains($0.name) }
  }

  /// Whether an object has the text that SNS sends to subscribers without an entry of their own.
  static func hasSNSDefault(_ object: Node) -> Bool { object[name: "default"]?.kind == .string }

  /// Whether an object can be nothing but an SNS message: `apns` with an object is also the platform of other services.
  static func isCertainlySNS(_ object: Node) -> Bool {
    object.members.contains { member in
      if member.name.lowercased() == "default" { return member.value?.kind == .string }
      return snsPlatforms.contains(member.name) || isSNSPlatform(member.name) && member.value?.kind == .string
    }
  }

  /// Whether an object has a platform's object beside `apns`, as the services have it that publish to several.
  private static func isForPlatforms(_ object: Node) -> Bool {
    object[name: "apns"]?.kind == .object && ["fcm", "web"].contains { object[name: $0]?.kind == .object }
      || VendorRequest.isPusherBeams(object)
  }

  private static func isSNSPayload(_ value: Node) -> Bool {
    if value.kind == .object { return value.member(named: "aps") != nil }
    return !value.isOpen && value.stringValue?.first { !$0.isWhitespace } == "{"
  }
}
