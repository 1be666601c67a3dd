import JSONSyntax

/// A `Decoder` over a value of a message. One that is absent counts as null.
struct JSONNodeDecoder: Decoder {
  let value: RawValue
  /// The member that it is, or is an element of.
  var name: String?

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let node = value.node, node.kind == .object else { throw mismatch("an object") }
    return KeyedDecodingContainer(KeyedReading<Key>(object: node, long: value.long))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let node = value.node, node.kind == .array else { throw mismatch("an array") }
    return UnkeyedReading(array: node, long: value.long, name: name)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SingleReading(decoder: self)
  }

  // MARK: - What the containers call

  func decode(_: Bool.Type) throws -> Bool {
    guard let value = value.booleanValue else { throw mismatch("a boolean") }
    return value
  }

  func decode(_: String.Type) throws -> String {
    guard let value = value.stringValue else { throw mismatch("a string") }
    return value
  }

  func decode(_: Double.Type) throws -> Double {
    guard let value = value.doubleValue else { throw mismatch("a number") }
    return value
  }

  func decode<Integer: FixedWidthInteger>(_: Integer.Type) throws -> Integer {
    guard let value = value.integerValue, let integer = Integer(exactly: value) else { throw mismatch("an integer") }
    return integer
  }

  /// A value of any other type. `[UInt8]` is the UTF-8 of a string.
  func decode<Value: Decodable>(any type: Value.Type) throws -> Value {
    guard type == [UInt8].self else { return try type.init(from: self) }
    guard let utf8 = value.utf8Value as? Value else { throw mismatch("a string") }
    return utf8
  }

  func mismatch(_ wanted: String) -> ResponseError { .mismatch(wanted, at: name) }
}

/// The members of an object that is being read. Of members with the same name the first counts.
struct KeyedReading<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let object: Node
  private let long: LongText?
  /// The values by name, for objects with so many members that going through them for each key would take long.
  private let index: [String: Node]?

  var codingPath: [any CodingKey] { [] }

  init(object: Node, long: LongText?) {
    self.object = object
    self.long = long
    index = Array(object.members.prefix(33)).count > 32 ? Self.index(of: object) : nil
  }

  private static func index(of object: Node) -> [String: Node] {
    var index: [String: Node] = [:]
    for member in object.members {
      let name = member.name
      if index[name] == nil { index[name] = member.value }
    }
    return index
  }

  var allKeys: [Key] {
    if let index { return index.keys.compactMap { Key(stringValue: $0) } }
    return object.members.compactMap { Key(stringValue: $0.name) }
  }

  private func value(_ key: Key) -> JSONNodeDecoder {
    let node = index.map { $0[key.stringValue] } ?? object[name: key.stringValue]
    return JSONNodeDecoder(value: RawValue(node: node, long: long), name: key.stringValue)
  }

  /// The value of a key that must be there.
  private func required(_ key: Key) throws -> JSONNodeDecoder {
    let value = value(key)
    guard value.value.node != nil else { throw ResponseError.missing(key.stringValue) }
    return value
  }

  func contains(_ key: Key) -> Bool { value(key).value.node != nil }
  func decodeNil(forKey key: Key) throws -> Bool { value(key).value.isNull }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try required(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try required(key).decode(type) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try required(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try required(key).decode(type) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try required(key).decode(any: type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try required(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try required(key).unkeyedContainer()
  }

  // No message inherits from another, so that nothing calls these.
  func superDecoder() throws -> any Decoder { JSONNodeDecoder(value: RawValue(node: object, long: long)) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try required(key) }
}

/// The elements of an array that is being read.
struct UnkeyedReading: UnkeyedDecodingContainer {
  private let array: Node
  private let long: LongText?
  private let name: String?
  private var elements: Children
  private(set) var currentIndex = 0

  var codingPath: [any CodingKey] { [] }
  var count: Int? { array.elements.count }
  var isAtEnd: Bool { elements.isEmpty }

  /// - Parameter name: of the member that the array is.
  init(array: Node, long: LongText?, name: String?) {
    self.array = array
    self.long = long
    self.name = name
    elements = array.elements
  }

  private mutating func next() throws -> JSONNodeDecoder {
    guard let element = elements.next() else { throw ResponseError.mismatch("another element", at: name) }
    currentIndex += 1
    return JSONNodeDecoder(value: RawValue(node: element, long: long), name: name)
  }

  /// Passes over the next element only if it is null.
  mutating func decodeNil() throws -> Bool {
    guard let element = elements.first, element.kind == .null else { return false }
    return try next().value.isNull
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().decode(any: type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }
}

/// One value that is being read.
struct SingleReading: SingleValueDecodingContainer {
  let decoder: JSONNodeDecoder

  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { decoder.value.isNull }
  func decode(_ type: Bool.Type) throws -> Bool { try decoder.decode(type) }
  func decode(_ type: String.Type) throws -> String { try decoder.decode(type) }
  func decode(_ type: Double.Type) throws -> Double { try decoder.decode(type) }
  func decode(_ type: Float.Type) throws -> Float { Float(try decoder.decode(Double.self)) }
  func decode(_ type: Int.Type) throws -> Int { try decoder.decode(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try decoder.decode(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try decoder.decode(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try decoder.decode(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try decoder.decode(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try decoder.decode(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try decoder.decode(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try decoder.decode(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try decoder.decode(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try decoder.decode(type) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(any: type) }
}
