import JSONSyntax
import PayloadSchema

/// Which of Apple's objects each of its keys belongs into, and which names are headers of the request: what the checks
/// of misplaced and of unknown keys go by, so that one of them speaks about a key, not two.
package enum KeyPlaces {
  /// An object of a notification that Apple reads.
  package enum Place: String, Sendable {
    case aps
    case alert
    case sound
  }

  /// A key of Apple's, and the object that it belongs into.
  package struct Home: Sendable, Hashable {
    package var place: Place
    /// As Apple writes it.
    package var name: String
  }

  /// Where a name belongs, whatever its spelling. Of a name that stands in several objects (`sound` in a Live Activity's
  /// `alert`) the outermost; nil if it is none of Apple's.
  package static func home(of name: String) -> Home? { homes[KeySpelling.folded(name)] }

  /// Whether a name is one of `alert` that shows text, whatever its spelling.
  package static func isAlertText(_ name: String) -> Bool { alertTexts.contains(KeySpelling.folded(name)) }

  private static let alertTexts: Set<String> = [
    "title", "subtitle", "body", "titlelockey", "subtitlelockey", "lockey",
  ]

  /// The key of a payload's root that a name is but for its spelling: `APS`, `Simulate Target Bundle`. nil if it is that
  /// key itself, or none of them.
  package static func rootKey(meantBy name: String) -> String? {
    guard let first = name.utf8.first, first >= 0x80 || "aAsS ".utf8.contains(first) else { return nil }
    let folded = KeySpelling.folded(name)
    if folded == "aps" { return name == "aps" ? nil : "aps" }
    let isSimulators = folded.hasPrefix("simulat") && folded.contains("bundle")
    return isSimulators && name != "Simulator Target Bundle" ? "Simulator Target Bundle" : nil
  }

  /// The request header that a name is: everything that begins with `apns-`, whatever its spelling, and those that
  /// people also write without that beginning. nil if it is none.
  package static func header(of name: String) -> String? {
    guard let first = name.utf8.first, mayBeginHeader(first) else { return nil }
    if let header = foldedHeaders[KeySpelling.folded(name)] { return header }
    let beginning = name.utf8.prefix(5)
    guard beginning.count == 5, zip(beginning, "apns".utf8).allSatisfy({ $0 | 0x20 == $1 }),
      let joint = beginning.last, joint == UInt8(ascii: "-") || joint == UInt8(ascii: "_")
    else { return nil }
    return "apns-" + name.dropFirst(5).lowercased()
  }

  /// https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns
  package static let headers = [
    "apns-push-type", "apns-priority", "apns-topic", "apns-expiration", "apns-collapse-id", "apns-id",
    "apns-channel-id", "apns-request-id",
  ]

  /// The full names of headers by their folded names, with and without their beginning.
  private static let foldedHeaders: [String: String] = {
    let short = ["push-type", "priority", "topic", "expiration", "collapse-id"]
    let all = headers.map { ($0, $0) } + short.map { ($0, "apns-" + $0) }
    return Dictionary(all.map { (KeySpelling.folded($0.0), $0.1) }, uniquingKeysWith: { first, _ in first })
  }()

  /// Whether a header may begin with that byte: most names begin with another letter.
  private static func mayBeginHeader(_ byte: UInt8) -> Bool {
    guard (byte | 0x20) &- UInt8(ascii: "a") < 26 else { return true }
    return headerInitials & 1 << UInt32(byte & 31) != 0
  }

  /// The letters that headers begin with, a bit each.
  private static let headerInitials: UInt32 = foldedHeaders.keys.reduce(0) { letters, name in
    letters | 1 << UInt32((name.utf8.first ?? 0) & 31)
  }

  /// Keys of the `sound` object that no other object could have. (`name` is a word that apps use, too.)
  private static let soundKeys = ["critical", "volume"]

  private static let homes: [String: Home] = {
    let all =
      AppleKeys.aps.map { Home(place: .aps, name: $0) } + AppleKeys.alert.map { Home(place: .alert, name: $0) }
      + [Home(place: .alert, name: "action")] + soundKeys.map { Home(place: .sound, name: $0) }
    return Dictionary(all.map { (KeySpelling.folded($0.name), $0) }, uniquingKeysWith: { first, _ in first })
  }()
}
