import JSONSyntax

package enum WrongSeparator: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.wrongSeparator
  package static let documentation = CheckDocumentation(
    "A colon or comma is written with another mark.",
    reason: """
      JSON separates name and value with `:` and members with `,`. PHP writes `=>`, property lists and Swift write \
      `=`, other languages `;`; readers of JSON refuse those.
      """,
    remedy: "Replace the mark with `:` or `,`.",
    source: Page.json(section: "2"),
    failing: #"{ "aps": { "alert": "Hello"; "badge": 1 } }"#,
    passing: #"{ "aps": { "alert": "Hello", "badge": 1 } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    let what = problem.argument == ":" ? "Name and value are" : "Members and elements are"
    if problem.cause == .fullWidth {
      return "\(what) separated by a plain `\(problem.argument)` in JSON; this is the full-width mark of a Chinese or "
        + "Japanese keyboard, and readers refuse it. \(fixTitle(problem))."
    }
    return "\(what) separated by `\(problem.argument)` in JSON, and by nothing else: PHP's `=>` and the `=` and `;` of "
      + "property lists make readers refuse the payload. \(fixTitle(problem))."
  }

  package static func fixTitle(_ problem: SyntaxProblem) -> String {
    problem.repair.first?.replacement.isEmpty == true ? "Delete it" : "Replace with `\(problem.argument)`"
  }
}
