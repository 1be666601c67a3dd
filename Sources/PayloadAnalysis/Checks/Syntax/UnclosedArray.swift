import JSONSyntax

package enum UnclosedArray: UnclosedContainer {
  static let container = "array"
  static let bracket: Character = "]"
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
}
