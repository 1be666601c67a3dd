import JSONSyntax

package enum UnclosedArray: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.unclosedArray
  package static let documentation = CheckDocumentation(
    "An array is not closed.",
    reason: """
      Its `]` is missing; the payload cannot be read without it.
      """,
    remedy: "Put the `]` where the array ends.",
    source: Page.json(section: "5"),
    failing: #"{ "aps": { "alert": { "loc-key": "A", "loc-args": ["x" } } }"#,
    passing: #"{ "aps": { "alert": { "loc-key": "A", "loc-args": ["x"] } } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "`]` is missing: the array ends here, or earlier. The payload cannot be read without it; insert it where it belongs."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String { "Insert `\(problem.argument)`" }
  package static func relatedMessage(_ problem: SyntaxProblem) -> String { "This bracket is not closed." }
}
