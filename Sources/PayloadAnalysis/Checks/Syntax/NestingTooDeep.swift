import JSONSyntax

package enum NestingTooDeep: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.nestingTooDeep
  package static let documentation = CheckDocumentation(
    "Objects and arrays are nested deeper than 512 levels.",
    reason: """
      Readers of JSON have such limits themselves. What lies deeper is not looked at here.
      """,
    remedy: "Put less into each other. No payload needs more than a few levels.",
    source: Page.json(section: "9"),
    failing: CheckDocumentation.Example(String(repeating: "[", count: 513) + String(repeating: "]", count: 513)),
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "This is nested deeper than \(problem.argument) levels; readers refuse such texts, and what is in it is not checked."
  }
}
