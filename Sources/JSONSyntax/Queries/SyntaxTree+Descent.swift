import SourceText

/// Ways from the root down to a node. Nodes know no parents: a parent is found by the same descent.
extension SyntaxTree {
  /// The nodes from the root to the innermost one that an offset lies in or touches. Of two nodes that meet at the
  /// offset it is the one behind it.
  package func nodes(at offset: Int) -> [Node] {
    var path: [Node] = []
    var next = root.flatMap { $0.range.touches(offset) ? $0 : nil }
    while let node = next {
      path.append(node)
      next = nil
      for child in node.children {
        if child.range.start > offset { break }
        if child.range.touches(offset) { next = child }
      }
    }
    return path
  }

  /// The member whose name has that range, in a time that hardly depends on how many there are.
  package func member(withNameAt range: ByteRange) -> Node? {
    var index = records.partitioningIndex { Int($0.start) >= range.start }
    while index < records.count, Int(records[index].start) == range.start {
      let node = Node(tree: self, index: index)
      if node.isMember, node.nameRange == range { return node }
      index += 1
    }
    return nil
  }

  /// The innermost node that an offset lies in or touches; nil outside of the root.
  package func node(at offset: Int) -> Node? { nodes(at: offset).last }

  /// The token that holds the byte at an offset, white space included; nil outside of the text.
  package func token(at offset: Int) -> Token? {
    guard offset >= 0, offset < text.count else { return nil }
    // A value's edges are edges of tokens, so that the scanner may begin at the nearest before.
    let start = nodes(at: offset).reversed().lazy.map { node in
      var end = node.range.start
      for child in node.children where child.range.end <= offset { end = child.range.end }
      return end
    }.first { $0 <= offset }
    var found: Token?
    var tokens = Tokens(text, in: ByteRange(start ?? 0, text.count))
    while let token = tokens.next(), token.range.start <= offset { found = token }
    return found
  }
}

extension Node {
  /// The nodes that this one is below, from the root on.
  package var ancestors: [Node] {
    var path: [Node] = []
    var next = tree.root
    while let node = next, node.index < index {
      path.append(node)
      next = nil
      for child in node.children {
        if child.index > index { break }
        next = child
      }
    }
    return path
  }

  package var parent: Node? { ancestors.last }

  /// The member that this is the value of.
  package var member: Node? {
    let parent = parent
    return parent?.isMember == true ? parent : nil
  }
}
