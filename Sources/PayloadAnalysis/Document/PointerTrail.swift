import JSONSyntax
import SourceText

/// The way to the innermost member or element at offsets that only grow, in time that grows with the text alone, but for
/// writing the pointers.
struct PointerTrail {
  /// The children of an object or array, up to the one that the last offset was in.
  private struct Level {
    var children: Children
    var current: Node?
    var range: ByteRange?
    var position = 0

    init(_ node: Node) {
      children = node.children
      current = children.next()
      range = current?.range
    }

    mutating func advance() {
      current = children.next()
      range = current?.range
      position += 1
    }
  }

  /// The object or array that the last offset was in, behind all those around it.
  private var levels: [Level]
  /// What leads to the last offset; of each level but perhaps the last, its current child.
  private var components: [String] = []

  init(_ tree: SyntaxTree) { levels = tree.root.map { [Level($0)] } ?? [] }

  /// The innermost member or element at an offset; of two that meet there the one before it.
  mutating func pointer(at offset: Int) -> JSONPointer {
    leaveClosed(before: offset)
    while components.count < levels.count {
      let depth = components.count
      while let range = levels[depth].range, range.end < offset { levels[depth].advance() }
      guard let child = levels[depth].current, let range = levels[depth].range, range.start <= offset else { break }
      components.append(child.isMember ? child.name : String(levels[depth].position))
      if let value = child.isMember ? child.value : child, value.kind == .object || value.kind == .array {
        levels.append(Level(value))
      }
    }
    return JSONPointer(components)
  }

  /// Leaves the members and elements that end before an offset. What is around one of them ends no earlier.
  private mutating func leaveClosed(before offset: Int) {
    while let range = components.isEmpty ? nil : levels[components.count - 1].range, range.end < offset {
      components.removeLast()
      levels.removeLast(levels.count - components.count - 1)
    }
  }
}
