import SourceText

extension Placeholder {
  private static let marks: [(open: StaticString, close: StaticString)] = [
    ("<<", ">>"), ("<", ">"), ("%", "%"), ("__", "__"), ("@", "@"),
  ]

  /// The end of a name between marks, as instructions and build tools write what is to be filled in: `<badge>`,
  /// `<your name>`, `%BADGE%`, `__BADGE__`, `@badge@`. nil if it is none, or if more follows than a value's end.
  ///
  /// Only without quotes: in a string such marks are as likely to be text.
  static func named(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    switch bytes[offset] {
    case UInt8(ascii: "<"), UInt8(ascii: "%"), UInt8(ascii: "_"), UInt8(ascii: "@"): break
    default: return nil
    }
    for mark in marks where starts(mark.open, at: offset, in: bytes) {
      let start = offset + mark.open.utf8CodeUnitCount
      guard start < bytes.count, isLetter(bytes[start]),
        let end = close(mark.close, from: start, in: bytes),
        bytes[start..<end - mark.close.utf8CodeUnitCount].allSatisfy({
          isOfName($0, closedBy: mark.close.utf8Start.pointee)
        })
      else { continue }
      return end == bytes.count || Scanner.endsValue(bytes[end]) ? end : nil
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }

  /// - Parameter mark: the closing one; only between angle brackets a name has several words.
  private static func isOfName(_ byte: UInt8, closedBy mark: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    case UInt8(ascii: " "): mark == UInt8(ascii: ">")
    default: isLetter(byte)
    }
  }
}
