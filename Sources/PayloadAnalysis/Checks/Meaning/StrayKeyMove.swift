import JSONSyntax
import PayloadSchema
import SourceText

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
