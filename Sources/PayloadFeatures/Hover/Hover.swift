import JSONSyntax
import PayloadAnalysis
import PayloadSchema
import SourceText

/// What is shown about a place.
package struct Hover: Sendable, Equatable {
  package var markup: Markup
  /// What it is about, in bytes of the document.
  package var range: ByteRange
}

extension Analysis {
  /// What is to be said of the place under a pointer; nil if nothing is.
  ///
  /// - Parameters:
  ///   - now: the present time in seconds since 1970.
  ///   - file: the name of the document's file, for the lines that send it.
  package func hover(at offset: Int, now: Double, file: String? = nil) -> Hover? {
    guard let place = place(at: offset) else { return nil }
    let path = pathUnderPointer(place)
    guard let node = path.last, path.contains(where: { $0.index == place.region.root.index }) else { return nil }
    let writer = HoverWriter(analysis: self, region: place.region, path: path, now: now, file: file)
    guard let (markup, range) = writer.hover(over: node, at: place.offset), !markup.isEmpty else { return nil }
    return Hover(markup: markup, range: place.region.outer(range))
  }

  /// The nodes from the root to the one whose character stands behind the place: of two closing brackets that meet
  /// there, the second.
  private func pathUnderPointer(_ place: Place) -> [Node] {
    let path = place.region.tree.nodes(at: place.offset)
    guard let last = path.last, last.kind == .object || last.kind == .array, last.range.end == place.offset,
      let outer = path.dropLast().lastIndex(where: { !$0.isMember && $0.range.end == place.offset + 1 })
    else { return path }
    return Array(path[...outer])
  }
}
