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
  /// What leads to the root of the walk.
  private let pointer: JSONPointer
  /// The way from there to the value that is looked at. Names are read where something is found.
  private var path: [Step] = []

  /// - Parameter excluded: values that are walked by themselves, with another schema.
  package init(_ root: Node, _ schema: SchemaNode, pointer: JSONPointer = JSONPointer(), excluding: [Node] = []) {
    excluded = Set(excluding.map(\.index))
    event = root[name: "aps"]?[name: "event"]?.stringValue
    self.pointer = pointer
    walk(Place(node: root, member: nil, container: nil, containerSchema: nil), schema)
  }

  /// A value, or a member where it is about the name, and what it stands in. It is only lent: there are many, and few are
  /// kept.
  private struct Place: ~Copyable {
    let node: Node
    let member: Node?
    let container: Node?
    let containerSchema: SchemaNode?
  }

  private enum Step {
    case member(Node)
    /// Its position.
    case element(Int)
  }

  private var pathPointer: JSONPointer {
    let names = path.map { step in
      switch step {
      case .member(let member): member.name
      case .element(let position): String(position)
      }
    }
    return JSONPointer(pointer.components + names)
  }

  private mutating func add(_ kind: Violation.Kind, at place: borrowing Place, _ schema: SchemaNode) {
    violations.append(
      Violation(
        kind: kind, node: place.node, member: place.member, pointer: pathPointer, schema: schema,
        container: place.container, containerSchema: place.containerSchema))
  }

  private mutating func walk(_ place: borrowing Place, _ schema: SchemaNode) {
    guard !excluded.contains(place.node.index), !place.node.isOpen, let type = place.node.type else { return }
    if schema.isFlag, checkFlag(place, schema) { return }
    guard let branch = schema.branch(for: type), branch.types.isEmpty || branch.types.contains(type) else {
      return add(.wrongType, at: place, schema)
    }
    if branch.isInteger, type == .number, place.node.integerValue == nil { return add(.wrongType, at: place, schema) }
    checkValue(place, branch)
    switch type {
    case .object: walkMembers(place, branch)
    case .array: walkElements(place, branch)
    default: break
    }
  }

  /// Whether a flag's value is one that needs no other check.
  private mutating func checkFlag(_ place: borrowing Place, _ schema: SchemaNode) -> Bool {
    switch place.node.kind {
    case .true: add(.booleanFlag, at: place, schema)
    case .false: add(.ineffectiveFlag, at: place, schema)
    case .number where place.node.doubleValue == 0: add(.ineffectiveFlag, at: place, schema)
    default: return false
    }
    return true
  }

  private mutating func checkValue(_ place: borrowing Place, _ schema: SchemaNode) {
    let node = place.node
    if let values = schema.values, !values.contains(where: { $0.value.equals(node) }) {
      return add(.notAllowed, at: place, schema)
    }
    if schema.minimum != nil || schema.maximum != nil, let number = node.doubleValue,
      number < schema.minimum ?? -.infinity || number > schema.maximum ?? .infinity
    {
      return add(.outOfRange, at: place, schema)
    }
    if let minimum = schema.minimumLength, let string = node.stringValue, string.unicodeScalars.count < minimum {
      return add(.outOfRange, at: place, schema)
    }
    if schema.minimumItems != nil || schema.maximumItems != nil, node.kind == .array {
      let count = node.elements.count
      if count < schema.minimumItems ?? 0 || count > schema.maximumItems ?? .max { add(.outOfRange, at: place, schema) }
    }
  }

  private mutating func walkElements(_ place: borrowing Place, _ schema: SchemaNode) {
    guard let items = schema.items else { return }
    for (index, element) in place.node.elements.enumerated() {
      path.append(.element(index))
      walk(Place(node: element, member: nil, container: place.node, containerSchema: schema), items)
      path.removeLast()
    }
  }

  private mutating func walkMembers(_ place: borrowing Place, _ schema: SchemaNode) {
    // The app's own objects, which may be large.
    if schema.isFree { return }
    for member in place.node.members where !member.flags.contains(.nameless) {
      path.append(.member(member))
      walkMember(member, of: place.node, schema)
      path.removeLast()
    }
    for name in schema.required + requiredForEvent(schema) {
      guard place.node.member(named: name) == nil, !hasMisspelled(name, in: place.node, schema) else { continue }
      add(
        .missingKey(name: name),
        at: Place(node: place.node, member: place.member, container: place.node, containerSchema: schema),
        schema.property(name) ?? schema)
    }
  }

  private func requiredForEvent(_ schema: SchemaNode) -> [String] {
    guard let event, let names = schema.annotations.requiredFor.first(where: { $0.event == event })?.names else {
      return []
    }
    return names.filter { !schema.required.contains($0) }
  }

  private func hasMisspelled(_ name: String, in object: Node, _ schema: SchemaNode) -> Bool {
    object.members.contains { SchemaWalk.meant(by: $0.name, $0.value, in: schema) == name }
  }

  /// The property that the name of a member stands for which is none. A letter more or less makes another word where the
  /// value is a list or an object that the property does not take: `events` with a list is not `event`.
  private static func meant(by name: String, _ value: Node?, in schema: SchemaNode) -> String? {
    guard let meant = KeySpelling.meant(by: name, in: schema) else { return nil }
    guard let type = value?.type, type == .array || type == .object, !KeySpelling.isSame(name, meant),
      let property = schema.property(meant)
    else { return meant }
    return property.allTypes.contains(type) ? meant : nil
  }

  private mutating func walkMember(_ member: Node, of object: Node, _ schema: SchemaNode) {
    let value = member.value
    let place = Place(node: member, member: member, container: object, containerSchema: schema)
    if let property = schema.property(of: member) {
      if property.isDeprecated { add(.deprecatedKey, at: place, property) }
      return walkValue(value, at: place, property)
    }
    // Without a value the name may still be half typed, and the text has a problem that is told anyway.
    guard value != nil else { return }
    switch schema.additionalProperties {
    case .forbidden:
      let meant = SchemaWalk.meant(by: member.name, value, in: schema)
      add(.unknownKey(meant: meant), at: place, schema)
      if let property = meant.flatMap(schema.property) { walkValue(value, at: place, property) }
    case .allowed:
      if let meant = SchemaWalk.meant(by: member.name, value, in: schema), let property = schema.property(meant),
        property.annotations.source != nil
      {
        add(.misspelledKey(meant: meant), at: place, property)
      }
    case .schema(let schema):
      walkValue(value, at: place, schema)
    }
  }

  /// Walks the value of the member that a place is about.
  private mutating func walkValue(_ value: Node?, at place: borrowing Place, _ schema: SchemaNode) {
    guard let value else { return }
    walk(
      Place(
        node: value, member: place.member, container: place.container, containerSchema: place.containerSchema),
      schema)
  }
}
