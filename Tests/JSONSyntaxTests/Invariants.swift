import JSONSyntax
import SourceText

/// What is true of any bytes whatever. Gives what does not hold, in words.
enum Invariants {
  /// - Parameters:
  ///   - layouts: in which ways formatting is tried, which takes longest.
  ///   - meaning: whether the bytes are somebody's text: all repairs of that at once, unjudged, leave no more problems.
  ///     Of noise they may, since what a repair uncovers may be told for the first time.
  static func violations(
    _ bytes: [UInt8], layouts: [FormattingOptions.Expansion] = FormattingOptions.Expansion.allCases,
    meaning: Bool = true
  ) -> [String] {
    let text = SourceText(bytes)
    let tree = SyntaxTree.parse(text)
    var found = tokenViolations(text) + nodeViolations(tree) + problemViolations(tree) + soundPartViolations(tree)
    if tree.problems.allSatisfy({ $0.code != .nestingTooDeep }), tree.isStrictJSON != StrictGrammar.accepts(bytes) {
      found.append(tree.isStrictJSON ? "taken for strict" : "not taken for strict")
    }
    found += mendingViolations(tree)
    if meaning { found += repairViolations(tree) }
    found += layouts.flatMap { formatViolations(tree, $0) }
    return found
  }

  private static func tokenViolations(_ text: SourceText) -> [String] {
    var end = 0
    for token in Tokens(text) {
      if token.range.start != end || token.range.isEmpty { return ["tokens do not join at \(end)"] }
      end = token.range.end
    }
    return end == text.count ? [] : ["tokens end at \(end)"]
  }

  private static func nodeViolations(_ tree: SyntaxTree) -> [String] {
    guard let root = tree.root else { return [] }
    var found: [String] = []
    var seen = 0
    func visit(_ node: Node, in outer: ByteRange) {
      seen += 1
      if !outer.contains(node.range) { found.append("\(node.kind) \(node.range) leaves \(outer)") }
      var end = node.range.start
      for child in node.children {
        if child.range.start < end { found.append("\(child.kind) \(child.range) begins before \(end)") }
        if (node.kind == .object) != child.isMember { found.append("\(child.kind) in \(node.kind)") }
        end = child.range.end
        visit(child, in: node.range)
      }
    }
    visit(root, in: tree.text.fullRange)
    if seen != tree.nodeCount { found.append("\(seen) of \(tree.nodeCount) nodes are in the tree") }
    return found
  }

  private static func problemViolations(_ tree: SyntaxTree) -> [String] {
    var found: [String] = []
    var start = 0
    for problem in tree.problems {
      if problem.range.start < start { found.append("\(problem.code) is out of order") }
      start = problem.range.start
      for range in [problem.range] + problem.related where !tree.text.fullRange.contains(range) {
        found.append("\(problem.code) \(range) is outside")
      }
      var end = 0
      for edit in problem.repair.sorted(by: { $0.range < $1.range }) {
        if edit.range.start < end { found.append("edits of \(problem.code) overlap") }
        end = edit.range.end
      }
      if end > tree.text.count { found.append("an edit of \(problem.code) is outside") }
    }
    return found
  }

  /// Where no problem has a cause of its own, objects and arrays that are closed, and that no problem touches, are JSON
  /// by themselves, and their sizes are those of their tokens.
  private static func soundPartViolations(_ tree: SyntaxTree) -> [String] {
    if tree.problems.contains(where: { $0.cause != nil }) { return [] }
    var found: [String] = []
    func visit(_ node: Node) {
      let isWhole = (node.kind == .object || node.kind == .array) && node.flags.isEmpty
      guard isWhole, !tree.problems.contains(where: { $0.range.touches(node.range) }) else {
        return node.children.forEach(visit)
      }
      let part = SourceText(Array(tree.text.bytes[node.range.start..<node.range.end]))
      if !StrictGrammar.accepts(part.bytes) { found.append("no problem in \(node.range), which is no JSON") }
      let size = Tokens(part).reduce(0) { $0 + ($1.kind.isTrivia ? 0 : $1.range.count) }
      if MinifiedSize(of: node).plain != size { found.append("the size of \(node.range) is not \(size)") }
    }
    if let root = tree.root { visit(root) }
    return found
  }

  private static func errors(_ tree: SyntaxTree) -> Int { tree.problems.count { $0.code.refusesText } }

  /// Mending leaves fewer problems, and a text that it changes no more.
  private static func mendingViolations(_ tree: SyntaxTree) -> [String] {
    let mended = Mending(tree).document
    if mended.text.bytes != tree.text.bytes, !mended.faults.lexicographicallyPrecedes(tree.faults) {
      return ["mending leads from \(tree.faults) to \(mended.faults) problems"]
    }
    return Mending(mended).count == 0 ? [] : ["mending does not come to rest"]
  }

  /// All repairs at once leave no more problems, and come to an end.
  private static func repairViolations(_ tree: SyntaxTree) -> [String] {
    var tree = tree
    for _ in 0..<12 {
      let edits = tree.problems.flatMap(\.repair)
      if edits.isEmpty { return [] }
      let before = errors(tree)
      tree = SyntaxTree.parse(tree.text.applying(edits))
      if errors(tree) > before { return ["repairs lead from \(before) to \(errors(tree)) problems"] }
    }
    return ["repairs do not come to an end"]
  }

  private static func tokens(_ text: SourceText) -> [[UInt8]] {
    Tokens(text).filter { $0.kind != .whitespace }.map { Array(text.bytes[$0.range.start..<$0.range.end]) }
  }

  private static func formatViolations(_ tree: SyntaxTree, _ expand: FormattingOptions.Expansion) -> [String] {
    var found: [String] = []
    let options = FormattingOptions(width: 40, expand: expand)
    let edits = tree.formattingEdits(options)
    let formatted = tree.text.applying(edits)
    if tokens(formatted) != tokens(tree.text) { found.append("formatting (\(expand)) changes tokens") }
    if !SyntaxTree.parse(formatted).formattingEdits(options).isEmpty {
      found.append("formatting (\(expand)) twice is not formatting once")
    }
    for edit in edits where splitsLineEnding(edit.range, tree.text) { found.append("an edit splits a line ending") }
    let minified = tree.root.map { tree.text.applying(tree.minifyingEdits(of: $0)) } ?? tree.text
    if tokens(minified) != tokens(tree.text) { found.append("minifying changes tokens") }
    return found
  }

  private static func splitsLineEnding(_ range: ByteRange, _ text: SourceText) -> Bool {
    [range.start, range.end].contains { text.byte(at: $0 - 1) == 0x0D && text.byte(at: $0) == 0x0A }
  }

  /// The cursor's place at each offset is in the text, and what a completion replaces is where the cursor is.
  static func cursorViolations(_ bytes: [UInt8]) -> [String] {
    let tree = SyntaxTree.parse(SourceText(bytes))
    return (0...bytes.count).compactMap { offset in
      let context = tree.cursorContext(at: offset)
      let isInside = context.replaceRange.touches(offset) && tree.text.fullRange.contains(context.replaceRange)
      _ = (tree.nodes(at: offset), tree.token(at: offset), context.otherMembers, context.typedText(in: tree.text))
      return isInside ? nil : "cursor at \(offset) replaces \(context.replaceRange)"
    }
  }
}
