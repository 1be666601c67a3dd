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
    switch problem.cause {
    case .quotesInside:
      return "Quotes inside of a string need a backslash before them: `\\\"`. Without it the string ends too early."
    case .quotesEscaped:
      return
        "The quotes around this string have a backslash, as if all were inside of a string. Delete the backslashes."
    default: break
    }
    return "JSON strings stand between straight double quotes; \(habit(problem.argument)). Readers refuse the payload; "
      + "replace the quotes."
  }

  private static func habit(_ text: String) -> String {
    switch text.first {
    case "'": "apostrophes are the way of JavaScript, Python and JSON5"
    case "`": "back quotes are the way of JavaScript and Markdown"
    case "\"": "this one ends with a typographic one, as word processors and chat windows write them"
    default: "these are typographic ones, as word processors and chat windows write them"
    }
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    switch problem.cause {
    case .quotesInside: "Put a backslash before the quotes"
    case .quotesEscaped: "Delete the backslashes"
    default: "Use straight double quotes"
    }
  }
}
