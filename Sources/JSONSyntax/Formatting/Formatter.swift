import SourceText

/// Formatting: only white space between tokens ever changes, and each token stays what it is, in broken text too.
extension SyntaxTree {
  /// The smallest edits that lay out the text. A text that was laid out so gives none.
  ///
  /// - Parameter range: only edits on the lines of this range.
  package func formattingEdits(_ options: FormattingOptions, in range: ByteRange? = nil) -> [TextEdit] {
    let edits = isPlain ? Layout.edits(self, options) : settledEdits(options)
    guard let range else { return edits }
    let lines = ByteRange(
      text.rangeOfLine(text.line(at: range.start)).start, text.rangeOfLine(text.line(at: range.end)).end)
    return edits.filter { lines.contains($0.range) }
  }

  /// The edits that take away all white space of a node that nothing needs.
  package func minifyingEdits(of node: Node) -> [TextEdit] {
    if isPlain { return Minifier.edits(self, in: node.range) }
    return sameTokens { Minifier.edits($0, in: node.range, frozen: $1) } ?? []
  }

  /// Whether nothing in the text depends on the white space around it: no word, no comment, no string without end.
  var isPlain: Bool { problems.allSatisfy { $0.code == .duplicateKey || $0.code == .loneSurrogate } }

  /// Repeats the layout until it changes nothing more, which a broken text may need as its parts are read anew. A text
  /// that does not come to rest is left alone.
  private func settledEdits(_ options: FormattingOptions) -> [TextEdit] {
    var tree = self
    for _ in 0..<6 {
      let edits = tree.sameTokens { Layout.edits($0, options, frozen: $1) } ?? []
      if edits.isEmpty { return text.whitespaceEdits(to: tree.text) }
      tree = SyntaxTree.parse(tree.text.applying(edits))
    }
    return []
  }

  /// Edits that leave each token what it is: where the ones that are proposed do not, the lines around are frozen, and
  /// others asked for. nil if that does not help.
  private func sameTokens(_ propose: (SyntaxTree, [ByteRange]) -> [TextEdit]) -> [TextEdit]? {
    var frozen: [ByteRange] = []
    for _ in 0..<12 {
      let edits = propose(self, frozen)
      guard !edits.isEmpty, let place = text.firstTokenChanged(in: text.applying(edits)) else { return edits }
      let lines = ByteRange(
        text.rangeOfLine(text.line(at: place.start) - 1).start, text.rangeOfLine(text.line(at: place.end)).end)
      if frozen.contains(lines) { return nil }
      frozen.append(lines)
    }
    return nil
  }
}

extension SourceText {
  /// Where the first token stands that another text does not have in its place; nil if the two differ in white space
  /// alone. The range begins with the token before.
  fileprivate func firstTokenChanged(in other: SourceText) -> ByteRange? {
    var theirs = Tokens(other).lazy.filter { $0.kind != .whitespace }.makeIterator()
    var before = ByteRange(at: 0)
    for token in Tokens(self) where token.kind != .whitespace {
      guard let same = theirs.next(), same.kind == token.kind,
        bytes[token.range.start..<token.range.end].elementsEqual(other.bytes[same.range.start..<same.range.end])
      else { return ByteRange(before.start, token.range.end) }
      before = token.range
    }
    return theirs.next() == nil ? nil : before
  }

  /// The edits that lead to a text with the same tokens.
  fileprivate func whitespaceEdits(to other: SourceText) -> [TextEdit] {
    var edits: [TextEdit] = []
    var theirs = Tokens(other).lazy.filter { $0.kind != .whitespace }.makeIterator()
    var end = 0
    var otherEnd = 0
    bytes.withUnsafeBufferPointer { bytes in
      func add(_ range: ByteRange, _ otherRange: ByteRange) {
        let edit = TextEdit.smallest(range, other.string(in: otherRange), in: bytes)
        if let edit { edits.append(edit) }
      }
      for token in Tokens(self) where token.kind != .whitespace {
        guard let same = theirs.next() else { return }
        add(ByteRange(end, token.range.start), ByteRange(otherEnd, same.range.start))
        end = token.range.end
        otherEnd = same.range.end
      }
      add(ByteRange(end, bytes.count), ByteRange(otherEnd, other.count))
    }
    return edits
  }
}
