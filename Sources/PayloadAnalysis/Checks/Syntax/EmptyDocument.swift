import JSONSyntax

package enum EmptyDocument: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.emptyDocument
  package static let documentation = CheckDocumentation(
    "The text holds no value.",
    reason: """
      A payload is a JSON object; an empty request body is answered with `PayloadEmpty`.
      """,
    remedy: "Write an object: `{ \"aps\": { … } }`, or `{}` for a Wallet push.",
    source: Page.json(section: "2"),
    failing: CheckDocumentation.Example("\n"),
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "There is no JSON here. APNs answers an empty body with PayloadEmpty; a payload is an object, and be it `{}`."
  }
}
