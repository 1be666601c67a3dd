import JSONSyntax

/// The way to the innermost member or element at offsets that only grow, in time that grows with the text alone.
struct PointerTrail {
  /// The children of an object or array, up to the one that the last offset was in.
  private struct Level {
    var children: Children
    var current: Node?
    var position = 0

    init(_ node: Node) {
      children = node.children
      current = children.next()
    }

    mutating func advance() {
      current = children.next()
      position += 1
    }
  }

  private var levels: [Level]

  init(_ tree: SyntaxTree) { levels = tree.root.map { [Level($0)] } ?? [] }

  /// The innermost member or element at an offset; of two that meet there the one before it.
  mutating func pointer(at offset: Int) -> JSONPointer {
    var components: [String] = []
    var depth = 0
    while depth < levels.count {
      while let child = levels[depth].current, child.range.end < offset {
        levels[depth].advance()
        levels.removeSubrange((depth + 1)...)
      }
      guard let child = levels[depth].current, child.range.start <= offset else { break }
      components.append(child.isMember ? child.name : String(levels[depth].position))
      let value = child.isMember ? child.value : child
      if depth + 1 == levels.count, let value, value.kind == .object || value.kind == .array {
        levels.append(Level(value))
      }
      depth += 1
    }
    return JSONPointer(components)
  }
}
