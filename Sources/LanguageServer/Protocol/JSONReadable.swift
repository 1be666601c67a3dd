import JSONRPC

/// A value that is read from JSON without Codable, which takes microseconds for a small struct: somebody waits for what
/// comes at each key. It takes and refuses what its `init(from:)` does, and says the same of it.
protocol JSONReadable {
  /// - Throws: `ResponseError` with `invalidParams`.
  init(reading json: JSONReader) throws(ResponseError)
}

extension JSONReader {
  /// The value of a member that must be there.
  subscript<Value: JSONReadable>(name: StaticString) -> Value {
    get throws(ResponseError) { try Value(reading: required(name)) }
  }

  /// The value of a member that may be absent or null.
  subscript<Value: JSONReadable>(name: StaticString) -> Value? {
    get throws(ResponseError) {
      guard let member = try optional(name) else { return nil }
      return try Value(reading: member)
    }
  }

  /// The value of a member that may be anything; nil where it cannot be read.
  func lenient<Value: JSONReadable>(_ name: StaticString) -> Value? {
    try? self[name]
  }
}

extension Bool: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    guard let value = json.booleanValue else { throw json.mismatch("a boolean") }
    self = value
  }
}

extension Int: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    guard let value = json.integerValue else { throw json.mismatch("an integer") }
    self = value
  }
}

extension String: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    guard let value = json.stringValue else { throw json.mismatch("a string") }
    self = value
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    guard let elements = json.elements else { throw json.mismatch("an array") }
    self = try elements.map { element throws(ResponseError) in try Element(reading: element) }
  }
}

extension JSONReadable where Self: RawRepresentable, Self.RawValue: JSONReadable {
  init(reading json: JSONReader) throws(ResponseError) {
    guard let value = Self(rawValue: try Self.RawValue(reading: json)) else { throw json.mismatch("another value") }
    self = value
  }
}
