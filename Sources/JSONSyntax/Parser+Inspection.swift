import SourceText

/// What is wrong inside of names and strings, between tokens, and among the names of an object.
extension Parser {
  // MARK: Strings

  /// Reports what is wrong with a string that is not plain.
  mutating func inspectString(_ range: ByteRange, _ flags: NodeFlags) {
    if flags.contains(.otherQuotes) {
      report(.wrongQuote, range, argument: text(range), repair: Parser.requoting(range, flags, in: bytes))
    } else if flags.contains(.unclosed) {
      report(.unclosedString, range, repair: [.insert("\"", at: range.end)])
    }
    var offset = range.start + max(1, QuotationMark.length(at: range.start, in: bytes))
    while true {
      offset = PlainRun.end(in: bytes, from: offset, to: range.end, stopsBeyondASCII: true)
      guard offset < range.end else { break }
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\") {
        offset += inspectEscape(at: offset, before: range.end, flags)
      } else if byte < 0x20 {
        offset += inspectControlCharacters(at: offset, before: range.end)
      } else if byte < 0x80 {
        offset += 1
      } else {
        offset += inspectSequence(at: offset, before: range.end)
      }
    }
  }

  private mutating func inspectEscape(at offset: Int, before end: Int, _ flags: NodeFlags) -> Int {
    let escape = EscapeSequence.read(at: offset, in: bytes, before: end)
    let range = ByteRange(offset, offset + escape.length)
    if !escape.isValid {
      // The repair of other quotes takes care of the backslash before a mark.
      if flags.contains(.otherQuotes), QuotationMark.mark(at: offset + 1, in: bytes) != nil { return escape.length }
      report(.invalidEscape, range, argument: text(range), repair: repairOfEscape(range))
    } else if escape.scalar == nil {
      report(.loneSurrogate, range, argument: text(range))
    }
    return escape.length
  }

  /// `\'` loses its backslash, `\x41` and `\U0001F600` become what they mean; any other backslash is doubled.
  private func repairOfEscape(_ range: ByteRange) -> [TextEdit] {
    if range.count == 1 { return [.insert("\\", at: range.start)] }
    let letter = bytes[range.start + 1]
    if letter == UInt8(ascii: "'") || letter == UInt8(ascii: "`") {
      return [.delete(ByteRange(range.start, range.start + 1))]
    }
    let digits = letter == UInt8(ascii: "x") ? 2 : letter == UInt8(ascii: "U") ? 8 : 0
    let end = range.end + digits
    if digits > 0, end <= bytes.count, let value = UInt32(text(ByteRange(range.end, end)), radix: 16),
      let scalar = Unicode.Scalar(value), scalar.value >= 0x20, scalar != "\"", scalar != "\\"
    {
      return [TextEdit(ByteRange(range.start, end), String(Character(scalar)))]
    }
    return [.insert("\\", at: range.start)]
  }

  /// A run of control characters is one problem.
  private mutating func inspectControlCharacters(at offset: Int, before end: Int) -> Int {
    var stop = offset
    while stop < end, bytes[stop] < 0x20 { stop += 1 }
    let range = ByteRange(offset, stop)
    let escaped = bytes[offset..<stop].map(JSONText.escapedControlCharacter).joined()
    report(
      .controlCharacter, range, argument: escaped,
      repair: [TextEdit(range, escaped.replacing(crlf: "\\r\\n", with: "\\n"))])
    return stop - offset
  }

  private mutating func inspectSequence(at offset: Int, before end: Int) -> Int {
    let length = UTF8Sequence.length(at: offset, in: bytes, before: bytes.count)
    if length > 0 { return length }
    var stop = offset
    while stop < end, bytes[stop] >= 0x80, UTF8Sequence.length(at: stop, in: bytes, before: bytes.count) == 0 {
      stop += 1
    }
    reportInvalidUTF8(ByteRange(offset, max(stop, offset + 1)))
    return max(1, stop - offset)
  }

  private mutating func reportInvalidUTF8(_ range: ByteRange) {
    // Windows-1252 and ISO 8859-1 are what such bytes come from, but only a person knows the text.
    report(.invalidUTF8, range, argument: String(range.start))
  }

  /// The edits that put a string between JSON's quotes, with what then needs an escape.
  static func requoting(
    _ range: ByteRange, _ flags: NodeFlags, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [TextEdit] {
    let opening = ByteRange(range.start, range.start + QuotationMark.length(at: range.start, in: bytes))
    let closed = !flags.contains(.unclosed)
    let closingLength = closed ? QuotationMark.length(endingAt: range.end, notBefore: opening.end, in: bytes) : 0
    let closing = ByteRange(range.end - closingLength, range.end)
    var edits: [TextEdit] = []
    if bytes[opening.start] != UInt8(ascii: "\"") { edits.append(TextEdit(opening, "\"")) }
    var offset = opening.end
    while offset < closing.start {
      if bytes[offset] == UInt8(ascii: "\"") {
        edits.append(.insert("\\", at: offset))
      } else if bytes[offset] == UInt8(ascii: "\\") {
        let mark = QuotationMark.mark(at: offset + 1, in: bytes)
        if let mark, mark.family != .json { edits.append(.delete(ByteRange(offset, offset + 1))) }
        offset += 1
      }
      offset += 1
    }
    if closing.isEmpty || bytes[closing.start] != UInt8(ascii: "\"") { edits.append(TextEdit(closing, "\"")) }
    return edits
  }

  // MARK: Between tokens

  /// Passes over a piece that a reader passes over but JSON does not know, and reports it. False if the next token
  /// is no such piece.
  mutating func passOverOddTrivia() -> Bool {
    let token = token()
    guard token.kind.isTrivia else { return false }
    switch token.kind {
    case .byteOrderMark: report(.byteOrderMark, token.range, repair: [.delete(token.range)])
    case .comment: report(.comment, token.range, argument: text(token.range), repair: [removal(of: token.range)])
    case .control: report(.controlCharacter, token.range, repair: [.delete(token.range)])
    case .invalidUTF8: reportInvalidUTF8(token.range)
    case .invisible:
      report(.invisibleCharacter, token.range, argument: text(token.range), repair: [TextEdit(token.range, " ")])
    case .conflict: reportConflict(token.range)
    default: break
    }
    offset = token.range.end
    return true
  }

  /// A comment with the space before it, and with its line if nothing else stands there.
  private func removal(of range: ByteRange) -> TextEdit {
    var start = range.start
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    let aloneBefore = start == 0 || Scanner.isLineEnd(bytes[start - 1])
    var end = range.end
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    guard end >= bytes.count || Scanner.isLineEnd(bytes[end]) else { return .delete(range) }
    guard aloneBefore else { return .delete(ByteRange(start, end)) }
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return .delete(ByteRange(start, end))
  }

  /// One problem for all markers of a conflict: the later ones are told with the first.
  private mutating func reportConflict(_ range: ByteRange) {
    let line = ByteRange(range.start, min(range.end, Scanner.endOfLine(from: range.start, in: bytes)))
    if let index = problems.lastIndex(where: { $0.code == .mergeConflict }),
      bytes[range.start] != UInt8(ascii: "<")
    {
      problems[index].related.append(line)
    } else {
      report(.mergeConflict, line)
    }
  }

  // MARK: Names of an object

  /// Reports each member of an object whose name another member has, too, with the others as related places.
  mutating func reportDuplicateNames(of container: Int) {
    let end = Int(records[container].next)
    var names: [Int] = []
    var index = container + 1
    while index < end {
      if !records[index].flags.contains(.nameless) { names.append(index) }
      index = max(index + 1, Int(records[index].next))
    }
    guard names.count > 1, mayHaveDuplicates(names) else { return }
    var groups: [String: [Int]] = [:]
    for index in names { groups[name(of: index), default: []].append(index) }
    for group in groups.values where group.count > 1 {
      let ranges = group.map { ByteRange(Int(records[$0].start), Int(records[$0].end)) }
      for (position, range) in ranges.enumerated() {
        let others = ranges.enumerated().lazy.filter { $0.offset != position }.map(\.element).prefix(5)
        report(.duplicateKey, range, argument: name(of: group[position]), related: Array(others))
      }
    }
  }

  private func name(of index: Int) -> String {
    let record = records[index]
    let range = ByteRange(Int(record.start), Int(record.end))
    if record.flags.contains(.bare) { return text(range) }
    let opening = QuotationMark.length(at: range.start, in: bytes)
    let closing =
      record.flags.contains(.unclosed)
      ? 0 : QuotationMark.length(endingAt: range.end, notBefore: range.start + opening, in: bytes)
    let content = ByteRange(range.start + opening, range.end - closing)
    guard record.flags.contains(.hasEscapes) else { return text(content) }
    return StringLiteral.decode(content, in: bytes).string
  }

  /// Whether two of the names look alike; sure if no name has escapes. Linear in the number of names.
  private func mayHaveDuplicates(_ names: [Int]) -> Bool {
    if names.count <= 12 {
      for (position, index) in names.enumerated() {
        if !records[index].flags.subtracting(.nonASCII).isEmpty { return true }
        for other in names[..<position] where sameBytes(index, other) { return true }
      }
      return false
    }
    var seen = Set<UInt64>(minimumCapacity: names.count)
    for index in names {
      if !records[index].flags.subtracting(.nonASCII).isEmpty { return true }
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes[Int(records[index].start)..<Int(records[index].end)] {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
      if !seen.insert(hash).inserted { return true }
    }
    return false
  }

  private func sameBytes(_ one: Int, _ other: Int) -> Bool {
    let (a, b) = (records[one], records[other])
    guard a.end - a.start == b.end - b.start else { return false }
    return bytes[Int(a.start)..<Int(a.end)].elementsEqual(bytes[Int(b.start)..<Int(b.end)])
  }
}

extension String {
  fileprivate func replacing(crlf: String, with replacement: String) -> String {
    guard let range = firstRange(of: crlf) else { return self }
    return String(self[..<range.lowerBound]) + replacement
      + String(self[range.upperBound...]).replacing(crlf: crlf, with: replacement)
  }

  private func firstRange(of needle: String) -> Range<String.Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(needle) { return index..<self.index(index, offsetBy: needle.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
