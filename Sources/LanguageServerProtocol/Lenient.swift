/// A part of what a client says of itself, nil when it is absent, null or of a type that LSP does not foresee:
/// a client's slip in one capability must not make `initialize` fail.
///
/// What its value must be stands at the conformances, so that the runtime need not look it up wherever one is copied.
@propertyWrapper
package struct Lenient<Value> {
  package var wrappedValue: Value?

  package init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }
}

extension Lenient: Sendable where Value: Sendable {}
extension Lenient: Equatable where Value: Equatable {}

extension Lenient: Codable where Value: Codable {
  package init(from decoder: any Decoder) throws {
    wrappedValue = try? decoder.singleValueContainer().decode(Value.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  // The compiler's own `init(from:)` prefers these two to the ones for all types, which want the key to be there.
  func decode<Value: Codable>(_: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value> {
    Lenient(wrappedValue: try? decodeIfPresent(Value.self, forKey: key))
  }
}

extension KeyedEncodingContainer {
  mutating func encode<Value: Codable>(_ value: Lenient<Value>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}
