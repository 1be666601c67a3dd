/// Converts many offsets of one text to positions, in any order, each in a time that does not depend on how long its line
/// is: a minified document is a single line.
///
/// The text is cut into blocks of equal size. For each block it is counted once how many units begin before it, so that
/// of a line only its two ends are looked at.
package struct PositionConverter {
  package let text: SourceText
  package let encoding: PositionEncoding

  /// The units before each block; empty if all units are bytes, nil as long as nobody asked.
  private var unitsBeforeBlock: [UInt32]?
  private var lastLine = 0

  private static let blockSize = 512

  package init(_ text: SourceText, _ encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
    if encoding == .utf8 { unitsBeforeBlock = [] }
  }

  /// The same as `SourceText.position(at:encoding:)`.
  package mutating func position(at offset: Int) -> Position {
    let offset = min(max(0, offset), text.count)
    lastLine = line(at: offset)
    let line = text.rangeOfLine(lastLine)
    let end = min(offset, line.end)
    guard end - line.start > Self.blockSize else {
      return Position(line: lastLine, character: text.units(in: ByteRange(line.start, end), encoding: encoding))
    }
    let character = units(before: text.characterStart(at: end)) - units(before: line.start)
    return Position(line: lastLine, character: character)
  }

  /// Positions mostly come in the order of the text, so that the line is the last one or one near it.
  private func line(at offset: Int) -> Int {
    for line in lastLine..<min(lastLine + 3, text.lineCount) {
      let isBehindStart = Int(text.lineStarts[line]) <= offset
      let isBeforeNext = line + 1 == text.lineCount || offset < Int(text.lineStarts[line + 1])
      if isBehindStart, isBeforeNext { return line }
    }
    return text.line(at: offset)
  }

  private mutating func units(before offset: Int) -> Int {
    let unitsBeforeBlock = unitsBeforeBlock ?? Self.count(text, encoding)
    self.unitsBeforeBlock = unitsBeforeBlock
    guard !unitsBeforeBlock.isEmpty else { return offset }
    let block = min(offset / Self.blockSize, unitsBeforeBlock.count - 1)
    return text.bytes.withUnsafeBufferPointer { bytes in
      Int(unitsBeforeBlock[block]) + Self.units(beginningIn: block * Self.blockSize..<offset, bytes, encoding)
    }
  }

  private static func count(_ text: SourceText, _ encoding: PositionEncoding) -> [UInt32] {
    guard text.bytes.withUnsafeBufferPointer({ !isASCII($0) }) else { return [] }
    var counts: [UInt32] = []
    counts.reserveCapacity(text.count / blockSize + 1)
    var total = 0
    text.bytes.withUnsafeBufferPointer { bytes in
      for start in stride(from: 0, through: bytes.count, by: blockSize) {
        counts.append(UInt32(truncatingIfNeeded: total))
        total += units(beginningIn: start..<min(start + blockSize, bytes.count), bytes, encoding)
      }
    }
    return counts
  }

  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return true }
    var offset = 0
    while offset + 8 <= bytes.count {
      if base.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { return false }
      offset += 8
    }
    return bytes[offset...].allSatisfy { $0 < 0x80 }
  }

  /// The units of the characters whose first byte lies in the range.
  private static func units(
    beginningIn range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ encoding: PositionEncoding
  ) -> Int {
    var units = 0
    var offset = UTF8Sequence.start(at: range.lowerBound, in: bytes)
    if offset < range.lowerBound { offset += UTF8Sequence.length(at: offset, in: bytes, before: bytes.count) }
    while offset < range.upperBound {
      if bytes[offset] < 0x80 {
        units += 1
        offset += 1
        continue
      }
      let length = max(1, UTF8Sequence.length(at: offset, in: bytes, before: bytes.count))
      units += encoding == .utf16 && length == 4 ? 2 : 1
      offset += length
    }
    return units
  }
}

extension SourceText {
  /// The first byte of the character that holds the byte at an offset.
  package func characterStart(at offset: Int) -> Int {
    bytes.withUnsafeBufferPointer { UTF8Sequence.start(at: offset, in: $0) }
  }
}
