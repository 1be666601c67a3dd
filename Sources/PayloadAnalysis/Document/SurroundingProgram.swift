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

  /// Whether a program, a shell or a template goes on between quotes that JSON takes for the ends of strings:
  /// `'{"alert":"' + text + '"}'`, `'{"alert":"It'\''s"}'`, `"Hi {{ name | default: "you" }}"`. What a repair makes of it
  /// can be read, but says something else.
  static func goesOnInStrings(of tree: SyntaxTree) -> Bool {
    // What is pasted is short.
    guard let root = tree.root, tree.text.count <= 1 << 16 else { return false }
    if isTemplate(tree) { return true }
    var goesOn = false
    ScalarWalk(root, at: JSONPointer()).forEach { scalar in
      guard !goesOn, scalar.isString, mayBeCut(scalar.content) else { return }
      goesOn = isCut(String(decoding: scalar.content.bytes, as: UTF8.self))
    }
    return goesOn
  }

  /// Whether the document is a template that a program fills in, with each brace twice: `f'{{"aps": …}}'`.
  private static func isTemplate(_ tree: SyntaxTree) -> Bool {
    var (isSurrounded, hasTwice) = (false, false)
    for problem in tree.problems {
      if problem.cause == .surroundingText || problem.cause == .surroundingMarks { isSurrounded = true }
      if problem.cause == .doubledBraces, problem.argument != "(" { hasTwice = true }
    }
    return isSurrounded && hasTwice
  }

  private static func mayBeCut(_ text: WrittenText) -> Bool {
    text.first == UInt8(ascii: " ")
      || text.bytes.contains { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "<") }
  }

  private static func isCut(_ text: String) -> Bool {
    if text.hasPrefix("'") && text.hasSuffix("'") || text.contains("'\\''") { return true }
    // What stands between two strings of a program: `' + count + '`, `' . $count . '`.
    let words = text.split(separator: " ")
    if words.count > 2, let first = words.first, first == words.last, ["+", ".", "&", ".."].contains(first) {
      return true
    }
    return [("{{", "}}"), ("{%", "%}"), ("<%", "%>")].contains { open, close in
      guard let start = text.ranges(of: open).last?.upperBound else { return false }
      let expression = text[start...]
      return expression.firstRange(of: close).map { expression[..<$0.lowerBound].contains("\"") } ?? true
    }
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
