import JSONSyntax

package enum ControlCharacter: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.controlCharacter
  package static let documentation = CheckDocumentation(
    "A control character, such as a line break or a tab, stands in a string or between tokens.",
    reason: """
      In a JSON string characters below U+0020 must be written as escapes; strict readers refuse them as they are.
      """,
    remedy: #"Write `\n` for a line break and `\t` for a tab."#,
    source: Page.json(section: "7"),
    failing: CheckDocumentation.Example("{ \"aps\": { \"alert\": \"Two\nlines\" } }"),
    passing: #"{ "aps": { "alert": "Two\nlines" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    if problem.cause == .betweenTokens {
      return
        "\(name(problem.argument)) stands here, where JSON allows spaces, tabs and line breaks alone. Readers refuse "
        + "it; delete it."
    }
    return
      "\(subject(problem.argument)) must be written as an escape in a JSON string, and readers refuse it as it is. "
      + "Write `\(problem.argument.prefix(24))`."
  }

  /// What escapes stand for, in words.
  private static func subject(_ escapes: String) -> String {
    switch Set(escapes.dropFirst(escapes.hasPrefix("\\u") ? escapes.count : 0)) {
    case ["\\", "n"], ["\\", "r"]: return "A line break"
    case ["\\", "t"]: return "A tab"
    case ["\\", "n", "t"]: return "A line break and a tab"
    default: break
    }
    guard escapes.count == 6, let value = UInt32(escapes.dropFirst(2), radix: 16) else { return "A control character" }
    return name(Unicode.Scalar(value).map { String(Character($0)) } ?? "")
  }

  private static func name(_ characters: String) -> String {
    guard let scalar = characters.unicodeScalars.first, characters.unicodeScalars.count == 1 else {
      return "A row of control characters"
    }
    return "The control character \(Shown.codePoint(scalar))"
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    problem.cause == .betweenTokens ? "Delete it" : "Write `\(problem.argument.prefix(24))`"
  }

  /// Nobody means a NUL: the text is damaged, or no text.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool {
    !problem.argument.contains("\u{0}") && !problem.argument.contains("\\u0000")
  }
}
