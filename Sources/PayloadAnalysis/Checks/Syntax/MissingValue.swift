import JSONSyntax
import SourceText

package enum MissingValue: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.missingValue
  package static let documentation = CheckDocumentation(
    "A name has no value, or a comma stands where an element should.",
    reason: """
      Each member of an object has a value; between two commas of an array stands an element. Readers refuse the \
      payload otherwise.
      """,
    remedy: "Write the value, or delete the name; delete a comma too many.",
    source: Page.json(section: "4"),
    failing: #"{ "aps": { "alert": "Hello", "badge": } }"#,
    passing: #"{ "aps": { "alert": "Hello", "badge": 1 } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    if problem.cause == .braceMissing {
      return "The `{` of \(Shown.text(problem.argument)) is missing before its members. Insert it."
    }
    if problem.cause == .shorthand {
      return
        "\(Shown.text(problem.argument)) alone is a variable of JavaScript that gives both name and value; JSON needs the "
        + "two. Write them."
    }
    return isComma(problem)
      ? "There is one comma too many: no element stands before it. Readers refuse the payload; delete the comma."
      : "\(Shown.text(problem.argument)) has no value, and the payload cannot be read. Write one, or delete the name."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    problem.cause == .braceMissing ? "Insert `{`" : "Delete the comma"
  }

  /// The parser would put in `null`, which is seldom what was meant, and no value of most keys.
  package static func fixes(_ problem: SyntaxProblem, in tree: SyntaxTree) -> [Fix] {
    if isComma(problem) || problem.cause == .braceMissing { return [Fix(fixTitle(problem), problem.repair)] }
    if problem.cause == .shorthand { return [] }
    let end = problem.range.end
    guard let object = tree.nodes(at: end).last(where: { $0.kind == .object }),
      let member = lastValueless(of: object, endingBy: end)
    else { return [] }
    let edits = ObjectEdit.removing([member], from: object).map { edit in
      // A comma that is missing behind the colon comes in its place.
      guard edit.range.end == ObjectEdit.extent(of: member).end else { return edit }
      let isCommaMissing = problem.repair.first?.replacement.hasSuffix(",") == true
      return TextEdit(ByteRange(edit.range.start, max(end, edit.range.end)), isCommaMissing ? "," : "")
    }
    return [Fix("Delete \(Shown.text(problem.argument))", isSafe: false, edits)]
  }

  /// The last member without a value whose name ends at or before an offset.
  private static func lastValueless(of object: Node, endingBy end: Int) -> Node? {
    var member = object.child(beginningBy: end)
    while let candidate = member, !candidate.flags.contains(.valueless) || candidate.nameRange.end > end {
      member = object.child(before: candidate)
    }
    return member
  }

  private static func isComma(_ problem: SyntaxProblem) -> Bool { problem.argument == "," }
}
