import JSONSyntax

/// The part of a program that an object was pasted with: `sendPush({ … })`, `note.alert = { … }`.
enum SurroundingProgram {
  /// Whether a payload may be made of an object: it is the argument of a call that does not write JSON, or the alert alone.
  static func mayComplete(_ root: Node) -> Bool {
    let before = root.tree.problems.first { problem in
      (problem.cause == .surroundingText || problem.cause == .surroundingMarks)
        && problem.range.end <= root.range.start
    }
    guard let before else { return false }
    let text = root.tree.text.string(in: before.range)
    return openCalls(in: text).last.map { !writesJSON($0) } ?? isAssignedToAlert(text)
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

  /// `note.alert =`, `$body['aps']['alert'] =`
  private static func isAssignedToAlert(_ text: String) -> Bool {
    guard text.hasSuffix("=") else { return false }
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last == "alert"
  }
}
