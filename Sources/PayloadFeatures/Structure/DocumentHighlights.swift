import JSONSyntax
import PayloadAnalysis
import SourceText

extension Analysis {
  /// Where the name or value at a place stands, too, and that place itself; nothing where neither is.
  package func highlights(at offset: Int) -> [ByteRange] {
    guard let place = place(at: offset), let node = place.region.tree.node(at: place.offset) else { return [] }
    if node.isMember {
      guard node.nameRange.touches(place.offset) else { return [] }
      let name = node.name
      return ranges { $0.isMember && $0.hasName(name) ? $0.nameRange : nil }
    }
    switch node.kind {
    case .string:
      let value = node.stringValue
      return ranges { $0.kind == .string && $0.stringValue == value ? $0.range : nil }
    case .number:
      let value = node.doubleValue
      return ranges { $0.kind == .number && $0.doubleValue == value ? $0.range : nil }
    default: return []
    }
  }

  private func ranges(_ pick: (Node) -> ByteRange?) -> [ByteRange] {
    var found: [ByteRange] = []
    for scope in allScopes {
      scope.root.forEach { node in
        if let range = pick(node) { found.append(scope.outer(range)) }
      }
    }
    return found.sorted()
  }
}
