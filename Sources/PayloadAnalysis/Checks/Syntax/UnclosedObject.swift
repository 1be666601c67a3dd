import JSONSyntax

package enum UnclosedObject: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.unclosedObject
  package static let documentation = CheckDocumentation(
    "An object is not closed.",
    reason: """
      Its `}` is missing; the payload cannot be read without it.
      """,
    remedy: "Put the `}` where the object ends.",
    source: Page.json(section: "4"),
    failing: #"{ "aps": { "alert": "Hello" }"#,
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "`}` is missing: the object ends here, or earlier. The payload cannot be read without it; insert it where it belongs."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String { "Insert `\(problem.argument)`" }
  package static func relatedMessage(_ problem: SyntaxProblem) -> String { "This bracket is not closed." }
}
