import JSONSyntax

package enum UnexpectedText: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.unexpectedText
  package static let documentation = CheckDocumentation(
    "Text stands where JSON allows none.",
    reason: """
      A document is one value: nothing follows it, and words stand between quotes. Readers refuse the payload.
      """,
    remedy: "Delete the text, or make it part of the payload.",
    source: Page.json(section: "2"),
    failing: #"{ "aps": { "alert": "Hello" } } sent today"#,
    passing: #"{ "aps": { "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    let text = Shown.text(problem.argument)
    switch problem.cause {
    case .literalPrefix:
      return "\(text) stands before a mark of JSON, as in Python or Objective-C; readers refuse it. Delete it."
    case .surroundingText:
      return
        "\(text) stands \(isFence(problem) ? "as the mark of a code block " : "")around the payload, and readers refuse "
        + "it. Delete it."
    default: break
    }
    if problem.repair.contains(where: { $0.replacement == "," }) {
      return "\(text) stands where JSON has a comma, and readers refuse the payload. Replace it."
    }
    return
      "\(text) is no part of the JSON around it, and readers refuse the payload. Delete it, or put it between quotes "
      + "where text belongs."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    problem.repair.contains { $0.replacement == "," } ? "Replace with a comma" : "Delete the text"
  }

  /// Words would be lost; marks say nothing.
  package static func isRepairSafe(_ problem: SyntaxProblem) -> Bool {
    problem.cause == .literalPrefix || isFence(problem) || !problem.argument.contains { $0.isLetter || $0.isNumber }
  }

  private static func isFence(_ problem: SyntaxProblem) -> Bool {
    problem.argument.hasPrefix("```") && !problem.argument.contains(where: \.isWhitespace)
  }
}
