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
    var (low, high) = (0, problems.count)
    while low < high {
      let middle = (low + high) / 2
      if problems[middle].range.start < offset { low = middle + 1 } else { high = middle }
    }
    return low < problems.count && problems[low].range.start == offset ? problems[low] : nil
  }
}
