import JSONSyntax

package enum Comment: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.comment
  package static let documentation = CheckDocumentation(
    "The text has a comment.",
    reason: """
      JSON has no comments. Editors and JSON5 or JSONC readers take them; APNs and the libraries that send to it do \
      not.
      """,
    remedy: "Delete the comment. What must be told stands in a document beside the payload.",
    source: Page.json,
    failing: CheckDocumentation.Example("{ \"aps\": { \"alert\": \"Hello\" } // greeting\n}"),
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "JSON has no comments; \(habit(problem.argument)) Readers at the other end refuse the payload. Delete the comment."
  }

  private static func habit(_ text: String) -> String {
    if text.hasPrefix("#") { return "this one is written as in Python or a shell." }
    if text.hasPrefix("<!--") { return "this one is written as in HTML." }
    return "this one is written as in JavaScript, JSONC or JSON5."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String { "Delete the comment" }

  /// Where nothing but comments stands in a text, the payload is in them.
  package static func fixes(_ problem: SyntaxProblem, in tree: SyntaxTree) -> [Fix] {
    problem.repair.isEmpty ? [] : [Fix(fixTitle(problem), isSafe: tree.root != nil, problem.repair)]
  }
}
