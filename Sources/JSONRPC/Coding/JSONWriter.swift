/// Writes JSON tokens as UTF-8 into bytes that grow.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  /// - Parameter reserved: so many zero bytes come first, for a header.
  init(reserving reserved: Int) {
    bytes.reserveCapacity(reserved + 256)
    bytes.append(contentsOf: repeatElement(0, count: reserved))
  }

  mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  mutating func write(literal: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  mutating func write(_ value: Int) {
    if value >= 0, value < 10 { return bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var start = digits.count
      var left = value.magnitude
      repeat {
        start -= 1
        digits[start] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: left % 10)
        left /= 10
      } while left > 0
      if value < 0 {
        start -= 1
        digits[start] = UInt8(ascii: "-")
      }
      bytes.append(contentsOf: digits[start...])
    }
  }

  /// The shortest digits that give the number back; JSON has no infinities and no NaN, they become null.
  mutating func write(_ value: Double) {
    guard value.isFinite else { return write(literal: "null") }
    let text = value.description
    bytes.append(contentsOf: (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8)
  }

  mutating func write(_ value: String) {
    var value = value
    bytes.append(UInt8(ascii: "\""))
    value.withUTF8 { writeEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var copied = 0
    var offset = 0
    while true {
      offset = StringScanner.endOfPlainRun(in: text, from: offset, to: text.count)
      bytes.append(contentsOf: text[copied..<offset])
      guard offset < text.count else { return }
      writeEscape(of: text[offset])
      offset += 1
      copied = offset
    }
  }

  private mutating func writeEscape(of byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0..<0x20:
      write(literal: "u00")
      bytes.append(UInt8(ascii: byte < 0x10 ? "0" : "1"))
      let low = byte & 0x0F
      bytes.append(low < 10 ? UInt8(ascii: "0") &+ low : UInt8(ascii: "a") &+ (low &- 10))
    default: bytes.append(byte)  // `"` and `\`
    }
  }
}
