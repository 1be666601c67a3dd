import JSONSyntax
import SourceText

/// A JSON value of a schema: a default, an example, an allowed value, the body of a snippet. Numbers stay as written,
/// members in their order.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  package init(_ node: Node) {
    switch node.kind {
    case .object:
      self = .object(node.members.map { Member(name: $0.name, value: $0.value.map(JSONValue.init) ?? .null) })
    case .array: self = .array(node.elements.map(JSONValue.init))
    case .string: self = .string(node.stringValue ?? "")
    case .number: self = .number(node.source)
    case .true: self = .boolean(true)
    case .false: self = .boolean(false)
    case .null, .member, .placeholder, .invalid: self = .null
    }
  }

  /// The value that a text of JSON is; nil if it is none.
  package init?(parsing text: String) {
    let tree = SyntaxTree.parse(SourceText(text))
    guard let root = tree.root, tree.isStrictJSON else { return nil }
    self.init(root)
  }

  package var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  package var double: Double? {
    guard case .number(var text) = self else { return nil }
    return text.withUTF8 { NumberLiteral.value(of: $0[...]) }
  }

  /// The members of an object in their order, nothing for any other value.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of an array, nothing for any other value.
  package var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  package subscript(name name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  /// The object with a member set: in its place if there is one of that name, else at the end.
  package func setting(_ name: String, to value: JSONValue) -> JSONValue {
    var members = members
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value = value
    } else {
      members.append(Member(name: name, value: value))
    }
    return .object(members)
  }

  /// The object with all members of another one set.
  package func merging(_ other: JSONValue) -> JSONValue {
    other.members.reduce(self) { $0.setting($1.name, to: $1.value) }
  }

  /// The value as JSON on one line: `{ "a": 1, "b": [2, 3] }`.
  package var text: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let text): text
    case .string(let string): JSONText.quoted(string)
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ " + members.map { JSONText.quoted($0.name) + ": " + $0.value.text }.joined(separator: ", ") + " }"
    }
  }

  /// The value as JSON with each member and element on a line of its own, two spaces a level.
  package func indentedText(indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .array(let elements) where !elements.isEmpty:
      let lines = elements.map { inner + $0.indentedText(indentation: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + indentation + "]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { inner + JSONText.quoted($0.name) + ": " + $0.value.indentedText(indentation: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indentation + "}"
    default: return text
    }
  }

  /// Whether a node has this value. Numbers are compared as numbers, members in any order.
  package func equals(_ node: Node) -> Bool {
    switch (self, node.kind) {
    case (.null, .null): true
    case (.boolean(let value), .true): value
    case (.boolean(let value), .false): !value
    case (.number, .number): double == node.doubleValue
    case (.string(let string), .string): node.isString(string)
    case (.array(let elements), .array):
      elements.count == node.elements.count && zip(elements, node.elements).allSatisfy { $0.equals($1) }
    case (.object(let members), .object):
      members.count == node.members.count
        && members.allSatisfy { member in node[name: member.name].map(member.value.equals) ?? false }
    default: false
    }
  }
}
