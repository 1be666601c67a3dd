/// The members of an object that is being written.
struct KeyedWriting<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: JSONStreamEncoder
  let depth: Int
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    encoder.name(key, at: depth)
    encoder.encodeNil()
  }

  func encode(_ value: Bool, forKey key: Key) {
    encoder.name(key, at: depth)
    encoder.encode(value)
  }

  func encode(_ value: String, forKey key: Key) {
    encoder.name(key, at: depth)
    encoder.encode(value)
  }

  func encode(_ value: Double, forKey key: Key) {
    encoder.name(key, at: depth)
    encoder.encode(value)
  }

  func encode(_ value: Int, forKey key: Key) {
    encoder.name(key, at: depth)
    encoder.encode(value)
  }

  func encode(_ value: some Encodable, forKey key: Key) {
    encoder.name(key, at: depth)
    encoder.encode(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.name(key, at: depth)
    return encoder.container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.name(key, at: depth)
    return encoder.unkeyedContainer()
  }

  // No message inherits from another, so that nothing calls these.
  func superEncoder() -> any Encoder { encoder }
  func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

/// The elements of an array that is being written.
struct UnkeyedWriting: UnkeyedEncodingContainer {
  let encoder: JSONStreamEncoder
  let depth: Int
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(encoder: JSONStreamEncoder, depth: Int) {
    self.encoder = encoder
    self.depth = depth
  }

  mutating func encodeNil() {
    next()
    encoder.encodeNil()
  }

  mutating func encode(_ value: Int) {
    next()
    encoder.encode(value)
  }

  mutating func encode(_ value: String) {
    next()
    encoder.encode(value)
  }

  mutating func encode(_ value: some Encodable) {
    next()
    encoder.encode(value)
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested> {
    next()
    return encoder.container(keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    next()
    return encoder.unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder }

  private mutating func next() {
    encoder.separate(at: depth)
    count += 1
  }
}

/// One value that is being written. Integers of other widths than `Int`, and `Float`, come through here too.
struct SingleWriting: SingleValueEncodingContainer {
  let encoder: JSONStreamEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { encoder.encodeNil() }
  func encode(_ value: Bool) { encoder.encode(value) }
  func encode(_ value: String) { encoder.encode(value) }
  func encode(_ value: Double) { encoder.encode(value) }
  func encode(_ value: Float) { encoder.encode(Double(value.description) ?? Double(value)) }
  func encode(_ value: Int) { encoder.encode(value) }
  func encode(_ value: Int8) { encoder.encode(Int(value)) }
  func encode(_ value: Int16) { encoder.encode(Int(value)) }
  func encode(_ value: Int32) { encoder.encode(Int(value)) }
  func encode(_ value: Int64) { encoder.encode(Int(value)) }
  func encode(_ value: UInt8) { encoder.encode(Int(value)) }
  func encode(_ value: UInt16) { encoder.encode(Int(value)) }
  func encode(_ value: UInt32) { encoder.encode(Int(value)) }
  func encode(_ value: UInt) { encode(unsigned: UInt64(value)) }
  func encode(_ value: UInt64) { encode(unsigned: value) }
  func encode(_ value: some Encodable) { encoder.encode(value) }

  /// Beyond `Int` the digits are those of the nearest `Double`, which is all that most readers of JSON keep.
  private func encode(unsigned value: UInt64) {
    if let value = Int(exactly: value) { encoder.encode(value) } else { encoder.encode(Double(value)) }
  }
}
