import JSONSyntax

package enum UnquotedKey: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.unquotedKey
  package static let documentation = CheckDocumentation(
    "A name stands without quotes.",
    reason: """
      JavaScript, JSON5 and YAML take names without quotes; JSON does not, and readers refuse the payload.
      """,
    remedy: "Put the name between double quotes.",
    source: Page.json(section: "4"),
    failing: #"{ aps: { "alert": "Hello" } }"#,
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "\(Shown.text(problem.argument)) stands without quotes, as in JavaScript or JSON5; JSON readers refuse that. Put it "
      + "between double quotes."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String { "Put the name between double quotes" }
}
