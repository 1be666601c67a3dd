import JSONSyntax
import PayloadSchema
import SourceText

/// A name that others have for one of the documented keys: the system's classes in Swift, libraries and services that
/// send, and everyday words. Unlike a misspelling it is another word.
struct KeySynonym {
  /// As it is documented.
  let key: String
  /// Whether the name can mean nothing else in its object.
  let isCertain: Bool
  private let member: Node
  private let schema: SchemaNode

  /// nil if the unknown key is no such name, or if its object has the key, too.
  init?(_ violation: Violation) {
    guard case .unknownKey(nil) = violation.kind, let member = violation.member, let container = violation.container,
      let containerSchema = violation.containerSchema, let object = Object(containerSchema),
      let entry = object.synonyms[KeySpelling.folded(member.name)],
      let schema = containerSchema.property(entry.key), container.member(named: entry.key) == nil
    else { return nil }
    self.member = member
    self.schema = schema
    (key, isCertain) = entry
    guard isCertain || fits && !KeySynonym.hasOtherForm(of: key, in: container) else { return nil }
  }

  /// What makes the name the documented one; none where the value would not do there.
  var renaming: [Fix] {
    guard fits else { return [] }
    return [Fix("Rename `\(member.name)` to `\(key)`", isSafe: isCertain, [ObjectEdit.renaming(member, to: key)])]
  }

  /// Whether an object has such names for texts that an alert shows.
  static func standsForText(in alert: Node, _ context: CheckContext) -> Bool {
    context.violations.contains { violation in
      violation.container?.index == alert.index
        && KeySynonym(violation).map { KeyPlaces.isAlertText($0.key) } ?? false
    }
  }

  private var fits: Bool {
    guard let value = member.value else { return false }
    return !value.isBlank && SchemaWalk(value, schema).violations.isEmpty
  }

  /// Whether the text that a key is for is there as a literal or by the name of its translation.
  private static func hasOtherForm(of key: String, in object: Node) -> Bool {
    AlertText.allCases.contains { text in
      [text.literal, text.key].contains(key)
        && (object.member(named: text.literal) != nil || object.member(named: text.key) != nil)
    }
  }
}

extension KeySynonym {
  /// The objects that such names were seen in.
  private enum Object {
    case aps
    case alert
    case sound
    case localizedText
    case webNotification

    /// Told by a key that only this object has.
    init?(_ schema: SchemaNode) {
      let has = { (name: String) in schema.property(name) != nil }
      if has("navigate") {
        self = .webNotification
      } else if has("alert") {
        self = .aps
      } else if has("critical") {
        self = .sound
      } else if has("title") {
        self = .alert
      } else if has("loc-key") {
        self = .localizedText
      } else {
        return nil
      }
    }

    /// By the folded name.
    var synonyms: [String: (key: String, isCertain: Bool)] {
      switch self {
      case .aps: KeySynonym.ofAPS
      case .alert: KeySynonym.ofAlert
      case .sound: KeySynonym.ofSound
      case .localizedText: KeySynonym.ofLocalizedText
      case .webNotification: KeySynonym.ofWebNotification
      }
    }
  }

  /// `UNNotificationContent` and the classes before it, Expo, Firebase.
  private static let ofAPS = table(
    certain: [
      "thread-id": ["threadIdentifier"], "category": ["categoryIdentifier"],
      "target-content-id": ["targetContentIdentifier"],
    ],
    others: [
      "category": ["categoryId", "click_action"], "badge": ["badgeCount", "badgeNumber", "applicationIconBadgeNumber"],
      "sound": ["soundName", "soundFile"],
    ])

  private static let ofAlert = table(
    certain: [
      "loc-key": ["body-loc-key"], "loc-args": ["body-loc-args"], "launch-image": ["launchImageName"],
    ],
    others: [
      "title": ["heading", "subject"], "body": ["message", "msg", "text", "content", "description"],
    ])

  private static let ofSound = table(
    others: ["volume": ["vol"], "name": ["file", "filename", "soundName"], "critical": ["isCritical"]])

  private static let ofLocalizedText = table(
    certain: ["loc-key": ["key", "title-loc-key", "body-loc-key"], "loc-args": ["title-loc-args", "body-loc-args"]],
    others: ["loc-args": ["args", "arguments"]])

  private static let ofWebNotification = table(
    certain: [
      "navigate": ["url", "link", "href", "uri", "default_action_url", "click_action", "open_url", "target"]
    ],
    others: ["body": ["message", "msg", "text"]])

  private static func table(
    certain: [String: [String]] = [:], others: [String: [String]]
  ) -> [String: (key: String, isCertain: Bool)] {
    var table: [String: (key: String, isCertain: Bool)] = [:]
    for (keys, isCertain) in [(certain, true), (others, false)] {
      for (key, names) in keys {
        for name in names { table[KeySpelling.folded(name)] = (key, isCertain) }
      }
    }
    return table
  }
}
