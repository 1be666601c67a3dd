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

/// Moves keys of Apple's into the object that they belong into.
struct StrayKeyMove {
  let context: CheckContext
  let aps: Node
  /// The object that they stand in.
  let source: Node
  /// All of one place; those that cannot be moved are left out.
  let keys: [StrayKey]
  let place: KeyPlaces.Place
  /// Whether an `alert` that is a string gives way to a `body` that moves in.
  private let replacesText: Bool

  /// - Parameter keys: in their order.
  init(_ keys: [StrayKey], to place: KeyPlaces.Place, from source: Node, aps: Node, in context: CheckContext) {
    self.context = context
    self.aps = aps
    self.source = source
    self.place = place
    let target = StrayKeyMove.target(place, aps)
    var taken = Set(target?.members.map(\.name) ?? [])
    if place == .sound, target?.kind == .string { taken.insert("name") }
    var movable: [StrayKey] = []
    for key in keys where key.home.place == place && !taken.contains(key.home.name) {
      guard let schema = key.schema(in: context.region.schema), key.fits(schema) else { continue }
      taken.insert(key.home.name)
      movable.append(key)
    }
    self.keys = movable.filter { StrayKeyMove.helps($0, among: taken, aps: aps, in: context) }
    replacesText = place == .alert && target?.kind == .string && self.keys.contains { $0.home.name == "body" }
  }

  /// Whether a text goes that none of the keys has.
  var losesText: Bool {
    guard replacesText, let target = StrayKeyMove.target(place, aps), !target.isBlank else { return false }
    return !keys.contains { $0.member.value?.stringValue == target.stringValue }
  }

  /// Whether nobody could have meant something else: no text goes, and none stands in the way of another.
  var isCertain: Bool {
    // Of two objects of one name nobody knows which is read.
    guard !losesText, aps.members.count(where: { $0.hasName(place.rawValue) }) < 2 else { return false }
    guard place == .alert else { return true }
    let target = StrayKeyMove.target(place, aps)
    let names = Set(keys.map(\.home.name) + (target?.kind == .string ? ["body"] : target?.members.map(\.name) ?? []))
    return !AlertText.allCases.contains { names.contains($0.literal) && names.contains($0.key) }
  }

  /// Takes a key away whose object has it already, with the same value; nil where that is not so.
  func deletion(of key: StrayKey) -> [TextEdit]? {
    guard let value = key.member.value, let own = StrayKeyMove.target(place, aps)?[name: key.home.name],
      own.source == value.source
    else { return nil }
    return ObjectEdit.removing([key.member], from: source)
  }

  /// The edits; nil where the object that the keys belong into is none that could take them.
  var edits: [TextEdit]? {
    guard !keys.isEmpty else { return nil }
    let members = keys.map { key in
      (name: key.home.name, value: key.schema(in: context.region.schema).map { key.value(as: $0, in: aps) } ?? "null")
    }
    let removal = ObjectEdit.removing(keys.map(\.member), from: source)
    guard place != .aps else { return removal + ObjectEdit.inserting(members, into: aps) }
    guard let target = StrayKeyMove.target(place, aps) else { return creation(of: members) }
    switch target.kind {
    case .object: return removal + ObjectEdit.inserting(members, into: target)
    case .string where !target.isOpen:
      let own = (name: place == .alert ? "body" : "name", value: target.source)
      return removal + [TextEdit(target.range, text(replacesText ? members : members + [own]))]
    default: return nil
    }
  }

  /// Where the object is not there yet, it takes the place of the first key; from outside of `aps`, it goes to its end.
  private func creation(of members: [(name: String, value: String)]) -> [TextEdit]? {
    guard source.index == aps.index, let first = keys.first?.member else {
      return ObjectEdit.removing(keys.map(\.member), from: source)
        + ObjectEdit.inserting([(place.rawValue, text(members))], into: aps)
    }
    let object = TextEdit(first.range, ObjectEdit.memberText((place.rawValue, text(members)), like: aps))
    let others = keys.dropFirst().map(\.member)
    return [object] + (others.isEmpty ? [] : ObjectEdit.removing(others, from: source))
  }

  /// In Apple's order.
  private func text(_ members: [(name: String, value: String)]) -> String {
    let object = context.region.schema.property("aps")?.property(place.rawValue)?.branch(for: .object)
    let order = { (name: String) in object?.property(name)?.annotations.order ?? .max }
    let sorted = members.enumerated().sorted {
      (order($0.element.name), $0.offset) < (order($1.element.name), $1.offset)
    }
    return ObjectEdit.text(sorted.map(\.element), like: aps)
  }

  // MARK: What can be moved

  private static func target(_ place: KeyPlaces.Place, _ aps: Node) -> Node? {
    place == .aps ? aps : aps[name: place.rawValue]
  }

  /// Whether the key is of use in its place, so that no other check objects.
  private static func helps(
    _ key: StrayKey, among names: Set<String>, aps: Node, in context: CheckContext
  ) -> Bool {
    let has = { (name: String) in aps.member(named: name) != nil }
    switch key.home.name {
    case "mutable-content": return context.showsAlert
    case "content-available": return has("alert") || !has("badge") && !has("sound")
    case "badge", "sound":
      return has("alert") || context.flag("content-available") == .off
    case "title-loc-args", "subtitle-loc-args", "loc-args":
      return AlertText.allCases.contains { $0.arguments == key.home.name && names.contains($0.key) }
    default: return true
    }
  }
}
