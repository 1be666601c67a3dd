import JSONSyntax
import PayloadAnalysis
import SourceText

/// A place in one of the parts of a document that are checked. Hover and completion begin here.
package struct Place: Sendable {
  package let region: Region
  /// The place in the text of the region's own tree, in bytes.
  package let offset: Int
}

extension Analysis {
  /// The innermost part of the document that an offset stands in or touches, in bytes of the document; nil outside of
  /// all parts.
  package func place(at offset: Int) -> Place? {
    for region in regions.reversed() {
      guard let embedding = region.embedding else {
        if region.isAround(offset) { return Place(region: region, offset: offset) }
        continue
      }
      if embedding.string.contentRange.touches(offset) {
        return Place(region: region, offset: embedding.map.inner(offset))
      }
    }
    return nil
  }
}

extension Region {
  /// Whether a cursor stands in it or at its edge. What is not closed goes on to the next token.
  fileprivate func isAround(_ offset: Int) -> Bool {
    let range = root.range
    if range.touches(offset) { return true }
    guard root.flags.contains(.unclosed), offset > range.end else { return false }
    let behind = Tokens(tree.text, in: ByteRange(range.end, tree.text.count)).first { !$0.kind.isTrivia }
    return offset <= behind?.range.start ?? tree.text.count
  }
}
