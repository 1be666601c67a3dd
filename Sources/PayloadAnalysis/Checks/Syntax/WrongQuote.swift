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
        "The quotes of this text have a backslash, as if all were inside of a string. Readers refuse them; delete the "
        + "backslashes."
    case .quotesDoubled:
      return
        "The quotes of this text are doubled, as if all were inside of a string of C# or a table. Readers refuse them; "
        + "leave one of two."
    case .joinedStrings:
      return "A program joins strings here, and JSON runs no code. Write the string that comes of it."
    case .templateLiteral:
      return
        "JavaScript writes text over several lines or with values in it between back quotes; JSON runs no code, and has `\\n` "
        + "for the end of a line. Write the text that comes of it."
    case .entities:
      return
        "This text was encoded for a web page: `&quot;` stands where JSON has `\"`, and readers refuse it. Decode it."
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
    case .entities: "Decode `&quot;` and the like"
    case .quotesDoubled: "Leave one of two quotes"
    default: "Use straight double quotes"
    }
  }

  /// Quotes inside of a string come in pairs; one alone may be an apostrophe. `""Hello""` may have quotes of its own, or was
  /// quoted twice.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool {
    guard problem.cause == .quotesInside else { return problem.cause != .templateLiteral }
    let isTwice = problem.argument.hasPrefix("\"\"") && problem.argument.hasSuffix("\"\"")
    return problem.repair.count.isMultiple(of: 2) && !isTwice
  }

  package static func relatedMessage(_ problem: SyntaxProblem) -> String { "The same stands here." }
}
