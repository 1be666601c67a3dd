import JSONSyntax
import PayloadSchema

/// Whether other checks speak about a key that the object's schema does not know; `unknown-key` and `custom-key-in-aps`
/// are then silent.
enum KnownElsewhere {
  static func isClaimed(_ violation: Violation, in context: CheckContext) -> Bool {
    guard let member = violation.member else { return false }
    switch context.region.kind {
    case .payload: return isClaimedInPayload(member, of: violation.container, in: context)
    case .envelope(.fcmV1), .envelope(.fcmLegacy): return isKeyOfFCM(member.name)
    case .envelope(.sns), .configuration: return false
    }
  }

  /// In `aps`, `alert` and `sound`: headers (`header-in-payload`), keys of another of the three objects
  /// (`misplaced-key`), and in `aps` those that only another family has there (`ineffective-key`).
  private static func isClaimedInPayload(_ member: Node, of container: Node?, in context: CheckContext) -> Bool {
    guard let place = place(of: container, in: context) else { return false }
    if KeyPlaces.header(of: member.name) != nil { return true }
    guard let home = KeyPlaces.home(of: member.name) else { return false }
    // The button of a website push, in an app's notification: `ineffective-key` in `alert`, the app's own key elsewhere.
    if home.name == "action", context.family != .safariWebsite { return place == .alert }
    return home.place != place || place == .aps
  }

  private static func place(of container: Node?, in context: CheckContext) -> KeyPlaces.Place? {
    guard let container, let aps = context.aps else { return nil }
    if container.index == aps.index { return .aps }
    if container.index == aps[name: "alert"]?.index { return .alert }
    return container.index == aps[name: "sound"]?.index ? .sound : nil
  }

  /// A key that FCM knows at another level, or that APNs knows, is that of `fcm-key`.
  private static func isKeyOfFCM(_ name: String) -> Bool {
    AppleKeys.isKnown(name) || fcmKeys.contains(KeySpelling.folded(name))
  }

  private static let fcmKeys: Set<String> = {
    var names: Set<String> = []
    func collect(_ schema: SchemaNode?) {
      for property in schema?.properties ?? [] {
        names.insert(KeySpelling.folded(property.name))
        collect(property.schema)
      }
    }
    collect(Envelope.fcmV1.schema)
    collect(Envelope.fcmLegacy.schema)
    return names
  }()
}
