import JSONSyntax

/// The call of a program that an object was pasted with: `sendPush({ … })`.
enum SurroundingCall {
  /// Whether an object is the argument of a call that may make another one of it. Those that write JSON do not.
  static func isAround(_ root: Node) -> Bool {
    let before = root.tree.problems.first { $0.cause == .surroundingText && $0.range.end <= root.range.start }
    guard let before else { return false }
    let text = root.tree.text.string(in: before.range)
    let open = openCalls(in: text)
    return open.last.map { !writesJSON($0) } ?? false
  }

  /// What stands before each parenthesis that a text leaves open.
  private static func openCalls(in text: String) -> [Substring] {
    var calls: [Substring] = []
    for index in text.indices {
      if text[index] == "(" {
        calls.append(text[..<index].suffix(30))
      } else if text[index] == ")" {
        _ = calls.popLast()
      }
    }
    return calls
  }

  private static func writesJSON(_ callee: Substring) -> Bool {
    let name = callee.lowercased()
    return ["json", "encode", "dumps", "stringify", "serialize"].contains { name.contains($0) }
  }
}
