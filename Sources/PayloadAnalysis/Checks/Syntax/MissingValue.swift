import JSONSyntax

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
    isComma(problem)
      ? "There is one comma too many: no element stands before it. Readers refuse the payload; delete the comma."
      : "\(Shown.text(problem.argument)) has no value, and the payload cannot be read. Write one, or delete the name."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    isComma(problem) ? "Delete the comma" : "Insert `null`"
  }

  /// `null` is JSON, but seldom what was meant.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool { isComma(problem) }

  private static func isComma(_ problem: SyntaxProblem) -> Bool { problem.argument == "," }
}
