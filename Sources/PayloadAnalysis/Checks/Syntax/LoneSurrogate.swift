import JSONSyntax

package enum LoneSurrogate: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.loneSurrogate
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "An escape is half of a surrogate pair.",
    reason: """
      Characters beyond U+FFFF, emoji among them, are two `\\u` escapes. One alone is no character: readers refuse it, \
      or show a replacement. Text that was cut in the middle of an emoji looks so.
      """,
    remedy: "Write the character itself, or both escapes.",
    source: Page.json(section: "8.2"),
    failing: #"{ "aps": { "alert": "Tea \ud83c" } }"#,
    passing: #"{ "aps": { "alert": "Tea \ud83c\udf75" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "`\(problem.argument)` is half of a character; readers refuse it or show a replacement. Write the whole character."
  }

  package static func fixes(_ problem: SyntaxProblem, in tree: SyntaxTree) -> [Fix] {
    [Fix("Delete `\(problem.argument)`", isSafe: false, [.delete(problem.range)])]
  }
}
