import JSONSyntax

package enum UnmatchedBracket: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.unmatchedBracket
  package static let documentation = CheckDocumentation(
    "A closing bracket closes nothing, or not what is open.",
    reason: """
      Objects stand between `{` and `}`, arrays between `[` and `]`; readers refuse a bracket that fits none.
      """,
    remedy: "Delete it, or write the one that fits.",
    source: Page.json(section: "2"),
    failing: #"{ "aps": { "alert": "Hello" } } }"#,
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    problem.argument.isEmpty
      ? "This bracket closes nothing, and readers refuse the payload. Delete it."
      : "What is open here is closed with `\(problem.argument)`; readers refuse another bracket. Replace it."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    problem.argument.isEmpty ? "Delete the bracket" : "Replace with `\(problem.argument)`"
  }

  package static func relatedMessage(_ problem: SyntaxProblem) -> String { "This bracket is open." }
}
