import JSONSyntax

/// The types that JSON Schema knows (2020-12, `type`), as a set.
package struct JSONType: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let object = JSONType(rawValue: 1)
  package static let array = JSONType(rawValue: 2)
  package static let string = JSONType(rawValue: 4)
  /// Any number. A schema that says `integer` has this and `isInteger`.
  package static let number = JSONType(rawValue: 8)
  package static let boolean = JSONType(rawValue: 16)
  package static let null = JSONType(rawValue: 32)

  package static let any: JSONType = [.object, .array, .string, .number, .boolean, .null]

  private static let names: [(JSONType, String, article: String)] = [
    (.object, "object", "an"), (.array, "array", "an"), (.string, "string", "a"), (.number, "number", "a"),
    (.boolean, "boolean", "a"), (.null, "null", ""),
  ]

  /// The type of that name; `integer` is `number`.
  init?(named name: String) {
    if name == "integer" {
      self = .number
    } else if let type = JSONType.names.first(where: { $0.1 == name }) {
      self = type.0
    } else {
      return nil
    }
  }

  /// The names of the types, in a fixed order.
  package var names: [String] { JSONType.names.compactMap { contains($0.0) ? $0.1 : nil } }

  /// `a string`, `a string or an object`: for messages.
  package var phrase: String {
    JSONType.names.filter { contains($0.0) }
      .map { $0.article.isEmpty ? $0.1 : "\($0.article) \($0.1)" }.joined(separator: " or ")
  }
}

extension Node {
  /// The type of a value; nil for a member, a placeholder and what is no JSON.
  package var type: JSONType? {
    switch kind {
    case .object: .object
    case .array: .array
    case .string: .string
    case .number: .number
    case .true, .false: .boolean
    case .null: .null
    case .member, .placeholder, .invalid: nil
    }
  }

  /// Whether a value may stand for any type: a placeholder, a string that is wholly one, or text that is no JSON.
  package var isOpen: Bool {
    switch kind {
    case .placeholder, .invalid: true
    case .string: withWrittenText(Placeholder.mayBegin) && Placeholder.isWhole(stringValue ?? "")
    default: false
    }
  }
}
