import JSONSyntax
import SourceText

/// Reads the strings of messages, which may be whole documents, without a detour.
enum StringDecoding {
  /// The value of a string node in UTF-8.
  static func utf8(of node: Node) -> [UInt8] {
    let range = node.contentRange
    let bytes = node.tree.text.bytes
    guard node.flags.contains(.hasEscapes) else { return Array(bytes[range.start..<range.end]) }
    return [UInt8](unsafeUninitializedCapacity: range.count) { $1 = unescape(range, of: bytes, into: $0) }
  }

  /// The value of a string node. Half a surrogate pair becomes U+FFFD.
  static func string(of node: Node) -> String {
    let range = node.contentRange
    let bytes = node.tree.text.bytes
    guard node.flags.contains(.hasEscapes) else {
      return String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }
    return String(unsafeUninitializedCapacity: range.count) { unescape(range, of: bytes, into: $0) }
  }

  /// Copies the bytes of a range with their escapes read.
  ///
  /// Important: no escape is shorter than what it stands for, so that the output, which has the size of the range, never
  /// has less room than the range has bytes left.
  ///
  /// - Returns: how many bytes were written.
  private static func unescape(
    _ range: ByteRange, of bytes: [UInt8], into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    bytes.withUnsafeBytes { text in
      guard let target = UnsafeMutableRawPointer(output.baseAddress) else { return 0 }
      var offset = range.start
      var written = 0
      while offset < range.end {
        if offset + 8 <= range.end {
          // All eight bytes are copied, and those from a backslash on written over later.
          let word = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          target.storeBytes(of: word, toByteOffset: written, as: UInt64.self)
          let plain = backslashes(in: word.littleEndian).trailingZeroBitCount >> 3
          offset += plain
          written += plain
          if plain == 8 { continue }
        } else if text[offset] != UInt8(ascii: "\\") {
          output[written] = text[offset]
          offset += 1
          written += 1
          continue
        }
        if offset + 1 < range.end, let byte = simpleEscape(text[offset + 1]) {
          output[written] = byte
          offset += 2
          written += 1
        } else {
          let escape = EscapeSequence.read(at: offset, in: bytes, before: range.end)
          for byte in (escape.scalar ?? "\u{FFFD}").utf8 where written < output.count {
            output[written] = byte
            written += 1
          }
          offset += max(1, escape.length)
        }
      }
      return written
    }
  }

  /// The high bit of each byte that is a backslash; no bit if none is. Bytes above the lowest one may be set in error.
  @inline(__always)
  private static func backslashes(in word: UInt64) -> UInt64 {
    let different = word ^ 0x5C5C_5C5C_5C5C_5C5C
    return (different &- 0x0101_0101_0101_0101) & ~different & 0x8080_8080_8080_8080
  }

  @inline(__always)
  static func simpleEscape(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: nil
    }
  }
}
