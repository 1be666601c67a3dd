import JSONSyntax

package enum MissingName: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.missingName
  package static let documentation = CheckDocumentation(
    "A member has no name, or a comma stands where a member should.",
    reason: """
      Each member of an object is a name, a colon and a value. Two commas in a row leave one out.
      """,
    remedy: "Write the name, or delete the comma.",
    source: Page.json(section: "4"),
    failing: #"{ "aps": { "alert": "Hello",, "badge": 1 } }"#,
    passing: #"{ "aps": { "alert": "Hello", "badge": 1 } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    isComma(problem)
      ? "There is one comma too many: no member stands before it. Readers refuse the payload; delete the comma."
      : problem.cause == .doubledBraces
        ? "These braces stand around the members of one object, and mean nothing. Delete them."
        : "A value stands here without its name; members of an object are a name, a colon and a value. Write the name."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    isComma(problem)
      ? "Delete the comma" : problem.cause == .doubledBraces ? "Delete the braces" : "Insert an empty name"
  }

  /// An empty name is JSON, but not what was meant.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool {
    isComma(problem) || problem.cause == .doubledBraces
  }

  private static func isComma(_ problem: SyntaxProblem) -> Bool { problem.argument == "," }
}
