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
    guard !problem.argument.isEmpty else {
      return "A control character stands here, which JSON does not allow between its tokens. Delete it."
    }
    return "\(subject(problem.argument)) must be an escape in a JSON string; readers refuse it as it is. "
      + "Write `\(problem.argument.prefix(24))`."
  }

  private static func subject(_ escapes: String) -> String {
    if escapes.allSatisfy({ "\\rn".contains($0) }) { return "A line break" }
    return escapes.allSatisfy { "\\t".contains($0) } ? "A tab" : "A control character"
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    problem.argument.isEmpty ? "Delete it" : "Write `\(problem.argument.prefix(24))`"
  }
}
