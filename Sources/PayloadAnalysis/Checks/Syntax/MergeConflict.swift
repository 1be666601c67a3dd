import JSONSyntax
import SourceText

package enum MergeConflict: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.mergeConflict
  package static let documentation = CheckDocumentation(
    "The text has the marks of a merge conflict that nobody resolved.",
    reason: "The lines with `<<<<<<<`, `=======` and `>>>>>>>` are no JSON; the payload cannot be read.",
    remedy: "Keep one side, or what belongs of both, and delete the marks.",
    source: Page.json,
    failing: """
      { "aps": {
      <<<<<<< ours
        "badge": 1
      =======
        "badge": 2
      >>>>>>> theirs
      } }
      """,
    passing: #"{ "aps": { "badge": 1 } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "A merge conflict is not resolved here, and the payload cannot be read. Keep one side and delete the marks."
  }

  package static func relatedMessage(_ problem: SyntaxProblem) -> String { "The conflict goes on here." }

  package static func fixes(_ problem: SyntaxProblem, in tree: SyntaxTree) -> [Fix] {
    let (text, lines) = (tree.text, tree.conflictLines)
    let first = text.line(at: problem.range.start)
    guard lines.first(.ours, from: first) == first, let end = lines.first(.theirs, from: first + 1),
      let middle = lines.first(.middle, from: first + 1), middle < end
    else { return [] }
    let base = lines.first(.base, from: first + 1).flatMap { $0 < middle ? $0 : nil }
    let keepsFirst = [deletion(first, first, in: text), deletion(base ?? middle, end, in: text)]
    let keepsSecond = [deletion(first, middle, in: text), deletion(end, end, in: text)]
    return [
      Fix("Keep the first side", isSafe: false, keepsFirst), Fix("Keep the second side", isSafe: false, keepsSecond),
    ]
  }

  /// The lines from `first` to `last`, with the line ending behind them.
  private static func deletion(_ first: Int, _ last: Int, in text: SourceText) -> TextEdit {
    let end = last + 1 < text.lineCount ? text.rangeOfLine(last + 1).start : text.count
    return .delete(ByteRange(text.rangeOfLine(first).start, end))
  }
}
