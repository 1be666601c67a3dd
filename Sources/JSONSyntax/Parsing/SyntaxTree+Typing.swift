import SourceText

/// What people type most is text between the quotes of a string: it moves what stands behind it, and changes nothing else
/// of a tree.
extension SyntaxTree {
  /// The tree of a text that differs from this one's by an edit inside of one string of a faultless text, made of
  /// characters that mean nothing to the parser: the same as `parse` would give, in a small part of the time.
  ///
  /// - Parameters:
  ///   - text: the whole new text.
  ///   - range: the bytes of the old text in whose place something else stands now.
  /// - Returns: the tree and the string in it; nil where the text has to be parsed.
  package func typing(_ text: SourceText, replacing range: ByteRange) -> (tree: SyntaxTree, string: Node)? {
    // A text that begins with a brace is JSON, and its parser looks into no string for what else it may be.
    guard problems.isEmpty, records.first?.kind == .object,
      let string = plainString(around: range)
    else { return nil }
    let growth = text.count - self.text.count
    // In the middle of a character nothing can be put in.
    guard range.count + growth >= 0, self.text.bytes[range.end] & 0xC0 != 0x80,
      isPlain(self.text.bytes, range.start..<range.end), isPlain(text.bytes, range.start..<(range.end + growth))
    else { return nil }
    let tree = SyntaxTree(text: text, records: moved(behind: range, by: growth), problems: [])
    return (tree, Node(tree: tree, index: string))
  }

  /// The string value in whose content a range lies; nil if there is none, or if it has escapes or other marks.
  private func plainString(around range: ByteRange) -> Int? {
    let index = records.partitioningIndex { Int($0.start) >= range.start } - 1
    guard records.indices.contains(index) else { return nil }
    let record = records[index]
    return record.kind == .string && range.end < Int(record.end) && record.flags.isSubset(of: .nonASCII) ? index : nil
  }

  /// Whether bytes are ASCII without quotes, backslashes and control characters.
  private func isPlain(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.upperBound <= bytes.count else { return false }
    return bytes.withUnsafeBufferPointer {
      PlainRun.end(in: $0, from: range.lowerBound, to: range.upperBound, stopsBeyondASCII: true) == range.upperBound
    }
  }

  private func moved(behind range: ByteRange, by growth: Int) -> [NodeRecord] {
    let start = UInt32(truncatingIfNeeded: range.start)
    let end = UInt32(truncatingIfNeeded: range.end)
    let growth = UInt32(truncatingIfNeeded: growth)
    return [NodeRecord](unsafeUninitializedCapacity: records.count) { moved, count in
      for record in records {
        var record = record
        if record.start > start { record.start &+= growth }
        if record.end > end { record.end &+= growth }
        moved.initializeElement(at: count, to: record)
        count += 1
      }
    }
  }
}
