/// Well-formed UTF-8 sequences (Unicode 15, table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF).
package enum UTF8Sequence {
  /// The length of the well-formed sequence that begins at `offset`, 0 if there is none.
  package static func length(at offset: Int, in bytes: [UInt8], before end: Int) -> Int {
    bytes.withUnsafeBufferPointer { length(at: offset, in: $0, before: end) }
  }

  package static func length(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, before end: Int) -> Int {
    guard offset >= 0, offset < end, end <= bytes.count else { return 0 }
    let first = bytes[offset]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0..<0x80: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard offset + length <= end, second.contains(bytes[offset + 1]) else { return 0 }
    for index in 2..<max(2, length) where bytes[offset + index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}

extension UTF8Sequence {
  /// The first byte of the character that holds the byte at `offset`: `offset` itself, unless a well-formed sequence
  /// begins up to three bytes before it and reaches past it.
  static func start(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return offset }
    for start in stride(from: offset - 1, through: max(0, offset - 3), by: -1) where bytes[start] & 0xC0 != 0x80 {
      return start + length(at: start, in: bytes, before: bytes.count) > offset ? start : offset
    }
    return offset
  }
}
