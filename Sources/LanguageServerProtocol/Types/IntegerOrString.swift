/// What LSP writes as `integer | string`: the id of a request, a progress token, the code of a diagnostic.
package enum IntegerOrString: Codable, Sendable, Hashable {
  case integer(Int)
  case string(String)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .integer(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    }
  }
}

/// Names a progress that one side reports to the other.
package typealias ProgressToken = IntegerOrString

extension IntegerOrString: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(stringLiteral value: String) { self = .string(value) }
}
