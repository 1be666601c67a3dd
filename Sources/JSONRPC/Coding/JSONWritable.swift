/// A value that writes its own JSON. Codable takes microseconds for a small struct, which is much where an answer has
/// hundreds of thousands, and where a person waits at each key for dozens; the types of such answers do without it.
package protocol JSONWritable {
  func write(to json: inout JSONWriter)
}

extension Array: JSONWritable where Element: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.write(literal: "[")
    var isFirst = true
    for element in self {
      if !isFirst { json.write(literal: ",") }
      isFirst = false
      element.write(to: &json)
    }
    json.write(literal: "]")
  }
}

extension String: JSONWritable {
  package func write(to json: inout JSONWriter) { json.write(self) }
}

extension Int: JSONWritable {
  package func write(to json: inout JSONWriter) { json.write(self) }
}

extension Bool: JSONWritable {
  package func write(to json: inout JSONWriter) { json.write(literal: self ? "true" : "false") }
}

/// The members of an object that is being written.
package struct JSONMembers {
  private var isEmpty = true

  /// Begins the object.
  package init(to json: inout JSONWriter) {
    json.write(literal: "{")
  }

  /// Writes a member. One without a value is left out, as Codable does.
  ///
  /// - Parameter name: without anything that JSON would escape.
  package mutating func write(_ name: StaticString, _ value: (some JSONWritable)?, to json: inout JSONWriter) {
    guard let value else { return }
    json.write(literal: isEmpty ? "\"" : ",\"")
    json.write(literal: name)
    json.write(literal: "\":")
    value.write(to: &json)
    isEmpty = false
  }

  package func end(in json: inout JSONWriter) {
    json.write(literal: "}")
  }
}
