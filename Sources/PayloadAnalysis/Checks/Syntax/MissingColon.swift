import JSONSyntax

package enum MissingColon: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.missingColon
  package static let documentation = CheckDocumentation(
    "A name is followed by its value without a colon.",
    reason: """
      JSON puts a colon between the name of a member and its value; without it the payload cannot be read.
      """,
    remedy: "Put a colon between the two.",
    source: Page.json(section: "4"),
    failing: #"{ "aps": { "alert" "Hello" } }"#,
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    if problem.cause == .colonInside {
      return
        "The colon behind \(Shown.text(problem.argument)) stands inside of the quotes, and so is part of the name. Put it "
        + "behind them."
    }
    return
      "A colon is missing between \(Shown.text(problem.argument)) and its value; the payload cannot be read without it."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    problem.cause == .colonInside ? "Move the colon behind the quotes" : "Insert a colon"
  }
}
