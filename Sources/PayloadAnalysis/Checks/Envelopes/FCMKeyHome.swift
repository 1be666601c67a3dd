import JSONSyntax
import PayloadSchema

/// Where a key of an FCM request belongs that stands somewhere else, perhaps under the name that the other interface or
/// APNs gives it.
struct FCMKeyHome {
  /// From the root of the request on; the last one is the key's right name.
  var path: [String]
  /// The value as JSON there; nil where the one that is written does not fit.
  var value: String?

  /// As a message names it.
  var shown: String { "`" + path.joined(separator: ".") + "`" + (path.count == 1 ? " at the root" : "") }

  private static let aps = ["message", "apns", "payload", "aps"]

  /// nil where it belongs nowhere for certain.
  ///
  /// - Parameter place: the names of the objects that the member stands in, from the root of the request on.
  init?(_ member: Node, in place: [String], isLegacy: Bool) {
    guard let node = member.value else { return nil }
    let folded = KeySpelling.folded(member.name)
    let home =
      isLegacy
      ? FCMKeyHome.legacy(folded, node, in: place) : FCMKeyHome.v1(member.name, folded, node, in: place)
    guard let home else { return nil }
    self = home
  }

  private init(_ path: [String], _ value: String?) {
    self.path = path
    self.value = value
  }

  // MARK: HTTP v1

  private static let messageKeys = [
    "token", "fid", "topic", "condition", "notification", "data", "apns", "android", "webpush", "fcm_options",
  ]

  private static func v1(_ name: String, _ folded: String, _ node: Node, in place: [String]) -> FCMKeyHome? {
    if name.lowercased().hasPrefix("apns"), folded != "apns", let header = KeyPlaces.header(of: name) {
      return FCMKeyHome(["message", "apns", "headers", header], text(node))
    }
    if place.isEmpty || place == ["message", "notification"], let key = messageKeys.first(where: { isSame($0, folded) })
    {
      return FCMKeyHome(["message", key], node.source)
    }
    return service(folded, node, in: place) ?? apple(folded, node)
  }

  /// Keys of FCM's own.
  private static func service(_ folded: String, _ node: Node, in place: [String]) -> FCMKeyHome? {
    let isInAPNs = place.starts(with: ["message", "apns"])
    switch folded {
    case "to": return target(node)
    case "registrationids":
      let tokens = node.kind == .array ? Array(node.elements) : [node]
      return FCMKeyHome(["message", "token"], tokens.count == 1 ? tokens.first?.stringValue.map(JSONText.quoted) : nil)
    case "title", "body": return isInAPNs ? nil : FCMKeyHome(["message", "notification", folded], text(node))
    case "image":
      return FCMKeyHome(
        isInAPNs ? ["message", "apns", "fcm_options", "image"] : ["message", "notification", "image"], text(node))
    case "analyticslabel":
      return FCMKeyHome(
        isInAPNs
          ? ["message", "apns", "fcm_options", "analytics_label"] : ["message", "fcm_options", "analytics_label"],
        text(node))
    case "liveactivitytoken": return FCMKeyHome(["message", "apns", "live_activity_token"], text(node))
    case "headers": return FCMKeyHome(["message", "apns", "headers"], node.kind == .object ? node.source : nil)
    case "payload": return FCMKeyHome(["message", "apns", "payload"], node.kind == .object ? node.source : nil)
    case "validateonly": return FCMKeyHome(["validate_only"], node.source)
    default: return nil
    }
  }

  /// Keys of Apple's, and those that stood for them in the legacy interface.
  private static func apple(_ folded: String, _ node: Node) -> FCMKeyHome? {
    switch folded {
    case "aps": return FCMKeyHome(aps, node.kind == .object ? node.source : nil)
    case "contentavailable", "mutablecontent":
      let isOn = node.kind == .true || node.doubleValue == 1
      return FCMKeyHome(aps + [folded == "mutablecontent" ? "mutable-content" : "content-available"], isOn ? "1" : nil)
    case "clickaction": return FCMKeyHome(aps + ["category"], text(node))
    case "badge":
      return FCMKeyHome(aps + ["badge"], Int(node.stringValue ?? node.source).map { String($0) })
    default: break
    }
    guard let home = KeyPlaces.home(of: folded), home.name != "action" else { return nil }
    switch home.place {
    case .aps: return FCMKeyHome(aps + [home.name], node.source)
    case .alert: return FCMKeyHome(aps + ["alert", home.name], nil)
    case .sound: return FCMKeyHome(aps + ["sound", home.name], nil)
    }
  }

  /// `to` holds a token, or a topic after `/topics/`.
  private static func target(_ node: Node) -> FCMKeyHome? {
    guard let text = node.stringValue else { return nil }
    let topics = "/topics/"
    return text.hasPrefix(topics)
      ? FCMKeyHome(["message", "topic"], JSONText.quoted(String(text.dropFirst(topics.count))))
      : FCMKeyHome(["message", "token"], node.source)
  }

  // MARK: Legacy

  private static let legacyRootKeys = [
    "to", "registration_ids", "condition", "data", "priority", "collapse_key", "time_to_live", "dry_run",
    "restricted_package_name",
  ]

  private static func legacy(_ folded: String, _ node: Node, in place: [String]) -> FCMKeyHome? {
    switch folded {
    case "contentavailable", "mutablecontent":
      let name = folded == "mutablecontent" ? "mutable_content" : "content_available"
      let isFlag = node.booleanValue != nil || node.doubleValue == 1 || node.doubleValue == 0
      return FCMKeyHome([name], isFlag ? String(node.kind == .true || node.doubleValue == 1) : nil)
    case "category": return FCMKeyHome(["notification", "click_action"], text(node))
    default:
      return legacyRootKeys.first { isSame($0, folded) }.map { FCMKeyHome([$0], node.source) }
    }
  }

  // MARK: Values

  private static func isSame(_ name: String, _ folded: String) -> Bool { KeySpelling.folded(name) == folded }

  /// A string as it is, a number in quotes.
  private static func text(_ node: Node) -> String? {
    switch node.kind {
    case .string: node.source
    case .number: JSONText.quoted(node.source)
    default: nil
    }
  }
}
