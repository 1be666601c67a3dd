import JSONSyntax
import PayloadSchema
import SourceText

package enum DuplicateText: Check {
  package static let code = "duplicate-text"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "The same text stands twice in a payload that is near its limit.",
    reason: """
      The app can read every value from `userInfo`, the alert's text included. This is told only when the payload is \
      near its limit.
      """,
    remedy: "Send the text once.",
    source: Page.payload,
    failing: CheckDocumentation.Example(
      """
      { "aps": { "alert": "\(String(repeating: "x", count: 1900))" },
        "text": "\(String(repeating: "x", count: 1900))" }
      """),
    passing: #"{ "aps": { "alert": "Your table for two is free." }, "text": "Your table for two is free." }"#)

  /// Shorter texts are not worth a word, in bytes.
  private static let shortest = 24

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.isWorthSaving else { return [] }
    var firsts: [String: Node] = [:]
    let repeated = context.region.strings.compactMap { string -> (string: Node, first: Node)? in
      guard string.contentRange.count >= shortest, let text = string.stringValue else { return nil }
      if let first = firsts[text] { return (string, first) }
      firsts[text] = string
      return nil
    }
    let pointersOfFirsts = pointers(of: repeated.map(\.first), in: context.tree)
    var trail = PointerTrail(context.tree)
    return repeated.map { string, first in
      finding(
        context, at: string.range, trail.pointer(at: string.range.start + 1),
        message(bytes: string.range.count, pointersOfFirsts[first.index] ?? JSONPointer()),
        related: [Finding.Related("The text stands here, too.", at: first.range)])
    }
  }

  /// Where strings stand, by their indexes.
  private static func pointers(of strings: [Node], in tree: SyntaxTree) -> [Int: JSONPointer] {
    var trail = PointerTrail(tree)
    var pointers: [Int: JSONPointer] = [:]
    for string in strings.sorted(by: { $0.index < $1.index }) where pointers[string.index] == nil {
      pointers[string.index] = trail.pointer(at: string.range.start + 1)
    }
    return pointers
  }
}

// MARK: - Messages

extension DuplicateText {
  private static func message(bytes: Int, _ first: JSONPointer) -> String {
    "This text of \(bytes) bytes stands at `\(first)`, too, and the payload is near its limit. Send it once."
  }
}
