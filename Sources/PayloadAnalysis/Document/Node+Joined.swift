import JSONSyntax
import SourceText

extension Node {
  /// Whether a program joins more to a value: `"{\"aps\":{\"alert\":\"" + text + "\"}}"`. It is a part then of what is
  /// sent, and nobody can tell of which.
  var isJoined: Bool {
    let next = tree.text.bytes[range.end...].prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }.endIndex
    return tree.problem(at: next)?.goesOn ?? false
  }
}

extension SyntaxProblem {
  /// Whether it is text behind a value, and may belong to it.
  var goesOn: Bool { code == .unexpectedText && cause != .literalPrefix && cause != .stringKind }
}

extension SyntaxTree {
  /// The first problem that begins at an offset.
  fileprivate func problem(at offset: Int) -> SyntaxProblem? {
    let index = problems.partitioningIndex { $0.range.start >= offset }
    return index < problems.count && problems[index].range.start == offset ? problems[index] : nil
  }
}
