import JSONSyntax

package enum UnclosedString: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.unclosedString
  package static let documentation = CheckDocumentation(
    "A string has no closing quote.",
    reason: """
      Without it, all that follows belongs to the string; the payload cannot be read.
      """,
    remedy: "Put the quote where the string ends.",
    source: Page.json(section: "7"),
    failing: CheckDocumentation.Example("{ \"aps\": {\n  \"alert\": \"Hello,\n  \"badge\": 1 } }"),
    passing: CheckDocumentation.Example("{ \"aps\": {\n  \"alert\": \"Hello\",\n  \"badge\": 1 } }"))

  package static func message(_ problem: SyntaxProblem) -> String {
    if problem.cause == .quoteEscaped {
      return "The backslash before the closing quote makes it part of the string, which does not end then. Double the "
        + "backslash, or insert a quote."
    }
    return "This string has no closing quote, so the payload cannot be read. It probably ends here; insert `\"`."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    problem.cause == .quoteEscaped ? "Double the backslash" : "Insert the closing quote"
  }

  /// What the value of a name is that is still being written, nobody knows.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool { problem.cause == nil }
}
