import JSONSyntax

package enum InvalidNumber: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.invalidNumber
  package static let documentation = CheckDocumentation(
    "A number is written in a way that JSON does not know.",
    reason: """
      JSON numbers are decimal, with digits on both sides of the point, no leading zero, no plus sign and no `_`. \
      JSON5 and JavaScript also take `+1`, `.5`, `1.`, `0xFF`, `NaN` and `Infinity`; readers of JSON refuse them.
      """,
    remedy: "Write the number as JSON does, or put what is no number between quotes.",
    source: Page.json(section: "6"),
    failing: #"{ "aps": { "badge": +1 } }"#,
    passing: #"{ "aps": { "badge": 1 } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    let written = Shown.text(problem.argument)
    guard let wanted = problem.repair.first?.replacement else {
      return "\(written) is no number of JSON, and readers refuse the payload. JSON has no way to write it."
    }
    if wanted.hasPrefix("\"") {
      return "\(written) begins like a number but is none, and readers refuse the payload. Put it between quotes."
    }
    return "JSON does not write numbers as \(written)\(habit(problem.argument)). Readers refuse it; write `\(wanted)`."
  }

  private static func habit(_ text: String) -> String {
    if text.contains("x") || text.contains("X") || text.hasPrefix("+") { return ", which JSON5 and JavaScript do" }
    if text.contains("_") { return ", which Swift and Python do" }
    if text.drop(while: { $0 == "-" }).hasPrefix(".") || text.hasSuffix(".") {
      return ": digits stand on both sides of its point"
    }
    return text.drop(while: { $0 == "-" }).hasPrefix("0") ? ": they have no leading zero" : ""
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    "Replace with \(Shown.text(problem.repair.first?.replacement ?? ""))"
  }

  /// A date that becomes a string may have been meant as a number.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool {
    problem.repair.first?.replacement.hasPrefix("\"") != true
  }
}
