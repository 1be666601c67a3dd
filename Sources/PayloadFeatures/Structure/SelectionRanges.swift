import JSONSyntax
import PayloadAnalysis
import SourceText

extension Analysis {
  /// What to select from a place outwards, each range around the one before: the text of a string, the string, the
  /// member, what is between the brackets, and so on to the whole document.
  package func selectionRanges(at offset: Int) -> [ByteRange] {
    var ranges: [ByteRange] = []
    let add = { (range: ByteRange) in
      guard range.touches(offset), ranges.last.map({ range != $0 && range.contains($0) }) ?? true else { return }
      ranges.append(range)
    }
    if let place = place(at: offset), place.region.embedding != nil {
      for range in place.region.tree.selectionRanges(at: place.offset) { add(place.region.outer(range)) }
    }
    for range in tree.selectionRanges(at: offset) { add(range) }
    add(text.fullRange)
    return ranges
  }
}

extension SyntaxTree {
  /// From the innermost outwards.
  fileprivate func selectionRanges(at offset: Int) -> [ByteRange] {
    nodes(at: offset).reversed().flatMap { node -> [ByteRange] in
      switch node.kind {
      case .member:
        return node.nameRange.touches(offset) ? [node.nameContentRange, node.nameRange, node.range] : [node.range]
      case .object, .array:
        return [ByteRange(node.range.start + 1, ObjectEdit.contentEnd(of: node)), node.range]
      case .string: return [node.contentRange, node.range]
      default: return [node.range]
      }
    }
  }
}
