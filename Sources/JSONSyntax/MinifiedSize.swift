import SourceText

/// How many bytes a part of a text has without what a reader passes over.
package struct MinifiedSize: Sendable, Equatable {
  /// Without white space and comments between tokens.
  package var plain = 0
  /// The same, with each UTF-16 unit outside of ASCII as the six bytes of `\uXXXX`.
  package var escaped = 0

  /// - Parameter range: of whole tokens.
  package init(of range: ByteRange, in text: SourceText) {
    text.bytes.withUnsafeBufferPointer { bytes in
      var scanner = Scanner()
      var offset = max(0, range.start)
      let end = min(range.end, bytes.count)
      while offset < end {
        let byte = bytes[offset]
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
          offset += 1
        case UInt8(ascii: "\""):
          let string = DoubleQuotedString.scan(at: offset, in: bytes)
          add(ByteRange(offset, min(string.end, end)), isASCII: !string.flags.contains(.nonASCII), in: bytes)
          offset = string.end
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"):
          plain += 1
          escaped += 1
          offset += 1
        default:
          let token = scanner.token(at: offset, in: bytes)
          if !token.kind.isTrivia { add(ByteRange(offset, min(token.range.end, end)), isASCII: false, in: bytes) }
          offset = token.range.end
        }
      }
    }
  }

  private mutating func add(_ range: ByteRange, isASCII: Bool, in bytes: UnsafeBufferPointer<UInt8>) {
    plain += range.count
    guard !isASCII else { return escaped += range.count }
    var offset = range.start
    while offset < range.end {
      if bytes[offset] < 0x80 {
        escaped += 1
        offset += 1
        continue
      }
      let length = max(1, UTF8Sequence.length(at: offset, in: bytes, before: range.end))
      escaped += length == 4 ? 12 : 6
      offset += length
    }
  }
}
