package struct MarkupKind: RawRepresentable, Codable, Sendable, Hashable {
  package var rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static let plainText = MarkupKind(rawValue: "plaintext")
  package static let markdown = MarkupKind(rawValue: "markdown")
}

package struct MarkupContent: Codable, Sendable, Hashable {
  package var kind: MarkupKind
  package var value: String

  package init(kind: MarkupKind, value: String) {
    self.kind = kind
    self.value = value
  }
}

/// A text that may be marked up: a plain string is what clients without a `documentationFormat` take.
package enum StringOrMarkupContent: Codable, Sendable, Hashable {
  case string(String)
  case markup(MarkupContent)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else {
      self = .markup(try container.decode(MarkupContent.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .markup(let value): try container.encode(value)
    }
  }
}
