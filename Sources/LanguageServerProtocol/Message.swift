/// A message that is answered. `Params` and `Result` are Optional where LSP allows them to be absent or null.
package protocol RequestMessage {
  static var method: String { get }
  associatedtype Params: Codable & Sendable
  associatedtype Result: Codable & Sendable
}

/// A message that is not answered.
package protocol NotificationMessage {
  static var method: String { get }
  associatedtype Params: Codable & Sendable
}

/// Params of a message that has none: whatever comes in their place is not looked at.
package struct NoParams: Codable, Sendable, Equatable {
  package init() {}
  package init(from decoder: any Decoder) throws {}

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}

/// A result that is always null.
package struct NoResult: Codable, Sendable, Equatable {
  package init() {}
  package init(from decoder: any Decoder) throws {}

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
