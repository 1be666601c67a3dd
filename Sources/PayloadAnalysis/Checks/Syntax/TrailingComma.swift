import JSONSyntax

package enum TrailingComma: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.trailingComma
  package static let documentation = CheckDocumentation(
    "A comma stands behind the last member of an object or the last element of an array.",
    reason: """
      JSON separates members with commas and ends with none; JavaScript, JSON5 and JSONC allow one more. The Simulator \
      has been seen to take such files; strict readers, among them the libraries that send to APNs, refuse them.
      """,
    remedy: "Delete the comma.",
    source: Page.json(section: "4"),
    failing: #"{ "aps": { "alert": "Hello", } }"#,
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "There is a comma, but nothing follows it. The Simulator may take that; strict readers do not. Delete it."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String { "Delete the comma" }
}
