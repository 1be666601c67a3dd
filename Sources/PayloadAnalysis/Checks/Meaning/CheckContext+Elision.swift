import JSONSyntax
import SourceText

extension CheckContext {
  /// Whether something was left out in an object, so that nobody can say what it lacks: `...` between its members, in a
  /// comment, or before a variable of JavaScript whose members belong here.
  func leavesOut(in object: Node) -> Bool {
    let problems = object.tree.problems
    let first = problems.partitioningIndex { $0.range.start >= object.range.start }
    return problems[first...].prefix { $0.range.start < object.range.end }.contains { problem in
      switch problem.code {
      case .unexpectedText, .comment: ["...", "…"].contains { problem.argument.contains($0) }
      default: problem.cause == .elision
      }
    }
  }
}
