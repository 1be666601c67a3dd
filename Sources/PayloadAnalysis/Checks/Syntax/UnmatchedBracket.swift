import JSONSyntax

package enum UnmatchedBracket: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.unmatchedBracket
  package static let documentation = CheckDocumentation(
    "A bracket closes nothing, or is not the one that JSON has.",
    reason: """
      Objects stand between `{` and `}`, arrays between `[` and `]`, also where Swift, PHP or property lists write other \
      brackets; readers refuse the rest.
      """,
    remedy: "Delete it, or write the one that fits.",
    source: Page.json(section: "2"),
    failing: #"{ "aps": { "alert": "Hello" } } }"#,
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    switch problem.cause {
    case .foreignBrackets:
      return problem.argument == "{"
        ? "Members with names stand between `{` and `}` in JSON; other languages write other brackets. Replace both."
        : "A list stands between `[` and `]` in JSON; other languages write other brackets. Replace both."
    case .pairsOrElements:
      return
        "Between `{` and `}` stand names and values, with a colon between the two. Write the colons, or `[` and `]` around a "
        + "list."
    case .doubledBraces:
      return problem.argument == "("
        ? "JSON has no parentheses, and readers refuse the payload between them. Delete both."
        : "These braces stand around the braces of one object, and mean nothing in JSON; templates of Python and C# write "
          + "them twice. Delete them."
    case .closedTooEarly:
      return "This bracket closes the payload, but more of its members follow. It stands too early; delete it."
    default: break
    }
    return problem.argument.isEmpty
      ? "This bracket closes nothing, and readers refuse the payload. Delete it."
      : "What is open here is closed with `\(problem.argument)`; readers refuse another bracket. Replace it."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    switch problem.cause {
    case .foreignBrackets, .pairsOrElements:
      return problem.argument == "{" ? "Replace with `{` and `}`" : "Replace with `[` and `]`"
    case .doubledBraces: return problem.argument == "(" ? "Delete the parentheses" : "Delete the braces"
    default: return problem.argument.isEmpty ? "Delete the bracket" : "Replace with `\(problem.argument)`"
    }
  }

  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool { problem.cause != .pairsOrElements }

  package static func relatedMessage(_ problem: SyntaxProblem) -> String {
    problem.cause == nil ? "This bracket is open." : "This is the other one."
  }
}
