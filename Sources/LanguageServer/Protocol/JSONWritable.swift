import JSONRPC

/// A value that writes its own JSON. Codable takes microseconds for a small struct, which is much where an answer has
/// hundreds of thousands, and where a person waits at each key for dozens; the types of such answers do without it.
protocol JSONWritable {
  func write(to json: inout JSONWriter)
}

extension Array: JSONWritable where Element: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.write(literal: "[")
    // An iterator would copy each element.
    for index in indices {
      if index > 0 { json.write(literal: ",") }
      self[index].write(to: &json)
    }
    json.write(literal: "]")
  }
}

/// What is nil is null; as a member it is left out.
extension Optional: JSONWritable where Wrapped: JSONWritable {
  func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.write(literal: "null") }
  }
}

/// Members are written in the order of their names, so that equal values give equal text.
extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.write(literal: "{")
    var isFirst = true
    for (name, value) in sorted(by: { $0.key < $1.key }) {
      if !isFirst { json.write(literal: ",") }
      isFirst = false
      json.write(name)
      json.write(literal: ":")
      value.write(to: &json)
    }
    json.write(literal: "}")
  }
}

extension String: JSONWritable {
  func write(to json: inout JSONWriter) { json.write(self) }
}

extension Int: JSONWritable {
  func write(to json: inout JSONWriter) { json.write(self) }
}

extension Bool: JSONWritable {
  func write(to json: inout JSONWriter) { json.write(literal: self ? "true" : "false") }
}

/// The members of an object that is being written.
struct JSONMembers {
  private var isEmpty = true

  /// Begins the object.
  init(to json: inout JSONWriter) {
    json.write(literal: "{")
  }

  /// Writes a member. One without a value is left out, as Codable does.
  ///
  /// - Parameter name: without anything that JSON would escape.
  mutating func write(_ name: StaticString, _ value: (some JSONWritable)?, to json: inout JSONWriter) {
    guard let value else { return }
    json.write(name: name, isFirst: isEmpty)
    value.write(to: &json)
    isEmpty = false
  }

  func end(in json: inout JSONWriter) {
    json.write(literal: "}")
  }
}
