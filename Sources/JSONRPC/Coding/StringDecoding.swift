import JSONSyntax
import SourceText

/// Reads the strings of messages, which may be whole documents, without a detour.
enum StringDecoding {
  /// The value of a string node. Half a surrogate pair becomes U+FFFD.
  static func string(of node: Node) -> String {
    let range = node.contentRange
    let bytes = node.tree.text.bytes
    guard node.flags.contains(.hasEscapes) else {
      return String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }
    return String(unsafeUninitializedCapacity: range.count) { unescape(range, of: bytes, into: $0) }
  }

  /// Copies the bytes of a range with their escapes read. No escape is shorter than what it stands for.
  /// - Returns: how many bytes were written.
  private static func unescape(
    _ range: ByteRange, of bytes: [UInt8], into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    bytes.withUnsafeBufferPointer { text in
      var offset = range.start
      var written = 0
      while offset < range.end {
        let end = PlainRun.end(in: text, from: offset, to: range.end)
        written += copy(UnsafeBufferPointer(rebasing: text[offset..<end]), to: output, at: written)
        offset = end
        guard offset < range.end else { break }
        if offset + 1 < range.end, written < output.count, let byte = simpleEscape(text[offset + 1]) {
          output[written] = byte
          written += 1
          offset += 2
        } else {
          let escape = EscapeSequence.read(at: offset, in: bytes, before: range.end)
          let scalar = Array((escape.scalar ?? "\u{FFFD}").utf8)
          written += scalar.withUnsafeBufferPointer { copy($0, to: output, at: written) }
          offset += escape.length
        }
      }
      return written
    }
  }

  @inline(__always)
  private static func copy(
    _ bytes: UnsafeBufferPointer<UInt8>, to output: UnsafeMutableBufferPointer<UInt8>, at start: Int
  ) -> Int {
    guard bytes.count <= output.count - start, let from = bytes.baseAddress, let to = output.baseAddress else {
      return 0
    }
    (to + start).update(from: from, count: bytes.count)
    return bytes.count
  }

  private static func simpleEscape(_ letter: UInt8) -> UInt8? {
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
