import JSONSyntax

package enum InvalidEscape: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.invalidEscape
  package static let documentation = CheckDocumentation(
    "A backslash in a string begins no escape that JSON knows.",
    reason: """
      JSON knows `\\\" \\\\ \\/ \\b \\f \\n \\r \\t` and `\\uXXXX`; other languages know more. Readers refuse the \
      payload at any other one.
      """,
    remedy: "Write the character itself, or double a backslash that is meant as one.",
    source: Page.json(section: "7"),
    failing: #"{ "aps": { "alert": "It\'s ready" } }"#,
    passing: #"{ "aps": { "alert": "It's ready" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    if problem.argument.last?.isNewline == true {
      return
        "A backslash at the end of a line joins the next one to it in other languages; JSON refuses it. Write one line."
    }
    return
      "\(Shown.text(problem.argument)) is no escape of JSON\(habit(problem.argument)). Readers refuse the payload; "
      + advice(problem)
  }

  private static func habit(_ text: String) -> String {
    switch text.dropFirst().first {
    case "'", "`": ", where only `\"` needs a backslash"
    case "x": "; JavaScript and Python write characters so"
    case "U": "; Python and property lists write characters so"
    case "u": "; it has four hexadecimal digits there, without braces"
    case "0": "; C and JavaScript write a null so"
    default: ""
    }
  }

  private static func advice(_ problem: SyntaxProblem) -> String {
    switch problem.repair.first?.replacement {
    case "\\": "double the backslash if one is meant."
    case "": "leave out the backslash."
    default: "write the character itself."
    }
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    let replacement = problem.repair.first?.replacement ?? ""
    if problem.argument.last?.isNewline == true { return "Join the lines" }
    if replacement.isEmpty { return "Delete the backslash" }
    return replacement == "\\" ? "Double the backslash" : "Write `\(replacement)`"
  }

  /// Some languages drop a backslash that begins no escape, others keep it.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool { problem.cause != .unknownEscape }
}
