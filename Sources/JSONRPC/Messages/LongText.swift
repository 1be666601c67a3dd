import JSONSyntax
import SourceText

/// A long string of a message, nearly always a whole document, read before the rest of the message is.
///
/// It is gone through once: its escapes are read, its UTF-8 is checked, and it is written where it will stay, all at the
/// same time. The message around it is then short.
final class LongText: Sendable {
  /// The value of the string, in UTF-8.
  let bytes: [UInt8]
  /// Where the string stands in what is left of the message, as `""`.
  let offset: Int

  private init(bytes: [UInt8], offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Shorter messages are read as they are, and shorter strings stay where they are. In bytes.
  static let shortest = 32 << 10

  /// Takes the first long string out of a message. nil where there is none, and where something is wrong with it: then
  /// the whole message is to be looked at.
  ///
  /// - Returns: the string, and the message with an empty one in its place.
  static func take(from message: [UInt8], ifLongerThan shortest: Int) -> (text: LongText, rest: [UInt8])? {
    guard message.count >= shortest else { return nil }
    return message.withUnsafeBufferPointer { bytes in
      guard let start = startOfLongString(in: bytes, shortest) else { return nil }
      var end = 0
      let text = [UInt8](unsafeUninitializedCapacity: bytes.count - start) { buffer, count in
        var reading = StringReading(bytes, from: start, into: buffer)
        if reading.run() { (end, count) = (reading.offset, reading.written) }
      }
      guard end > 0 else { return nil }
      let rest = [UInt8](bytes[..<start]) + bytes[end...]
      return (LongText(bytes: text, offset: start - 1), rest)
    }
  }

  /// The offset behind the opening quote of the first string that is long.
  private static func startOfLongString(in bytes: UnsafeBufferPointer<UInt8>, _ shortest: Int) -> Int? {
    let quote = UInt8(ascii: "\"")
    var offset = 0
    while let opening = bytes[offset...].firstIndex(of: quote) {
      let start = opening + 1
      offset = start
      while offset < bytes.count, bytes[offset] != quote {
        offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        if offset - start >= shortest { return start }
      }
      offset += 1
      guard bytes.count - offset >= shortest else { return nil }
    }
    return nil
  }
}

/// Reads the value of a string up to its closing quote.
///
/// Important: no escape is shorter than what it stands for, so that a buffer of as many bytes as there are left always
/// has room for them.
private struct StringReading {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let target: UnsafeMutableBufferPointer<UInt8>
  /// Of the next byte to read.
  private(set) var offset: Int
  private(set) var written = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, into target: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
    self.target = target
    offset = start
  }

  /// False if the string is not as JSON wants it, or has no end.
  mutating func run() -> Bool {
    guard target.count >= bytes.count - offset else { return false }
    while true {
      copyPlainWords()
      guard offset < bytes.count else { return false }
      switch bytes[offset] {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"): guard readEscape() else { return false }
      case 0..<0x20: return false
      case 0..<0x80: copy(1)
      default:
        let length = UTF8Sequence.length(at: offset, in: bytes, before: bytes.count)
        guard length > 0 else { return false }
        copy(length)
      }
    }
  }

  /// Copies eight bytes at a time, as long as all are ASCII that stands for itself. Of the last eight those in front of
  /// the first that is not are kept, the others are written over.
  @inline(__always)
  private mutating func copyPlainWords() {
    guard let source = UnsafeRawPointer(bytes.baseAddress), let target = UnsafeMutableRawPointer(target.baseAddress)
    else { return }
    while offset + 8 <= bytes.count {
      let word = source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      target.storeBytes(of: word, toByteOffset: written, as: UInt64.self)
      let special = Self.specialBytes(in: word.littleEndian)
      guard special != 0 else {
        offset += 8
        written += 8
        continue
      }
      let plain = special.trailingZeroBitCount >> 3
      offset += plain
      written += plain
      return
    }
  }

  /// The high bit of the first byte that is a quote, a backslash, a control character or outside of ASCII, and maybe of
  /// bytes behind it; no bit if there is none.
  @inline(__always)
  private static func specialBytes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let found = (quotes &- ones) | (backslashes &- ones) | (word &- ones &* 0x20) | word
    return found & (ones &* 0x80)
  }

  private mutating func copy(_ count: Int) {
    for _ in 0..<count {
      target[written] = bytes[offset]
      offset += 1
      written += 1
    }
  }

  /// False for what JSON does not know. Half a surrogate pair becomes U+FFFD.
  @inline(__always)
  private mutating func readEscape() -> Bool {
    guard offset + 1 < bytes.count else { return false }
    if let byte = StringDecoding.simpleEscape(bytes[offset + 1]) {
      target[written] = byte
      offset += 2
      written += 1
      return true
    }
    let escape = EscapeSequence.read(at: offset, in: bytes, before: bytes.count)
    guard escape.isValid else { return false }
    for byte in (escape.scalar ?? "\u{FFFD}").utf8 {
      target[written] = byte
      written += 1
    }
    offset += escape.length
    return true
  }
}
