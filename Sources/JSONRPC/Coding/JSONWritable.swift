/// A value that writes its own JSON. Codable takes microseconds for a small struct, which is much where an answer has
/// hundreds of thousands; the types of such answers do without it.
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
