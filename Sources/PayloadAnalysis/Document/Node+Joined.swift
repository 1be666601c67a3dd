import JSONSyntax
import SourceText

extension Node {
  /// Whether a program joins more to a string: `"{\"aps\":{\"alert\":\"" + text + "\"}}"`. It is a part then of what is
  /// sent.
  var isJoined: Bool {
    let next = tree.text.bytes[range.end...].prefix { $0 == 0x20 || $0 == 0x09 }.endIndex
    guard let problem = tree.problem(at: next), problem.code == .unexpectedText else { return false }
    return problem.cause == .expression || problem.cause == .joinedStrings
  }
}

extension SyntaxTree {
  /// The first problem that begins at an offset.
  fileprivate func problem(at offset: Int) -> SyntaxProblem? {
    let index = problems.partitioningIndex { $0.range.start >= offset }
    return index < problems.count && problems[index].range.start == offset ? problems[index] : nil
  }
}
