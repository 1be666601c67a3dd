import JSONSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Bytes that are appended one token at a time.
///
/// `[UInt8]` would do, but checks more at each append and copies all when it grows, where `realloc` moves the pages of a
/// large block: an answer of 80 MB takes a third of the time.
///
/// Important: what is written lies below `capacity`, because each append reserves its room first.
package struct ByteBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  package private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 1 << 14) {
    self.capacity = max(16, capacity)
    base = Self.resized(nil, to: self.capacity)
  }

  deinit { free(base) }

  /// The process ends only where the system has no memory left, as it does for the standard library's arrays, too: an
  /// answer that lacks its end would be worse. `capacity` is never 0, for which `realloc` may return nothing.
  private static func resized(_ old: UnsafeMutablePointer<UInt8>?, to capacity: Int) -> UnsafeMutablePointer<UInt8> {
    guard let block = realloc(old, capacity) else { fatalError("out of memory") }
    return block.assumingMemoryBound(to: UInt8.self)
  }

  @inline(__always)
  private mutating func reserve(_ room: Int) {
    if capacity - count < room { grow(by: room) }
  }

  @inline(never)
  private mutating func grow(by room: Int) {
    capacity = max(capacity * 2, count + room)
    base = Self.resized(base, to: capacity)
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (base + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  mutating func append(_ literal: StaticString) {
    append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Appends a text as it stands between the quotes of a JSON string. Eight bytes at a time are copied, and then looked
  /// at: up to the first of them that needs an escape they count. For the eight that may not count, too, there is room: as
  /// much as is left of the text, and eight bytes.
  mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    guard let source = UnsafeRawPointer(text.baseAddress) else { return }
    var offset = 0
    reserve(text.count + 8)
    while offset + 8 <= text.count {
      let word = source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      UnsafeMutableRawPointer(base + count).storeBytes(of: word, as: UInt64.self)
      let special = PlainRun.specialBytes(in: word.littleEndian)
      let plain = special == 0 ? 8 : special.trailingZeroBitCount >> 3
      offset += plain
      count += plain
      guard plain < 8 else { continue }
      append(escapeOf: text[offset])
      offset += 1
      reserve(text.count - offset + 8)
    }
    for byte in text[offset...] {
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        append(escapeOf: byte)
      } else {
        append(byte)
      }
    }
  }

  /// - Parameter byte: a quotation mark, a backslash or a control character.
  private mutating func append(escapeOf byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\n"): append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): append(UInt8(ascii: "t"))
    case 0x08: append(UInt8(ascii: "b"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0..<0x20:
      append("u00")
      append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      let low = byte & 0x0F
      append(low < 10 ? UInt8(ascii: "0") &+ low : UInt8(ascii: "a") &+ (low &- 10))
    default: append(byte)
    }
  }

  /// Appends bytes that are to be written over.
  mutating func appendRoom(for room: Int) {
    reserve(room)
    (base + count).update(repeating: UInt8(ascii: " "), count: room)
    count += room
  }

  /// Appends the decimal digits of a number.
  mutating func append(decimal value: Int) {
    reserve(20)
    if value < 0 {
      base[count] = UInt8(ascii: "-")
      count += 1
    }
    var left = value.magnitude
    var digits = 1
    var bound: UInt = 10
    while left >= bound, digits < 20 {
      digits += 1
      bound = bound.multipliedReportingOverflow(by: 10).overflow ? .max : bound &* 10
    }
    count += digits
    for place in 1...digits {
      base[count - place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: left % 10)
      left /= 10
    }
  }

  /// Writes over bytes that are there already; what would lie outside is left out.
  mutating func overwrite(at start: Int, with bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress, (0...count).contains(start) else { return }
    (base + start).update(from: source, count: min(bytes.count, count - start))
  }

  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try body(UnsafeBufferPointer(start: base, count: count))
  }
}
