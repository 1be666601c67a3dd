import SourceText

/// `…` and `...`, which stand for something that was left out.
extension Parser {
  /// An elision in the place of a value. An array has other elements; the value of a member is lost.
  mutating func recoverElision(_ range: ByteRange) {
    if frames.last?.isObject == false { return recoverText(from: range.start) }
    report(.invalidLiteral, range, cause: .elision, argument: text(range))
    add(.invalid, range.start, range.end)
    endValue(at: range.end)
  }
}

enum Elision {
  /// Whether a text breaks off with an elision.
  static func ends(_ text: String) -> Bool { text.hasSuffix("…") || text.hasSuffix("...") }

  /// Whether a text is nothing but an elision.
  static func isWhole(_ text: String) -> Bool {
    text.allSatisfy { $0 == "…" || $0 == "⋯" } || (text.count >= 2 && text.allSatisfy { $0 == "." })
  }
}
