import JSONSyntax
import SourceText

package enum DuplicateKey: SyntaxCheck {
  package static let problem = SyntaxProblem.Code.duplicateKey
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "Two members of an object have the same name.",
    reason: """
      JSON allows it and does not say which one counts: some readers take the first, most the last, others refuse the \
      text (RFC 8259, section 4). What the phone shows is then a matter of luck.
      """,
    remedy: "Keep one of them.",
    source: Page.json(section: "4"),
    failing: #"{ "aps": { "badge": 1, "alert": "Hello", "badge": 2 } }"#,
    passing: #"{ "aps": { "badge": 2, "alert": "Hello" } }"#)

  package static func message(_ problem: SyntaxProblem) -> String {
    "\(Shown.text(problem.argument)) stands more than once in this object; which one wins differs by reader. Keep one."
  }

  package static func relatedMessage(_ problem: SyntaxProblem) -> String {
    "\(Shown.text(problem.argument)) stands here, too."
  }

  /// Deleting is safe for a member behind another one that says the same.
  package static func fixes(_ problem: SyntaxProblem, in tree: SyntaxTree) -> [Fix] {
    guard let member = tree.member(withNameAt: problem.range), let edits = removal(of: member) else { return [] }
    let isRepetition = problem.related.contains { other in
      other.start < problem.range.start
        && tree.member(withNameAt: other)?.value?.source == member.value?.source
    }
    return [Fix("Delete this \(Shown.text(problem.argument))", isSafe: isRepetition, edits)]
  }

  private static func removal(of member: Node) -> [TextEdit]? {
    if let edit = ObjectEdit.removing(member) { return [edit] }
    let nodes = member.tree.nodes(at: member.range.start)
    guard let position = nodes.lastIndex(where: { $0.index == member.index }), position > 0 else { return nil }
    return ObjectEdit.removing([member], from: nodes[position - 1])
  }
}
