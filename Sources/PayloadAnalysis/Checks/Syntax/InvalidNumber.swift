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
    if problem.cause == .thousands {
      return
        "\(written) has a comma between its thousands; to JSON it ends there, and what follows is no member. Delete "
        + "the comma."
    }
    if problem.cause == .decimalComma {
      return
        "\(written) has a comma for its point; to JSON it ends there, and what follows is no member. Write a point."
    }
    if isAmbiguous(problem.argument) {
      return
        "\(written) has a leading zero, which JSON does not allow. C and Python read it as an octal number, others as "
        + "a decimal one; write the number that is meant, or put digits that are no number between quotes."
    }
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
    problem.cause == .thousands
      ? "Delete the comma"
      : problem.cause == .decimalComma
        ? "Write a point" : "Replace with \(Shown.text(problem.repair.first?.replacement ?? ""))"
  }

  /// Whether digits behind a leading zero may be an octal number, or none at all: `0755`, `0049301234`, `000`. `01` is one
  /// in any case.
  private static func isAmbiguous(_ written: String) -> Bool {
    let digits = written.drop { $0 == "-" || $0 == "+" }
    return digits.hasPrefix("0") && digits.allSatisfy(\.isNumber) && digits.drop { $0 == "0" }.count != 1
  }

  /// A date that becomes a string may have been meant as a number.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool {
    if problem.cause == .thousands || problem.cause == .decimalComma || isAmbiguous(problem.argument) { return false }
    return problem.repair.first?.replacement.hasPrefix("\"") != true
  }
}
