/// Writes JSON tokens as UTF-8.
package struct JSONWriter: ~Copyable {
  var buffer = ByteBuffer()

  /// Writes text that is JSON already.
  package mutating func write(literal: StaticString) {
    buffer.append(literal)
  }

  /// Writes a member up to its value.
  ///
  /// - Parameter name: without anything that JSON would escape.
  package mutating func write(name: StaticString, isFirst: Bool) {
    if !isFirst { buffer.append(UInt8(ascii: ",")) }
    buffer.append(UInt8(ascii: "\""))
    buffer.append(name)
    buffer.append(UInt8(ascii: "\""))
    buffer.append(UInt8(ascii: ":"))
  }

  mutating func write(byte: UInt8) {
    buffer.append(byte)
  }

  /// Has Codable write a value.
  mutating func encode(_ value: some Encodable) {
    let encoder = JSONStreamEncoder()
    swap(&encoder.writer, &self)
    encoder.encode(value)
    swap(&encoder.writer, &self)
  }

  package mutating func write(_ value: Int) {
    buffer.append(decimal: value)
  }

  /// The shortest digits that give the number back; JSON has no infinities and no NaN, they become null.
  package mutating func write(_ value: Double) {
    guard value.isFinite else { return write(literal: "null") }
    var text = value.description
    if text.hasSuffix(".0") { text.removeLast(2) }
    text.withUTF8 { buffer.append($0) }
  }

  package mutating func write(_ value: String) {
    var value = value
    buffer.append(UInt8(ascii: "\""))
    value.withUTF8 { buffer.append(escaping: $0) }
    buffer.append(UInt8(ascii: "\""))
  }
}
