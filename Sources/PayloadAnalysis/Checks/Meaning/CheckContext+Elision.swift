import JSONSyntax
import SourceText

extension CheckContext {
  /// Whether something was left out in an object, so that nobody can say what it lacks: `...` between its members or in a
  /// comment, a variable of a program whose members belong here (`...base`, `**base`), or one that is a member by itself
  /// (`{ title }`).
  func leavesOut(in object: Node) -> Bool {
    let problems = object.tree.problems
    let first = problems.partitioningIndex { $0.range.start >= object.range.start }
    return problems[first...].prefix { $0.range.start < object.range.end }.contains { problem in
      switch problem.code {
      case .unexpectedText:
        ["...", "…", "**"].contains { problem.argument.contains($0) } || isVariable(problem.argument)
      case .comment: ["...", "…"].contains { problem.argument.contains($0) }
      default: problem.cause == .elision || problem.cause == .shorthand
      }
    }
  }

  private func isVariable(_ text: String) -> Bool {
    text.first?.isNumber == false && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }
}
