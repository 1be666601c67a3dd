import JSONSyntax
import PayloadSchema
import SourceText

/// Values written as the type that a schema wants.
enum TypeConversion {
  /// What a value is as the type that is wanted, as JSON; nil where that is not plain.
  static func text(of node: Node, as schema: SchemaNode) -> String? {
    let wanted = schema.allTypes
    switch node.kind {
    case .string: return converted(node.stringValue ?? "", to: schema)
    case .number, .true, .false:
      // The name of a sound or an address is no number.
      if wanted.contains(.string), schema.annotations.format != nil { return nil }
      if wanted.contains(.string) { return node.kind == .number ? JSONText.quoted(node.source) : nil }
      if wanted == .boolean, let number = node.doubleValue, number == 0 || number == 1 {
        return number == 1 ? "true" : "false"
      }
      return wanted.contains(.array) ? array([node], of: schema.items) : nil
    case .object: return wanted.contains(.array) ? array(numberedMembers(of: node), of: schema.items) : nil
    case .array:
      if wanted == .string, schema.annotations.format == "json" { return JSONText.quoted(node.minifiedSource) }
      return node.elements.isEmpty && wanted.contains(.object) ? "{}" : nil
    case .null, .member, .placeholder, .invalid: return nil
    }
  }

  /// What was perhaps meant.
  static func guess(of node: Node, as schema: SchemaNode) -> String? {
    let wanted = schema.allTypes
    if node.kind == .array, node.elements.count == 1, let element = node.elements.first {
      return element.kind == .string && wanted.contains(.string) ? element.source : asWanted(element, schema)
    }
    guard let flag = node.booleanValue else { return nil }
    if flag, schema.annotations.format == "sound", let value = schema.defaultValue { return value.text }
    return wanted == .string ? JSONText.quoted(node.source) : nil
  }

  /// The object of a Live Activity's localized text as the two keys that a notification has for it.
  static func localizedText(_ member: Node, in alert: Node) -> (names: String, edits: [TextEdit])? {
    guard let key = ["title": "title-loc-key", "subtitle": "subtitle-loc-key", "body": "loc-key"][member.name],
      let value = member.value, let text = value[name: "loc-key"], text.kind == .string, alert.member(named: key) == nil
    else { return nil }
    let edits = [ObjectEdit.renaming(member, to: key), TextEdit(value.range, text.source)]
    guard let arguments = value[name: "loc-args"], arguments.kind == .array else { return ("`\(key)`", edits) }
    let argumentsKey = String(key.dropLast("key".count)) + "args"
    guard alert.member(named: argumentsKey) == nil else { return nil }
    let insertion = ObjectEdit.inserting([(argumentsKey, arguments.source)], into: alert)
    return ("`\(key)` and `\(argumentsKey)`", edits + insertion)
  }

  /// `"5"` as a number, `"true"` as a flag, `"[\"a\"]"` and `"a"` as an array, JSON in a string as an object.
  private static func converted(_ string: String, to schema: SchemaNode) -> String? {
    let tree = SyntaxTree.parse(SourceText(string))
    if let root = tree.root, tree.isStrictJSON, let text = asWanted(root, schema) { return text }
    if schema.isFlag {
      switch string.lowercased() {
      case "true", "yes", "on": return "1"
      case "false", "no", "off": return "0"
      default: return nil
      }
    }
    let items = schema.branch(for: .array)?.items
    guard schema.allTypes.isDisjoint(with: [.string, .object]), schema.allTypes.contains(.array),
      items?.allTypes ?? .string == .string
    else { return nil }
    return "[\(JSONText.quoted(string))]"
  }

  /// A value other than a string as it is if it has the type that is wanted, its elements converted; else nil.
  private static func asWanted(_ node: Node, _ schema: SchemaNode) -> String? {
    guard let type = node.type, type != .string, schema.allTypes.contains(type) else { return nil }
    if type == .array { return array(Array(node.elements), of: schema.items) }
    if type == .number, schema.isInteger, node.integerValue == nil { return nil }
    return node.source
  }

  private static func array(_ elements: [Node]?, of items: SchemaNode?) -> String? {
    guard let elements else { return nil }
    var texts: [String] = []
    for element in elements {
      let isRight = element.type.map { items?.allTypes.contains($0) ?? true } ?? false
      guard let text = isRight ? element.source : items.flatMap({ text(of: element, as: $0) }) else { return nil }
      texts.append(text)
    }
    return "[" + texts.joined(separator: ", ") + "]"
  }

  /// The values of `{"0": "a", "1": "b"}`, as PHP writes a list; nil for any other object.
  private static func numberedMembers(of object: Node) -> [Node]? {
    let members = object.members.map { (number: Int($0.name), value: $0.value) }
    guard !members.isEmpty, members.allSatisfy({ $0.number != nil && $0.value != nil }) else { return nil }
    return members.sorted { ($0.number ?? 0) < ($1.number ?? 0) }.compactMap(\.value)
  }
}
