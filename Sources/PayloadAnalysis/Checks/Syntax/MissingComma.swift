import JSONSyntax

package enum MissingComma: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.missingComma
  package static let documentation = CheckDocumentation(
    "Two members or elements stand side by side without a comma.",
    reason: """
      JSON separates them with commas; without one the whole payload cannot be read.
      """,
    remedy: "Put a comma between the two.",
    source: Page.json(section: "4"),
    failing: #"{ "aps": { "alert": "Hello" "badge": 1 } }"#,
    passing: #"{ "aps": { "alert": "Hello", "badge": 1 } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "A comma is missing before \(Shown.text(problem.argument)); the payload cannot be read without it."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    problem.cause == .commaInside ? "Move the comma out of the string" : "Insert a comma"
  }

  /// A comma at the end of a string may be part of it.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool { problem.cause != .commaInside }
}
