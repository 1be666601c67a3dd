extension SourceText {
  /// The text with one range (clamped to the text) replaced, its line index carried over instead of made anew.
  package func replacing(_ range: ByteRange, with replacement: [UInt8]) -> SourceText {
    let range = clamp(range)
    var edited: [UInt8] = []
    edited.reserveCapacity(bytes.count - range.count + replacement.count)
    edited.append(contentsOf: bytes[..<range.lowerBound])
    edited.append(contentsOf: replacement)
    edited.append(contentsOf: bytes[range.upperBound...])

    // Line starts up to the one that the edit may join or split stay. A `\r` before the edit may become half of a
    // `\r\n`, and one at its end may stop being so: hence the byte on each side.
    let keepThrough = max(0, range.lowerBound - 1)
    var starts = Array(lineStarts.prefix(line(at: keepThrough) + 1))
    let shift = replacement.count - range.count
    let rescanEnd = min(edited.count, range.lowerBound + replacement.count + 1)
    edited.withUnsafeBufferPointer {
      LineScanner.append(linesIn: $0, from: max(Int(starts.last ?? 0), keepThrough), to: rescanEnd, to: &starts)
    }
    let oldEnd = rescanEnd - shift
    var next = line(at: min(oldEnd, bytes.count)) + 1
    if rescanEnd >= edited.count { next = lineStarts.count }
    starts.reserveCapacity(starts.count + lineStarts.count - next)
    while next < lineStarts.count {
      starts.append(UInt32(truncatingIfNeeded: Int(lineStarts[next]) + shift))
      next += 1
    }
    return SourceText(bytes: edited, lineStarts: starts)
  }
}
