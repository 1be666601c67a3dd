import SourceText

/// Takes away white space. Where tokens would run together, or a comment would swallow what follows, some stays.
enum Minifier {
  static func edits(_ tree: SyntaxTree, in range: ByteRange, frozen: [ByteRange] = []) -> [TextEdit] {
    tree.text.bytes.withUnsafeBufferPointer { bytes in
      var edits: [TextEdit] = []
      var previous: Token?
      // A string without its closing quote ends where its line does.
      var hasOpenString = false
      // Where in its line it ends, nobody knows: the rest of the line may be in it.
      var endOfOpenString = -1
      for token in Tokens(tree.text, in: range) where token.kind != .whitespace {
        defer { previous = token }
        if let previous, previous.isUnclosedString {
          hasOpenString = true
          endOfOpenString = Scanner.endOfLine(from: previous.range.end, in: bytes)
        }
        guard let previous, previous.range.end < token.range.start else { continue }
        let space = ByteRange(previous.range.end, token.range.start)
        if space.end <= endOfOpenString { continue }
        var needed = needed(between: previous, and: token, lineEnding: tree.text.lineEnding, in: bytes)
        if hasOpenString, needed != nil, Scanner.endOfLine(from: space.start, in: bytes) < space.end {
          needed = tree.text.lineEnding
          hasOpenString = false
        }
        guard let needed, !frozen.contains(where: { $0.touches(space) }) else { continue }
        if let edit = TextEdit.smallest(space, needed, in: bytes) { edits.append(edit) }
      }
      return edits
    }
  }

  /// What must stay between two tokens; nil where all must.
  private static func needed(
    between previous: Token, and token: Token, lineEnding: String, in bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    if previous.kind == .conflict || token.kind == .conflict { return nil }
    let space = ByteRange(previous.range.end, token.range.start)
    if previous.isLineComment(in: bytes) || previous.isUnclosedString {
      return Scanner.endOfLine(from: space.start, in: bytes) < space.end ? lineEnding : " "
    }
    return isStructural(previous.kind) || isStructural(token.kind) ? "" : " "
  }

  private static func isStructural(_ kind: TokenKind) -> Bool {
    switch kind {
    case .openBrace, .closeBrace, .openBracket, .closeBracket, .comma, .colon: true
    default: false
    }
  }
}

extension Node {
  /// The text of a value without the white space that nothing needs, whatever stands around it in the document.
  package var minifiedSource: String {
    let tree = SyntaxTree.parse(SourceText(source))
    return tree.root.map { tree.text.applying(tree.minifyingEdits(of: $0)).string } ?? source
  }
}
