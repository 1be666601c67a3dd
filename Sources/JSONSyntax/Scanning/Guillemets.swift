/// `« text »`: French puts a space inside of its quotation marks, which is not part of the text.
enum Guillemets {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  static func begin(at offset: Int, in bytes: Bytes) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == 0xC2 && bytes[offset + 1] == 0xAB
  }

  /// Behind one space, which may be a no-break one, if one stands at an offset.
  static func endOfSpace(from start: Int, to end: Int, in bytes: Bytes) -> Int {
    min(end, start + (spaces.first { matches($0, at: start, in: bytes) }?.count ?? 0))
  }

  /// Before one space, if one ends at an offset.
  static func startOfSpace(before end: Int, from start: Int, in bytes: Bytes) -> Int {
    max(start, end - (spaces.first { matches($0, at: end - $0.count, in: bytes) }?.count ?? 0))
  }

  /// A space, a no-break space, a narrow no-break space.
  private static let spaces: [[UInt8]] = [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]]

  private static func matches(_ space: [UInt8], at offset: Int, in bytes: Bytes) -> Bool {
    offset >= 0 && offset + space.count <= bytes.count && bytes[offset..<offset + space.count].elementsEqual(space)
  }
}
