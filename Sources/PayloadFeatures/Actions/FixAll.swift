import PayloadAnalysis
import SourceText

extension Analysis {
  /// All safe fixes, again and again until none is left to make; nil if there is none.
  ///
  /// - Parameter isDeferred: whether it is offered for a long document where there may be one: each round of fixes
  ///   analyses the whole document.
  func fixAll(isDeferred: Bool, now: Double) -> CodeAction? {
    guard findings.contains(where: { $0.fixes.first?.isSafe == true }) else { return nil }
    let isDeferred = isDeferred && (text.count > Analysis.mostBytesTried || findings.count > Analysis.mostFindingsTried)
    let edits = { @Sendable in
      [TextEdit.difference(from: self.text, to: SafeFixes(self, now: now).text)].compactMap { $0 }
    }
    let made = isDeferred ? nil : edits()
    if made?.isEmpty == true { return nil }
    return CodeAction(title: "Fix all that can be fixed safely", kind: .fixAll, edits: made ?? edits())
  }

  /// How long a document is at most, and how many findings it has, where trying its fixes takes no time to speak of.
  private static let mostBytesTried = 8192
  private static let mostFindingsTried = 30
}

extension TextEdit {
  /// One edit that makes one text the other, without the lines that are the same at start and end; nil if all are.
  package static func difference(from old: SourceText, to new: SourceText) -> TextEdit? {
    guard old.bytes != new.bytes else { return nil }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old.bytes[start] == new.bytes[start] { start += 1 }
    start = old.rangeOfLine(old.line(at: start)).start
    var end = 0
    while end < shorter - start, old.bytes[old.count - 1 - end] == new.bytes[new.count - 1 - end] { end += 1 }
    // The edit ends where a line of both texts begins, so that it cuts no character and no line ending.
    let isLineStart = { (text: SourceText, offset: Int) in
      offset == text.count || text.rangeOfLine(text.line(at: offset)).start == offset
    }
    while end > 0, !isLineStart(old, old.count - end) || !isLineStart(new, new.count - end) { end -= 1 }
    let replacement = new.string(in: ByteRange(start, new.count - end))
    return TextEdit(ByteRange(start, old.count - end), replacement)
  }
}
