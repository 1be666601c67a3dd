import JSONSyntax
import SourceText

extension CheckContext {
  /// Whether something was left out in an object, so that nobody can say what it lacks: `...` between its members, in a
  /// comment, or before a variable of JavaScript whose members belong here.
  func leavesOut(in object: Node) -> Bool {
    let problems = object.tree.problems
    var (low, high) = (0, problems.count)
    while low < high {
      let middle = (low + high) / 2
      if problems[middle].range.start < object.range.start { low = middle + 1 } else { high = middle }
    }
    return problems[low...].prefix { $0.range.start < object.range.end }.contains { problem in
      switch problem.code {
      case .unexpectedText, .comment: ["...", "…"].contains { problem.argument.contains($0) }
      default: problem.cause == .elision
      }
    }
  }
}
