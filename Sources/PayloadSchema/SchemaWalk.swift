import JSONSyntax

/// Goes through a value and its schema together, once, and collects where they differ.
///
/// Nesting is bounded by the parser's limit, so the recursion is.
package struct SchemaWalk {
  package private(set) var violations: [Violation] = []
  /// Values that have a schema of their own and are not looked into here, by the index of their node.
  private let excluded: Set<Int>
  /// The event of a Live Activity, for members that only some events require.
  private let event: String?

  /// - Parameter excluded: values that are walked by themselves, with another schema.
  package init(_ root: Node, _ schema: SchemaNode, pointer: JSONPointer = JSONPointer(), excluding: [Node] = []) {
    excluded = Set(excluding.map(\.index))
    event = root[name: "aps"]?[name: "event"]?.stringValue
    walk(Place(node: root, member: nil, pointer: pointer, schema: schema, container: nil, containerSchema: nil))
  }

  private struct Place {
    var node: Node
    var member: Node?
    var pointer: JSONPointer
    var schema: SchemaNode
    var container: Node?
    var containerSchema: SchemaNode?
  }

  private mutating func add(_ kind: Violation.Kind, at place: Place) {
    violations.append(
      Violation(
        kind: kind, node: place.node, member: place.member, pointer: place.pointer, schema: place.schema,
        container: place.container, containerSchema: place.containerSchema))
  }

  private mutating func walk(_ place: Place) {
    guard !excluded.contains(place.node.index), !place.node.isOpen, let type = place.node.type else { return }
    if place.schema.isFlag, checkFlag(place) { return }
    guard let schema = place.schema.branch(for: type), schema.types.isEmpty || schema.types.contains(type) else {
      return add(.wrongType, at: place)
    }
    if schema.isInteger, type == .number, place.node.integerValue == nil { return add(.wrongType, at: place) }
    var place = place
    place.schema = schema
    checkValue(place)
    switch type {
    case .object: walkMembers(place)
    case .array: walkElements(place)
    default: break
    }
  }

  /// Whether a flag's value is one that needs no other check.
  private mutating func checkFlag(_ place: Place) -> Bool {
    switch place.node.kind {
    case .true: add(.booleanFlag, at: place)
    case .false: add(.ineffectiveFlag, at: place)
    case .number where place.node.doubleValue == 0: add(.ineffectiveFlag, at: place)
    default: return false
    }
    return true
  }

  private mutating func checkValue(_ place: Place) {
    let (node, schema) = (place.node, place.schema)
    if let values = schema.values, !values.contains(where: { $0.value.equals(node) }) {
      return add(.notAllowed, at: place)
    }
    if let number = node.doubleValue {
      if let minimum = schema.minimum, number < minimum { return add(.outOfRange, at: place) }
      if let maximum = schema.maximum, number > maximum { return add(.outOfRange, at: place) }
    }
    if let minimum = schema.minimumLength, let string = node.stringValue, string.unicodeScalars.count < minimum {
      return add(.outOfRange, at: place)
    }
    if schema.minimumItems != nil || schema.maximumItems != nil, node.kind == .array {
      let count = node.elements.count
      if count < schema.minimumItems ?? 0 || count > schema.maximumItems ?? .max { add(.outOfRange, at: place) }
    }
  }

  private mutating func walkElements(_ place: Place) {
    guard let items = place.schema.items else { return }
    for (index, element) in place.node.elements.enumerated() {
      walk(
        Place(
          node: element, member: nil, pointer: place.pointer.appending(index), schema: items, container: place.node,
          containerSchema: place.schema))
    }
  }

  private mutating func walkMembers(_ place: Place) {
    // The app's own objects, which may be large.
    if place.schema.isFree { return }
    for member in place.node.members where !member.flags.contains(.nameless) {
      walkMember(member, named: member.name, of: place)
    }
    for name in place.schema.required + requiredForEvent(place.schema) {
      guard place.node.member(named: name) == nil, !hasMisspelled(name, in: place) else { continue }
      var missing = place
      if let property = place.schema.property(name) { missing.schema = property }
      missing.containerSchema = place.schema
      missing.container = place.node
      add(.missingKey(name: name), at: missing)
    }
  }

  private func requiredForEvent(_ schema: SchemaNode) -> [String] {
    guard let event, let names = schema.annotations.requiredFor.first(where: { $0.event == event })?.names else {
      return []
    }
    return names.filter { !schema.required.contains($0) }
  }

  private func hasMisspelled(_ name: String, in place: Place) -> Bool {
    place.node.members.contains { KeySpelling.meant(by: $0.name, in: place.schema) == name }
  }

  private mutating func walkMember(_ member: Node, named name: String, of place: Place) {
    var inner = Place(
      node: member, member: member, pointer: place.pointer.appending(name), schema: place.schema, container: place.node,
      containerSchema: place.schema)
    if let property = place.schema.property(name) {
      inner.schema = property
      if property.isDeprecated { add(.deprecatedKey, at: inner) }
      guard let value = member.value else { return }
      inner.node = value
      return walk(inner)
    }
    // Without a value the name may still be half typed, and the text has a problem that is told anyway.
    guard member.value != nil else { return }
    let meant = KeySpelling.meant(by: name, in: place.schema)
    switch place.schema.additionalProperties {
    case .forbidden:
      add(.unknownKey(meant: meant), at: inner)
      guard let meant, let property = place.schema.property(meant), let value = member.value else { return }
      inner.schema = property
      inner.node = value
      walk(inner)
    case .allowed:
      if let meant, let property = place.schema.property(meant), property.annotations.source != nil {
        inner.schema = property
        add(.misspelledKey(meant: meant), at: inner)
      }
    case .schema(let schema):
      guard let value = member.value else { return }
      inner.schema = schema
      inner.node = value
      walk(inner)
    }
  }
}
