import JSONSyntax
import PayloadSchema
import SourceText

/// A key of Apple's that stands in the wrong object.
struct StrayKey {
  var member: Node
  var home: KeyPlaces.Home

  init?(_ member: Node) {
    guard let home = KeyPlaces.home(of: member.name), KeyPlaces.header(of: member.name) == nil else { return nil }
    self.member = member
    self.home = home
  }

  /// The value as JSON for its new place: a flag's `true` is 1 there.
  func value(as schema: SchemaNode, in target: Node) -> String {
    guard let value = member.value else { return "null" }
    return schema.isFlag && value.kind == .true ? "1" : ObjectEdit.indented(value, from: member, asIn: target)
  }

  /// Whether the name can only be Apple's: words with a hyphen in them, in any spelling.
  var isApplesAlone: Bool { home.name.contains("-") }

  /// Whether the value is one that the system would take for the key. A plain word with another is the app's own.
  var hasValueOfApple: Bool {
    guard let value = member.value, !value.isOpen else { return false }
    switch member.name {
    case "alert": return value.kind == .string || value.members.contains { KeyPlaces.isAlertText($0.name) }
    case "badge", "timestamp": return value.kind == .number
    case "sound": return value.kind == .string || value[name: "name"]?.kind == .string
    case "category", "title", "subtitle", "body": return value.kind == .string
    case "event": return ["start", "update", "end"].contains(value.stringValue ?? "")
    case "attributes": return value.kind == .object
    default: return isApplesAlone
    }
  }

  /// Whether it is a word that only Live Activities have, and that apps have, too.
  var isWordOfLiveActivity: Bool { ["event", "timestamp", "attributes"].contains(member.name) }

  /// What a payload's schema says of the key in its own place; nil if payloads of that family have none there.
  func schema(in payload: SchemaNode) -> SchemaNode? {
    let aps = payload.property("aps")
    let object = home.place == .aps ? aps : aps?.property(home.place.rawValue)?.branch(for: .object)
    return object?.property(home.name)
  }

  /// Whether the value is one that Apple documents for the key, so that moving it brings no other finding.
  func fits(_ schema: SchemaNode) -> Bool {
    guard let value = member.value else { return false }
    if home.name == "alert", AlertText.isMissing(in: value) { return false }
    if home.name == "sound", !SoundFileType.isNameOfFile(value) { return false }
    return SchemaWalk(value, schema).violations.allSatisfy { violation in
      switch violation.kind {
      case .booleanFlag, .ineffectiveFlag, .deprecatedKey: true
      default: false
      }
    }
  }
}
