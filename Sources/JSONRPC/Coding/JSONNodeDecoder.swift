import JSONSyntax

/// A `Decoder` over a node of a tree. A node that is nil counts as null: params may be absent.
struct JSONNodeDecoder: Decoder {
  let node: Node?
  /// A string that was read apart from the tree.
  var long: LongText?

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let node, node.kind == .object else { throw mismatch("an object") }
    return KeyedDecodingContainer(KeyedReading<Key>(object: node, long: long))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let node, node.kind == .array else { throw mismatch("an array") }
    return UnkeyedReading(array: node, long: long)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SingleReading(value: self)
  }

  // MARK: - What the containers call. `key` is only for the error.

  var isNull: Bool { node == nil || node?.kind == .null }

  func decode(_: Bool.Type, at key: (any CodingKey)? = nil) throws -> Bool {
    guard let value = node?.booleanValue else { throw mismatch("a boolean", at: key) }
    return value
  }

  func decode(_: String.Type, at key: (any CodingKey)? = nil) throws -> String {
    guard let node, node.kind == .string else { throw mismatch("a string", at: key) }
    if let long = longText(of: node) { return String(decoding: long.bytes, as: UTF8.self) }
    return StringDecoding.string(of: node)
  }

  /// A value of any other type. Of a string, `[UInt8]` is its value in UTF-8.
  func decode<Value: Decodable>(any type: Value.Type) throws -> Value {
    if type == [UInt8].self, let node, node.kind == .string {
      let utf8 = longText(of: node)?.bytes ?? StringDecoding.utf8(of: node)
      if let value = utf8 as? Value { return value }
    }
    return try type.init(from: self)
  }

  private func longText(of node: Node) -> LongText? {
    guard let long, long.offset == node.range.start else { return nil }
    return long
  }

  func decode(_: Double.Type, at key: (any CodingKey)? = nil) throws -> Double {
    guard let value = node?.doubleValue, value.isFinite else { throw mismatch("a number", at: key) }
    return value
  }

  func decode<Integer: FixedWidthInteger>(_: Integer.Type, at key: (any CodingKey)? = nil) throws -> Integer {
    guard let value = node?.integerValue, let integer = Integer(exactly: value) else {
      throw mismatch("an integer", at: key)
    }
    return integer
  }

  func mismatch(_ wanted: String, at key: (any CodingKey)? = nil) -> DecodingError {
    let context = DecodingError.Context(codingPath: key.map { [$0] } ?? [], debugDescription: "\(wanted) is due")
    return .dataCorrupted(context)
  }
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
    JSONNodeDecoder(node: index.map { $0[key.stringValue] } ?? object[name: key.stringValue], long: long)
  }

  /// The value of a key that must be there.
  private func required(_ key: Key) throws -> JSONNodeDecoder {
    let value = value(key)
    guard value.node != nil else {
      throw DecodingError.keyNotFound(key, .init(codingPath: [], debugDescription: "it is missing"))
    }
    return value
  }

  func contains(_ key: Key) -> Bool { value(key).node != nil }
  func decodeNil(forKey key: Key) throws -> Bool { value(key).isNull }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try required(key).decode(type, at: key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try required(key).decode(type, at: key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try required(key).decode(type, at: key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try required(key).decode(type, at: key) }

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
  func superDecoder() throws -> any Decoder { JSONNodeDecoder(node: object, long: long) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try required(key) }
}

/// The elements of an array that is being read.
struct UnkeyedReading: UnkeyedDecodingContainer {
  private let array: Node
  private let long: LongText?
  private var elements: Children
  private(set) var currentIndex = 0

  var codingPath: [any CodingKey] { [] }
  var count: Int? { array.elements.count }
  var isAtEnd: Bool { elements.isEmpty }

  init(array: Node, long: LongText?) {
    self.array = array
    self.long = long
    elements = array.elements
  }

  private mutating func next() throws -> JSONNodeDecoder {
    guard let element = elements.next() else { throw JSONNodeDecoder(node: nil).mismatch("another element") }
    currentIndex += 1
    return JSONNodeDecoder(node: element, long: long)
  }

  /// Passes over the next element only if it is null.
  mutating func decodeNil() throws -> Bool {
    guard let element = elements.first, element.kind == .null else { return false }
    return try next().isNull
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
  let value: JSONNodeDecoder

  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { value.isNull }
  func decode(_ type: Bool.Type) throws -> Bool { try value.decode(type) }
  func decode(_ type: String.Type) throws -> String { try value.decode(type) }
  func decode(_ type: Double.Type) throws -> Double { try value.decode(type) }
  func decode(_ type: Float.Type) throws -> Float { Float(try value.decode(Double.self)) }
  func decode(_ type: Int.Type) throws -> Int { try value.decode(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try value.decode(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try value.decode(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try value.decode(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try value.decode(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try value.decode(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try value.decode(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try value.decode(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try value.decode(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try value.decode(type) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value.decode(any: type) }
}
