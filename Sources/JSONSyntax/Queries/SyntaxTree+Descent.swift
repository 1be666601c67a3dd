import SourceText

/// Ways from the root down to a node. Nodes know no parents: a parent is found by the same descent. Where thousands of
/// descents pass thousands of nodes each, an index takes their place.
extension SyntaxTree {
  /// The nodes from the root to the innermost one that an offset lies in or touches. Of two nodes that meet at the
  /// offset it is the one behind it.
  package func nodes(at offset: Int) -> [Node] {
    var path: [Node] = []
    var passed = 0
    var next = root.flatMap { $0.range.touches(offset) ? $0 : nil }
    while let node = next {
      path.append(node)
      next = nil
      for child in node.children {
        if child.range.start > offset { break }
        if child.range.touches(offset) { next = child }
        passed += 1
        if passed == TreeIndexes.longWalk, let ancestry = indexes.ancestry(in: self) {
          return nodes(at: offset, ancestry)
        }
      }
    }
    return path
  }

  private func nodes(at offset: Int, _ ancestry: Ancestry) -> [Node] {
    let last = firstRecord(behind: offset) - 1
    guard last >= 0 else { return [] }
    return Array(ancestry.path(to: last).lazy.map { Node(tree: self, index: $0) }.prefix { $0.range.touches(offset) })
  }

  /// The first record that begins behind an offset; one past the last if none does.
  fileprivate func firstRecord(behind offset: Int) -> Int { records.partitioningIndex { Int($0.start) > offset } }

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
    var passed = 0
    var next = tree.root
    while let node = next, node.index < index {
      path.append(node)
      next = nil
      for child in node.children {
        if child.index > index { break }
        next = child
        passed += 1
        if passed == TreeIndexes.longWalk, let ancestry = tree.indexes.ancestry(in: tree) {
          return ancestry.path(to: index).dropLast().map { Node(tree: tree, index: $0) }
        }
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

  // MARK: Children from behind

  /// The last member of an object, or the last element of an array.
  package var lastChild: Node? { lastChild(before: Int(tree.records[index].next)) }

  /// The child before another one; nil for the first.
  package func child(before other: Node) -> Node? { lastChild(before: other.index) }

  /// The child behind another one; nil for the last.
  package func child(behind other: Node) -> Node? {
    let next = Int(tree.records[other.index].next)
    return next < Int(tree.records[index].next) ? Node(tree: tree, index: next) : nil
  }

  /// The last child that begins at or before an offset.
  package func child(beginningBy offset: Int) -> Node? {
    lastChild(before: min(tree.firstRecord(behind: offset), Int(tree.records[index].next)))
  }

  /// - Parameter end: the record before which it stands.
  private func lastChild(before end: Int) -> Node? {
    var passed = 0
    var last: Node?
    for child in children {
      if child.index >= end { break }
      last = child
      passed += 1
      if passed == TreeIndexes.longWalk, let ancestry = tree.indexes.ancestry(in: tree) {
        return ancestry.child(of: index, holding: end - 1).map { Node(tree: tree, index: $0) }
      }
    }
    return last
  }
}
