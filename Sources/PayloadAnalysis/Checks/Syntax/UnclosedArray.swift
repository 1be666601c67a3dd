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
    switch problem.cause {
    case .bracesMissing:
      return "The payload's own `{` and `}` are missing around its members, and readers refuse it. Insert them."
    case .elision:
      return
        "The text was cut off here, before the array ends: `\(problem.argument)` and what was left out are missing."
    case .textEnds:
      return "The text ends before the array does: `\(problem.argument)` is missing. Insert it, or what was lost."
    default:
      return
        "`]` is missing: the array ends here, or earlier. The payload cannot be read without it; insert it where it "
        + "belongs."
    }
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    problem.cause == .bracesMissing ? "Insert `{` and `}`" : "Insert `\(problem.argument)`"
  }

  /// What was cut off is lost; closing what is left would hide that.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool {
    problem.cause != .elision && !problem.inventsValue
  }

  package static func relatedMessage(_ problem: SyntaxProblem) -> String { "This bracket is not closed." }
}
