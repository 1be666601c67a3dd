import JSONSyntax

package enum WrongQuote: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.wrongQuote
  package static let documentation = CheckDocumentation(
    "A string stands between other marks than straight double quotes.",
    reason: """
      JSON knows `"` alone. Apostrophes come from JavaScript and Python, typographic quotes from word processors and \
      chat windows.
      """,
    remedy: #"Put the string between `"`."#,
    source: Page.json,
    failing: #"{ 'aps': { "alert": “Hello” } }"#,
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "JSON strings stand between straight double quotes; `\(problem.argument.prefix(40))` does not."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String { "Use straight double quotes" }
}
