import JSONSyntax
import PayloadSchema

extension PayloadFamily {
  /// The family of a payload by what can be seen, in the order of what can only be one thing to what can be many.
  package init(seenIn root: Node) {
    guard root.kind == .object else {
      self = .alert
      return
    }
    var aps = root.member(named: "aps")
    // `mdm` must be the only key; an empty `aps` beside it says nothing else.
    if let value = aps?.value, value.kind == .object, value.members.isEmpty, root[name: "mdm"]?.kind == .string {
      aps = nil
    }
    if root.member(named: "web_push") != nil, aps == nil || root[name: "notification"]?.kind == .object {
      self = .webPush
    } else if aps == nil, root.member(named: "mdm") != nil {
      self = .mdm
    } else if aps == nil ? root.member(named: "container-identifier") != nil : Self.holdsFileProviderKeys(aps?.value) {
      self = .fileProvider
    } else if root.members.isEmpty {
      self = .wallet
    } else {
      self = PayloadFamily.family(of: aps?.value)
    }
  }

  /// The same for a payload that may stand in an FCM message. FCM sends notifications and Live Activities alone, and
  /// writes the alert of its own `notification` into the payload.
  init(seenIn root: Node, sentByFCM message: Node?) {
    let seen = PayloadFamily(seenIn: root)
    guard let message else {
      self = seen
      return
    }
    let isAlert =
      switch seen {
      case .mdm, .fileProvider, .wallet, .webPush: true
      case .background: Envelope.fcmAlert(in: message) != nil
      default: false
      }
    self = isAlert ? .alert : seen
  }

  /// The family of a payload that is sent with that type. `alert` is also what Wallet and Safari pushes are sent as.
  package init(_ root: Node, sentAs pushType: PushType) {
    let seen = PayloadFamily(seenIn: root)
    let isSentAsAlert = pushType == .alert && (seen == .wallet || seen == .safariWebsite)
    self = isSentAsAlert ? seen : PayloadFamily(pushType)
  }

  /// Whether an `aps` has what belongs beside it in a File Provider push, and nothing of its own.
  private static func holdsFileProviderKeys(_ aps: Node?) -> Bool {
    guard let aps, aps[name: "container-identifier"]?.kind == .string else { return false }
    return !aps.members.contains { AppleKeys.isOfAPS($0.name) }
  }

  private static func family(of aps: Node?) -> PayloadFamily {
    guard let aps, aps.kind == .object else { return .alert }
    let initials = Initials(of: aps)
    let has = { (name: String) in initials.mayHold(name) && aps.member(spelledLike: name) != nil }
    // `events` is a misspelling that was seen; a list of that name is the app's own.
    let hasEvents = aps.member(spelledLike: "events")?.value?.kind == .string
    if liveActivityKeys.contains(where: has) || hasEvents || has("timestamp") && liveActivityDates.contains(where: has)
    {
      return .liveActivity
    }
    if has("content-changed") { return .widgets }
    if has("ptt-push-type") { return .pushToTalk }
    // Safari's website pushes have `url-args` or a button, and nothing that only apps know.
    let isForSafari = has("url-args") || aps[name: "alert"]?.member(named: "action") != nil
    if isForSafari, !appKeys.contains(where: has) { return .safariWebsite }
    return has("content-available") && !["alert", "badge", "sound"].contains(where: has) ? .background : .alert
  }

  /// Keys that only a Live Activity's payload has.
  private static let liveActivityKeys = ["event", "content-state", "attributes-type"]

  /// Keys that without `timestamp` are more likely left over in another payload.
  private static let liveActivityDates = ["stale-date", "dismissal-date"]

  /// Keys of `aps` that a website push never has.
  private static let appKeys = [
    "badge", "category", "mutable-content", "thread-id", "content-available", "interruption-level", "relevance-score",
    "target-content-id", "filter-criteria", "sound",
  ]
}

/// The letters that the names of an object begin with, in either case: many names are asked for, and few are there.
private struct Initials {
  /// A bit for each letter.
  private var letters: UInt32 = 0

  init(of object: Node) {
    for member in object.members {
      letters |= member.withNameBytes { name in
        guard let letter = name.first.map({ ($0 | 0x20) &- UInt8(ascii: "a") }), letter < 26 else { return .max }
        return 1 << UInt32(letter)
      }
    }
  }

  /// - Parameter name: begins with a lower-case letter.
  func mayHold(_ name: String) -> Bool {
    name.utf8.first.map { letters & (1 << UInt32($0 &- UInt8(ascii: "a"))) != 0 } ?? false
  }
}
