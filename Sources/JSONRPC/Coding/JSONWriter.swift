import JSONSyntax

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
    value.withUTF8 { writeEscaped($0) }
    buffer.append(UInt8(ascii: "\""))
  }

  private mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var copied = 0
    while true {
      let end = PlainRun.end(in: text, from: copied, to: text.count)
      buffer.append(UnsafeBufferPointer(rebasing: text[copied..<end]))
      guard end < text.count else { return }
      writeEscape(of: text[end])
      copied = end + 1
    }
  }

  private mutating func writeEscape(of byte: UInt8) {
    buffer.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\n"): buffer.append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): buffer.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): buffer.append(UInt8(ascii: "t"))
    case 0x08: buffer.append(UInt8(ascii: "b"))
    case 0x0C: buffer.append(UInt8(ascii: "f"))
    case 0..<0x20:
      write(literal: "u00")
      buffer.append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      let low = byte & 0x0F
      buffer.append(low < 10 ? UInt8(ascii: "0") &+ low : UInt8(ascii: "a") &+ (low &- 10))
    default: buffer.append(byte)  // `"` and `\`
    }
  }
}
