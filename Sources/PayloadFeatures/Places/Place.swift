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
    // What is not closed goes on to the next token.
    lazy var around = Set(tree.cursorContext(at: offset).path.map(\.index))
    for region in regions.reversed() {
      if let embedding = region.embedding {
        guard embedding.string.contentRange.touches(offset) else { continue }
        let place = Place(region: region, offset: embedding.map.inner(offset))
        // An envelope in a string stands before the payload in it.
        if region.container != nil, region.envelope == .fcmV1, !region.root.range.touches(place.offset) { continue }
        return place
      }
      if region.root.range.touches(offset) || around.contains(region.root.index) {
        return Place(region: region, offset: offset)
      }
    }
    return nil
  }
}
