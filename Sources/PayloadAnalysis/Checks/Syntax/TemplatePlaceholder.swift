import JSONSyntax
import SourceText

package enum TemplatePlaceholder: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.templatePlaceholder
  package static let severity = Severity.hint
  package static let looksAtRegions = true
  package static let documentation = CheckDocumentation(
    "A value is a placeholder that a template fills in.",
    reason: """
      `{{count}}`, `${name}`, `%@` and the like are taken as one value of any type, and left alone. Without quotes around \
      them the text is JSON only when they are filled in; its size is not known before. A string that looks like one may \
      be meant as it stands.
      """,
    remedy: "Nothing, if a template is meant. Else write the value.",
    source: Page.json,
    failing: #"{ "aps": { "alert": "Hello", "badge": {{count}} } }"#,
    passing: #"{ "aps": { "alert": "Hello {{name}}", "badge": 1 } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "\(Shown.text(problem.argument)) is a placeholder; what it stands for is not checked. Before it is filled in, this is "
      + "no JSON."
  }

  /// In a string it may be meant as it stands: `$TSLA`.
  private static func stringMessage(_ text: String) -> String {
    "\(Shown.text(text)) looks like a placeholder; if it is one, what it stands for is not checked. Sent as it is, it is "
      + "the text."
  }

  /// Strings that are wholly a placeholder; what stands without quotes comes from the parser.
  package static func run(_ context: CheckContext) -> [Finding] {
    context.notedScalars.maybePlaceholders.compactMap { scalar in
      guard let text = scalar.node.stringValue, Placeholder.isWhole(text) else { return nil }
      return finding(context, at: scalar.node.range, scalar.pointer, stringMessage(text))
    }
  }
}
