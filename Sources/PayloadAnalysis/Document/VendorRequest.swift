import JSONSyntax

/// Requests of services and tools whose keys look like Apple's but are their own: nothing is said about them. Where one
/// holds a payload as APNs takes it, that is looked at by itself.
enum VendorRequest {
  /// One of these stands at the root of each.
  static let tellingNames = [
    "app_id", "contents", "headings", "event_updates", "to", "audience", "messages", "activity_id", "trigger",
  ]

  static func isOne(_ object: Node) -> Bool {
    isOneSignal(object) || isExpo(object) || isAirship(object) || isBraze(object) || isDetox(object)
  }

  /// Whether an object of a request is what its service adds to the payload that it makes of other keys: Pushwoosh's
  /// `ios_root_params`, whose text stands in `content`.
  static func isPart(at pointer: JSONPointer) -> Bool { pointer.components.last == "ios_root_params" }

  private static func isOneSignal(_ object: Node) -> Bool {
    let targets = [
      "contents", "headings", "template_id", "apns_alert", "include_aliases", "include_player_ids",
      "include_subscription_ids", "include_external_user_ids", "included_segments",
    ]
    let isLiveActivity = object[name: "event_updates"]?.kind == .object && object.member(named: "event") != nil
    return isLiveActivity
      || targets.count { object.member(named: $0) != nil } >= (object.member(named: "app_id") == nil ? 2 : 1)
  }

  private static func isExpo(_ object: Node) -> Bool {
    guard let target = object[name: "to"], target.kind == .string || target.kind == .array else { return false }
    let first = target.kind == .array ? target.elements.first : target
    let token = first?.stringValue ?? ""
    return token.hasPrefix("ExponentPushToken[") || token.hasPrefix("ExpoPushToken[")
  }

  private static func isAirship(_ object: Node) -> Bool {
    object.member(named: "audience") != nil
      && ["device_types", "notification", "live_activity"].contains { object.member(named: $0) != nil }
  }

  private static func isBraze(_ object: Node) -> Bool {
    let isLiveActivity =
      object.member(named: "activity_id") != nil
      && ["content_state", "end_activity", "push_token"].contains { object.member(named: $0) != nil }
    return isLiveActivity || object[name: "messages"]?.member(named: "apple_push") != nil
  }

  /// Interests or users are what it publishes to; `apns` in it is an object with the payload, and no platform of SNS.
  static func isPusherBeams(_ object: Node) -> Bool {
    let target = object[name: "interests"] ?? object[name: "users"]
    return target?.kind == .array && ["apns", "fcm", "web"].contains { object[name: $0]?.kind == .object }
  }

  /// The notification that a test gives to the app by itself; nothing is sent.
  private static func isDetox(_ object: Node) -> Bool {
    guard let trigger = object[name: "trigger"], trigger.kind == .object else { return false }
    let kinds = ["push", "calendar", "timeInterval", "location"]
    return trigger[name: "type"]?.stringValue.map(kinds.contains) ?? false
  }
}
