import JSONSyntax

package enum UnexpectedText: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.unexpectedText
  package static let documentation = CheckDocumentation(
    "Text stands where JSON allows none.",
    reason: """
      A document is one value: nothing follows it, and words stand between quotes. Readers refuse the payload.
      """,
    remedy: "Delete the text, or make it part of the payload.",
    source: Page.json(section: "2"),
    failing: #"{ "aps": { "alert": "Hello" } } sent today"#,
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "\(Shown.text(problem.argument)) is no part of the JSON around it, and readers refuse the payload. Delete it, or put "
      + "it between quotes where text belongs."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    problem.repair.contains { $0.replacement == "," } ? "Replace with a comma" : "Delete the text"
  }

  /// The text is lost.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool { false }
}
