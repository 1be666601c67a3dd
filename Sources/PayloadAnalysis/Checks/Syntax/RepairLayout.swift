import JSONSyntax
import SourceText

/// The parser's repairs, laid out as the text around them.
enum RepairLayout {
  static func edits(of problem: SyntaxProblem, in tree: SyntaxTree) -> [TextEdit] {
    switch problem.code {
    case .unclosedObject, .unclosedArray: closing(problem.repair, in: tree) ?? problem.repair
    case .unexpectedText, .unmatchedBracket, .trailingComma: withoutTrailingSpace(problem.repair, in: tree.text)
    default: problem.repair
    }
  }

  // MARK: Closing brackets

  /// Brackets that close a text at its end, each below the line of the one that it closes, if members stand on lines of
  /// their own there; nil for any other repair.
  private static func closing(_ repair: [TextEdit], in tree: SyntaxTree) -> [TextEdit]? {
    guard let end = repair.first?.range.start, repair.allSatisfy({ $0.range == ByteRange(at: end) }) else { return nil }
    let text = tree.text
    let behind = ByteRange(end, text.count)
    guard text.bytes[behind.start..<behind.end].allSatisfy({ $0 <= 0x20 }) else { return nil }
    let open = openContainers(of: tree)
    // A string at the end may lack its quote, too.
    let inserted = repair.map(\.replacement).joined()
    let quote = inserted.prefix { $0 == "\"" || $0 == "'" }
    let brackets = Array(inserted.dropFirst(quote.count))
    guard open.count == brackets.count, zip(open, brackets).allSatisfy({ $0.closingBracket == $1 }) else { return nil }
    let closers = zip(open, brackets).map { container, bracket in lineBreak(before: bracket, of: container) }
    return [.insert(quote + closers.joined(), at: end)]
  }

  /// The objects and arrays that are open at the end of the text, the innermost first.
  private static func openContainers(of tree: SyntaxTree) -> [Node] {
    var open: [Node] = []
    var node = tree.root
    while let current = node {
      if current.closingBracket != nil, current.flags.contains(.unclosed) { open.append(current) }
      var last: Node?
      for child in current.children { last = child }
      node = last
    }
    return open.reversed()
  }

  private static func lineBreak(before bracket: Character, of container: Node) -> String {
    let text = container.tree.text
    guard let first = container.children.first, ObjectEdit.lineBreak(before: first) != nil else {
      return String(bracket)
    }
    return text.lineEnding + text.string(in: text.indentation(at: container.range.start)) + String(bracket)
  }

  // MARK: Deletions

  /// What is deleted at the end of a line goes with the space before it.
  private static func withoutTrailingSpace(_ repair: [TextEdit], in text: SourceText) -> [TextEdit] {
    guard repair.count == 1, let edit = repair.first, edit.replacement.isEmpty, !edit.range.isEmpty,
      [nil, 0x0A, 0x0D].contains(text.byte(at: edit.range.end))
    else { return repair }
    var start = edit.range.start
    while let byte = text.byte(at: start - 1), byte == 0x20 || byte == 0x09 { start -= 1 }
    return [.delete(ByteRange(start, edit.range.end))]
  }
}

extension Node {
  fileprivate var closingBracket: Character? {
    switch kind {
    case .object: "}"
    case .array: "]"
    default: nil
    }
  }
}
