/// Lines, and the way between byte offsets and positions. Nothing here traps: what is out of range is clamped.
extension SourceText {
  package var lineCount: Int { lineStarts.count }

  /// The line that holds the byte at `offset`, from 0.
  package func line(at offset: Int) -> Int {
    max(0, lineStarts.partitioningIndex { Int($0) > offset } - 1)
  }

  /// The bytes of a line without its line ending. A line outside of the text gives the empty range at its end.
  package func rangeOfLine(_ line: Int) -> ByteRange {
    guard line >= 0, line < lineStarts.count else { return ByteRange(at: line < 0 ? 0 : bytes.count) }
    let start = Int(lineStarts[line])
    var end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
    if end > start, line + 1 < lineStarts.count {
      end -= 1
      if end > start, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    return ByteRange(start, end)
  }

  /// The position of a byte offset. An offset inside a character gives that character's start, one past the line
  /// ending's first byte (between `\r` and `\n`) the end of the line.
  package func position(at offset: Int, encoding: PositionEncoding) -> Position {
    let offset = min(max(0, offset), bytes.count)
    let line = line(at: offset)
    let range = rangeOfLine(line)
    let units = units(in: ByteRange(range.start, min(offset, range.end)), encoding: encoding)
    return Position(line: line, character: units)
  }

  /// The byte offset of a position. A character past the end of its line gives the end of the line without its
  /// ending (LSP 3.17, `Position`), a line past the last one the end of the text; a character inside a character
  /// (the second half of a surrogate pair, a later byte of a UTF-8 sequence) gives that character's start.
  package func offset(of position: Position, encoding: PositionEncoding) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    guard position.line >= 0 else { return 0 }
    let range = rangeOfLine(position.line)
    var offset = range.start
    var left = position.character
    while left > 0, offset < range.end {
      let (length, units) = character(at: offset, before: range.end, encoding: encoding)
      if units > left { break }
      left -= units
      offset += length
    }
    return offset
  }

  /// The number of units of a range that does not cross the end of a line. A character that the range cuts at its
  /// end is not counted.
  package func units(in range: ByteRange, encoding: PositionEncoding) -> Int {
    let range = ByteRange(clamp(range).lowerBound, clamp(range).upperBound)
    var count = 0
    var offset = range.start
    while offset < range.end {
      let (length, units) = character(at: offset, before: bytes.count, encoding: encoding)
      guard offset + length <= range.end else { break }
      count += units
      offset += length
    }
    return count
  }

  /// The length in bytes and in units of the character at an offset of the text.
  private func character(at offset: Int, before end: Int, encoding: PositionEncoding) -> (Int, Int) {
    if bytes[offset] < 0x80 { return (1, 1) }
    let length = UTF8Sequence.length(at: offset, in: bytes, before: end)
    switch encoding {
    case .utf8: return (max(1, length), max(1, length))
    case .utf16: return (max(1, length), length == 4 ? 2 : 1)
    case .utf32: return (max(1, length), 1)
    }
  }
}

enum LineScanner {
  /// The starts of all lines. Texts of 4 GB and more do not come this far: they are refused where they are read.
  static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { append(linesIn: $0, from: 0, to: bytes.count, to: &starts) }
    return starts
  }

  /// Appends the starts of the lines whose line ending's last byte lies in `from..<to`.
  static func append(
    linesIn bytes: UnsafeBufferPointer<UInt8>, from: Int, to end: Int, to starts: inout [UInt32]
  ) {
    var offset = from
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return }
    // Eight bytes at a time: a byte below 0x10 is what both line endings are, and little else.
    while offset + 8 <= end {
      let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      var low = (word &- 0x1010_1010_1010_1010) & ~word & 0x8080_8080_8080_8080
      while low != 0 {
        appendLine(endingAt: offset + low.trailingZeroBitCount / 8, in: bytes, to: &starts)
        low &= low - 1
      }
      offset += 8
    }
    while offset < end {
      appendLine(endingAt: offset, in: bytes, to: &starts)
      offset += 1
    }
  }

  /// Appends the start of the line behind an offset, if the byte there is the last of a line ending.
  private static func appendLine(
    endingAt offset: Int, in bytes: UnsafeBufferPointer<UInt8>, to starts: inout [UInt32]
  ) {
    let newline = UInt8(ascii: "\n")
    let next = offset + 1
    let isCarriageReturn = bytes[offset] == UInt8(ascii: "\r") && (next == bytes.count || bytes[next] != newline)
    if bytes[offset] == newline || isCarriageReturn { starts.append(UInt32(truncatingIfNeeded: next)) }
  }
}
