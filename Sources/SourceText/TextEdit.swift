/// A replacement of a range of a text. All edits of a list are meant on the original text.
package struct TextEdit: Hashable, Sendable {
  package var range: ByteRange
  package var replacement: String

  package init(_ range: ByteRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  package static func insert(_ text: String, at offset: Int) -> TextEdit { TextEdit(ByteRange(at: offset), text) }
  package static func delete(_ range: ByteRange) -> TextEdit { TextEdit(range, "") }
}

extension SourceText {
  /// The text with all edits made. They are meant on this text and may stand in any order; insertions at one place
  /// keep their order. An edit that overlaps one before it, or lies outside the text, is left out.
  package func applying(_ edits: [TextEdit]) -> SourceText {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var copied = 0
    let inOrder = edits.enumerated().sorted { ($0.element.range, $0.offset) < ($1.element.range, $1.offset) }
    for edit in inOrder.map(\.element) where edit.range.start >= copied && edit.range.end <= bytes.count {
      result.append(contentsOf: bytes[copied..<edit.range.start])
      result.append(contentsOf: edit.replacement.utf8)
      copied = edit.range.end
    }
    result.append(contentsOf: bytes[copied...])
    return SourceText(result)
  }
}

extension SourceText {
  /// The name of `TextEdit` where that means something else.
  package typealias Edit = TextEdit
}
