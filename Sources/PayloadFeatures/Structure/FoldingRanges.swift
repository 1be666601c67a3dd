import JSONSyntax
import PayloadAnalysis
import SourceText

/// What can be folded away: all between two brackets, or a comment.
package struct FoldingRange: Sendable, Equatable {
  /// Behind the opening bracket up to the closing one; of a comment all of it.
  package var range: ByteRange
  package var isComment = false
}

extension Analysis {
  /// What can be folded away, in the order of the text.
  ///
  /// - Parameter limit: how many the client wants; the outermost are kept.
  package func foldingRanges(limit: Int? = nil) -> [FoldingRange] {
    var found: [(fold: FoldingRange, depth: Int)] = []
    for scope in scopes {
      collect(scope.root, depth: 0, into: &found)
      if !tree.isStrictJSON { found += comments(in: scope.root.range) }
    }
    if let limit, found.count > max(0, limit) {
      let kept = found.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      found = kept.prefix(max(0, limit)).map(\.element)
    }
    return found.map(\.fold).sorted { $0.range < $1.range }
  }

  private func collect(_ node: Node, depth: Int, into found: inout [(fold: FoldingRange, depth: Int)]) {
    let isContainer = node.kind == .object || node.kind == .array
    if isContainer {
      let range = ByteRange(node.range.start + 1, ObjectEdit.contentEnd(of: node))
      if text.line(at: range.start) < text.line(at: range.end), !node.range.isEmpty {
        found.append((FoldingRange(range: range), depth))
      }
    }
    for child in node.children { collect(child, depth: depth + (isContainer ? 1 : 0), into: &found) }
  }

  private func comments(in range: ByteRange) -> [(fold: FoldingRange, depth: Int)] {
    Tokens(text, in: range).filter { token in
      token.kind == .comment && text.line(at: token.range.start) < text.line(at: token.range.end)
    }.map { (FoldingRange(range: $0.range, isComment: true), 0) }
  }
}
