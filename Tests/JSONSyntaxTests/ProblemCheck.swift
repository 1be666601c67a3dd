import JSONSyntax
import SourceText
import Testing

/// Checks the problems of a text in their order, and the text after all repairs at once, which a strict reader then takes.
///
/// - Parameters:
///   - problems: code and covered text, as `trailing-comma ‹,›`; the text is empty where something is missing.
///   - repaired: nil if the text is left as it is.
func checkProblems(
  _ text: String, _ problems: [String], repaired: String? = nil, _ location: SourceLocation = #_sourceLocation
) {
  let tree = SyntaxTree.parse(SourceText(text))
  let found = tree.problems.map { "\($0.code.rawValue) ‹\(tree.text.string(in: $0.range))›" }
  #expect(found == problems, sourceLocation: location)
  let mended = tree.text.applying(tree.problems.flatMap(\.repair))
  #expect(mended.string == repaired ?? text, sourceLocation: location)
  if repaired != nil {
    #expect(SyntaxTree.parse(mended).isStrictJSON, "\(mended.string)", sourceLocation: location)
  }
}
