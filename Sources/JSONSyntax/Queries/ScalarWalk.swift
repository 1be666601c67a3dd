import SourceText

/// Goes through the scalars at and below a value in the order of the text.
///
/// It reads the records alone: no node is made, no name is read and no pointer is put together before somebody wants it.
/// It is for what is asked of every value of a document, where hardly any value is the one that is looked for.
public struct ScalarWalk: Sendable {
  private let node: Node
  private let pointer: JSONPointer
  /// Records that are passed over with all that is below them, in order.
  private let excluded: [Int]

  /// - Parameters:
  ///   - pointer: where the value stands.
  ///   - excluded: values below it that are passed over, in the order of the text.
  package init(_ node: Node, at pointer: JSONPointer, excluding excluded: [Node] = []) {
    self.node = node
    self.pointer = pointer
    self.excluded = excluded.map(\.index)
  }

  package func forEach(_ visit: (inout Scalar) -> Void) {
    node.tree.records.withUnsafeBufferPointer { records in
      node.tree.text.bytes.withUnsafeBufferPointer { bytes in
        var scalar = Scalar(tree: node.tree, records: records, bytes: bytes, start: pointer, index: node.index)
        let end = Int(records[node.index].next)
        var nextExcluded = 0
        while scalar.index < end {
          let index = scalar.index
          let record = records[index]
          while nextExcluded < excluded.count, excluded[nextExcluded] < index { nextExcluded += 1 }
          if nextExcluded < excluded.count, excluded[nextExcluded] == index {
            scalar.index = Int(record.next)
            continue
          }
          switch record.kind {
          case .member: break
          case .object, .array: scalar.enter()
          default:
            scalar.take(record)
            visit(&scalar)
          }
          scalar.index = index + 1
        }
      }
    }
  }

  /// A scalar that the walk has come to. It is good only until the walk goes on. (Public, so that the compiler inlines what
  /// is asked of each in other modules.)
  public struct Scalar {
    /// An object or array around it.
    private struct Level {
      var container: Int
      var end: Int
      /// The member that is the innermost around the container, -1 if there is none.
      var key: Int
      /// Of an array: an element, and how many are before it.
      var element: Int
      var position = 0
    }

    private let tree: SyntaxTree
    private let records: UnsafeBufferPointer<NodeRecord>
    private let bytes: UnsafeBufferPointer<UInt8>
    private let start: JSONPointer
    private var levels: [Level] = []
    fileprivate(set) var index: Int
    public private(set) var kind = NodeKind.null
    /// What stands between the quotes of a string; the whole of any other value.
    public private(set) var content = WrittenText(bytes: UnsafeBufferPointer(start: nil, count: 0))
    /// The member that the scalar is the value of, -1 for an element of an array.
    private var memberIndex = -1

    fileprivate init(
      tree: SyntaxTree, records: UnsafeBufferPointer<NodeRecord>, bytes: UnsafeBufferPointer<UInt8>,
      start: JSONPointer, index: Int
    ) {
      self.tree = tree
      self.records = records
      self.bytes = bytes
      self.start = start
      self.index = index
      levels.reserveCapacity(8)
    }

    // MARK: What it is

    package var node: Node { Node(tree: tree, index: index) }
    @inlinable public var isString: Bool { kind == .string }
    @inlinable public var isNumber: Bool { kind == .number }
    package var isUnclosedString: Bool { isString && records[index].flags.contains(.unclosed) }

    /// The member that the scalar is the value of; nil for an element of an array.
    package var member: Node? { memberIndex < 0 ? nil : Node(tree: tree, index: memberIndex) }

    /// The name of the member that the scalar is the value of; nil for an element of an array.
    package var memberName: WrittenText? { memberIndex < 0 ? nil : content(of: records[memberIndex]) }

    /// The innermost member on the way to the scalar.
    package var keyMember: Node? {
      let key = memberIndex < 0 ? levels.last?.key ?? -1 : memberIndex
      return key < 0 ? nil : Node(tree: tree, index: key)
    }

    /// Where the scalar stands. To ask for many takes time that grows with the text alone.
    package mutating func pointer() -> JSONPointer {
      var components = start.components
      for level in levels.indices {
        let child = level + 1 < levels.count ? levels[level + 1].container : index
        let member = memberIndex(of: child)
        components.append(member < 0 ? String(position(of: child, in: level)) : Node(tree: tree, index: member).name)
      }
      return JSONPointer(components)
    }

    private mutating func position(of element: Int, in level: Int) -> Int {
      while levels[level].element < element {
        levels[level].element = Int(records[levels[level].element].next)
        levels[level].position += 1
      }
      return levels[level].position
    }

    // MARK: Records

    /// Makes the scalar the one at `index`, whose record that is.
    fileprivate mutating func take(_ record: NodeRecord) {
      leaveClosed()
      kind = record.kind
      content = record.kind == .string ? content(of: record) : text(Int(record.start), Int(record.end))
      memberIndex = memberIndex(of: index)
    }

    /// The member that a value belongs to, -1 if there is none: it stands right before its value.
    private func memberIndex(of value: Int) -> Int {
      guard value > 0, records[value - 1].kind == .member, Int(records[value - 1].next) > value else { return -1 }
      return value - 1
    }

    private func content(of record: NodeRecord) -> WrittenText {
      let (start, end) = (Int(record.start), Int(record.end))
      if record.flags.isDisjoint(with: [.otherQuotes, .unclosed, .bare, .nameless]) { return text(start + 1, end - 1) }
      if !record.flags.isDisjoint(with: [.bare, .nameless]) { return text(start, end) }
      let content = QuotedText(ByteRange(start, end), record.flags, in: bytes).content
      return text(content.start, content.end)
    }

    private func text(_ start: Int, _ end: Int) -> WrittenText {
      WrittenText(bytes: UnsafeBufferPointer(rebasing: bytes[start..<max(start, end)]))
    }

    // MARK: The way

    fileprivate mutating func enter() {
      leaveClosed()
      let member = memberIndex(of: index)
      levels.append(
        Level(
          container: index, end: Int(records[index].next), key: member < 0 ? levels.last?.key ?? -1 : member,
          element: index + 1))
    }

    fileprivate mutating func leaveClosed() {
      while let last = levels.last, last.end <= index { levels.removeLast() }
    }
  }
}
