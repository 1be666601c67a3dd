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
    source: Page.json(section: "7"),
    failing: #"{ 'aps': { "alert": “Hello” } }"#,
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "JSON strings stand between straight double quotes; \(habit(problem.argument)). Readers refuse the payload; replace "
      + "the quotes."
  }

  private static func habit(_ text: String) -> String {
    switch text.first {
    case "'": "apostrophes are the way of JavaScript, Python and JSON5"
    case "`": "back quotes are the way of JavaScript and Markdown"
    case "\"": "this one ends with a typographic one, as word processors and chat windows write them"
    default: "these are typographic ones, as word processors and chat windows write them"
    }
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String { "Use straight double quotes" }
}
