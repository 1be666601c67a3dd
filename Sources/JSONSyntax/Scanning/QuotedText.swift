import SourceText

/// A string between any marks: where its content is, and how it is put between JSON's own.
struct QuotedText {
  let opening: ByteRange
  let content: ByteRange
  let closing: ByteRange
  /// The marks have a backslash before them, as in text that was a string itself.
  let isEscaped: Bool

  /// The marks are those of HTML: `&quot;`.
  let isEntity: Bool

  private let hasJSONMarks: Bool

  init(_ range: ByteRange, _ flags: NodeFlags, in bytes: UnsafeBufferPointer<UInt8>) {
    let isClosed = !flags.contains(.unclosed)
    guard flags.contains(.otherQuotes) else {
      let start = min(range.start + 1, range.end)
      let end = max(start, range.end - (isClosed ? 1 : 0))
      opening = ByteRange(range.start, start)
      content = ByteRange(start, end)
      closing = ByteRange(end, range.end)
      isEscaped = false
      isEntity = false
      hasJSONMarks = true
      return
    }
    isEscaped = QuotationMark.isEscaped(at: range.start, in: bytes)
    isEntity = QuotationMark.mark(at: range.start, in: bytes)?.family == .entity
    let isTriple =
      range.count >= 6 && TripleQuotes.begin(at: range.start, in: bytes)
      && TripleQuotes.begin(at: range.end - 3, in: bytes)
    let length = isTriple ? 3 : isEscaped ? 2 : QuotationMark.length(at: range.start, in: bytes)
    var start = min(range.end, range.start + length)
    let closingLength =
      !isClosed
      ? 0
      : isTriple || isEscaped
        ? min(length, range.end - start) : QuotationMark.length(endingAt: range.end, notBefore: start, in: bytes)
    var end = range.end - closingLength
    if isClosed, Guillemets.begin(at: range.start, in: bytes) {
      start = Guillemets.endOfSpace(from: start, to: end, in: bytes)
      end = Guillemets.startOfSpace(before: end, from: start, in: bytes)
    }
    opening = ByteRange(range.start, start)
    content = ByteRange(start, end)
    closing = ByteRange(end, range.end)
    hasJSONMarks =
      closing.count == 1 && bytes[closing.start] == UInt8(ascii: "\"") && opening.count == 1
      && bytes[opening.start] == UInt8(ascii: "\"")
  }

  var cause: SyntaxProblem.Cause? {
    isEscaped ? .quotesEscaped : isEntity ? .entities : hasJSONMarks ? .quotesInside : nil
  }

  /// The edits that put the text between JSON's marks, with what then needs a backslash.
  func requoting(in bytes: UnsafeBufferPointer<UInt8>) -> [TextEdit] {
    var edits: [TextEdit] = []
    let mark = UInt8(ascii: "\"")
    if opening.count != 1 || bytes[opening.start] != mark { edits.append(TextEdit(opening, "\"")) }
    var offset = content.start
    while offset < content.end {
      if bytes[offset] == mark {
        edits.append(.insert("\\", at: offset))
      } else if isEntity, bytes[offset] == UInt8(ascii: "&"), let entity = Entity.read(at: offset, in: bytes),
        offset + entity.length <= content.end
      {
        let isQuote = entity.text == "\"" && (offset == content.start || bytes[offset - 1] != UInt8(ascii: "\\"))
        edits.append(TextEdit(ByteRange(offset, offset + entity.length), isQuote ? "\\\"" : entity.text))
        offset += entity.length - 1
      } else if bytes[offset] == UInt8(ascii: "\\") {
        if losesBackslash(at: offset, in: bytes) { edits.append(.delete(ByteRange(offset, offset + 1))) }
        if !isEntity || Scanner.byte(offset + 1, in: bytes) != UInt8(ascii: "&") { offset += 1 }
      }
      offset += 1
    }
    if closing.count != 1 || bytes[closing.start] != mark { edits.append(TextEdit(closing, "\"")) }
    return edits
  }

  /// The content of a name, which has no quotation marks of its own: those around it are doubled.
  func contentOfName(in bytes: UnsafeBufferPointer<UInt8>) -> ByteRange {
    let isDoubled =
      hasJSONMarks && content.count > 2 && bytes[content.start] == UInt8(ascii: "\"")
      && bytes[content.end - 1] == UInt8(ascii: "\"")
    return isDoubled ? ByteRange(content.start + 1, content.end - 1) : content
  }

  /// The edits that leave one mark of two on each side, and give those inside a backslash.
  func undoubling(in bytes: UnsafeBufferPointer<UInt8>) -> [TextEdit] {
    let mark = UInt8(ascii: "\"")
    var edits: [TextEdit] = [.delete(opening)]
    var offset = content.start + 1
    while offset + 1 < content.end - 1 {
      if bytes[offset] == mark, bytes[offset + 1] == mark {
        edits.append(TextEdit(ByteRange(offset, offset + 1), "\\"))
        offset += 1
      } else if bytes[offset] == mark {
        edits.append(.insert("\\", at: offset))
      } else if bytes[offset] == UInt8(ascii: "\\") {
        offset += 1
      }
      offset += 1
    }
    return edits + [.delete(closing)]
  }

  /// Whether the character behind a backslash needs it no more between JSON's marks.
  private func losesBackslash(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if isEscaped {
      guard offset + 1 < content.end else { return true }
      return bytes[offset + 1] == UInt8(ascii: "\\") || bytes[offset + 1] == UInt8(ascii: "\"")
    }
    return QuotationMark.mark(at: offset + 1, in: bytes).map { $0.family != .json && $0.family != .entity } ?? false
  }
}
