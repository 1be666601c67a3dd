import JSONSyntax

package enum UnclosedObject: UnclosedContainer {
  static let container = "object"
  static let bracket: Character = "}"
  package static let problem = SyntaxProblem.Code.unclosedObject
  package static let documentation = CheckDocumentation(
    "An object is not closed.",
    reason: """
      Its `}` is missing; the payload cannot be read without it.
      """,
    remedy: "Put the `}` where the object ends.",
    source: Page.json(section: "4"),
    failing: #"{ "aps": { "alert": "Hello" }"#,
    passing: #"{ "aps": { "alert": "Hello" } }"#)
}
