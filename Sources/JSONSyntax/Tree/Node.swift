import SourceText

/// A node of a tree: an object, an array, a member of an object, or a scalar.
package struct Node: Sendable {
  package let tree: SyntaxTree
  package let index: Int

  private var record: NodeRecord { tree.records[index] }

  package var kind: NodeKind { record.kind }
  package var flags: NodeFlags { record.flags }

  /// The bytes of the node. Of a member: from its name to the end of its value.
  package var range: ByteRange {
    let record = record
    guard record.kind == .member else { return ByteRange(Int(record.start), Int(record.end)) }
    return ByteRange(Int(record.start), value?.range.end ?? Int(record.end))
  }

  /// The text of the node as written.
  package var source: String { tree.text.string(in: range) }
}

// MARK: - Objects and members

extension Node {
  package var isMember: Bool { kind == .member }

  /// The members of an object in their order, nothing for any other node.
  package var members: Children { Children(of: kind == .object ? self : nil) }

  /// The elements of an array in their order, nothing for any other node.
  package var elements: Children { Children(of: kind == .array ? self : nil) }

  /// The children of an object, an array or a member.
  package var children: Children {
    Children(of: kind == .object || kind == .array || kind == .member ? self : nil)
  }

  /// The first member of an object with that name, after its escapes are read.
  package func member(named name: String) -> Node? {
    var name = name
    return name.withUTF8 { member(named: $0) }
  }

  /// The same, of a name in UTF-8.
  package func member(named wanted: UnsafeBufferPointer<UInt8>) -> Node? {
    let (found, isLast) = firstMember(within: TreeIndexes.longSearch) { isSame($0, wanted) }
    return isLast ? found : distantMember(named: wanted)
  }

  /// The same, of an object where it is none of the first.
  private func distantMember(named wanted: UnsafeBufferPointer<UInt8>) -> Node? {
    guard let names = tree.indexes.names(of: self) else { return firstMember { isSame($0, wanted) } }
    return names[Array(wanted)].map { Node(tree: tree, index: $0) }
  }

  /// The first member of an object whose name, its escapes read, is as wanted. No node is made for any other.
  package func firstMember(named isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) -> Node? {
    firstMember(within: tree.records.count, named: isWanted).found
  }

  /// - Parameter limit: so many records are looked at.
  /// - Returns: the member, and whether that is the answer: there may be one behind those that were looked at.
  private func firstMember(
    within limit: Int, named isWanted: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> (found: Node?, isLast: Bool) {
    guard kind == .object else { return (nil, true) }
    let found = tree.records.withUnsafeBufferPointer { records in
      tree.text.bytes.withUnsafeBufferPointer { bytes -> Int? in
        let next = Int(records[self.index].next)
        let end = min(next, self.index + limit)
        var index = self.index + 1
        while index < end {
          let record = records[index]
          if let name = record.plainName(in: bytes) {
            if isWanted(name) { return index }
          } else if Node(tree: tree, index: index).withNameBytes(isWanted) {
            return index
          }
          index = Int(record.next)
        }
        return index < next ? nil : 0
      }
    }
    return found == 0 ? (nil, true) : (found.map { Node(tree: tree, index: $0) }, found != nil)
  }

  /// The value of the first member with that name.
  package subscript(name name: String) -> Node? { member(named: name)?.value }

  /// The value of a member; nil if it has none, or if this is no member.
  package var value: Node? {
    let record = record
    guard record.kind == .member, Int(record.next) > index + 1 else { return nil }
    return Node(tree: tree, index: index + 1)
  }

  /// The bytes of a member's name, its quotes included.
  package var nameRange: ByteRange {
    let record = record
    return ByteRange(Int(record.start), Int(record.end))
  }

  /// The bytes of a member's name between its quotes.
  package var nameContentRange: ByteRange {
    flags.contains(.bare) || flags.contains(.nameless) ? nameRange : StringLiteral.contentRange(of: self, nameRange)
  }

  /// A member's name, its escapes read; empty if it has none.
  package var name: String {
    StringLiteral.string(in: nameContentRange, of: tree.text, hasEscapes: flags.contains(.hasEscapes))
  }

  /// Whether a member has that name, without making a string where the name has no escapes.
  package func hasName(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { wanted in withNameBytes { isSame($0, wanted) } }
  }

  /// Calls a function with the bytes of a member's name, its escapes read.
  package func withNameBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard !flags.contains(.hasEscapes) else {
      var name = name
      return name.withUTF8(body)
    }
    let range = nameContentRange
    return tree.text.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range.start..<range.end])) }
  }

  private func isSame(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard one.count == other.count else { return false }
    for (left, right) in zip(one, other) where left != right { return false }
    return true
  }
}

extension NodeRecord {
  /// The bytes of a member's name as they stand between JSON's quotation marks; nil where they have to be looked for, or
  /// have escapes in them.
  fileprivate func plainName(in bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    guard flags.isSubset(of: [.nonASCII, .valueless]), end - start >= 2 else { return nil }
    let name = UnsafeBufferPointer(rebasing: bytes[Int(start) + 1..<Int(end) - 1])
    // Doubled marks.
    return name.first == UInt8(ascii: "\"") ? nil : name
  }
}

// MARK: - Scalars

extension Node {
  /// The value of a string, its escapes read. Lone surrogates and broken UTF-8 become U+FFFD. nil for any other node.
  package var stringValue: String? {
    guard kind == .string else { return nil }
    return StringLiteral.string(in: contentRange, of: tree.text, hasEscapes: flags.contains(.hasEscapes))
  }

  /// Whether this is a string with that value, without making one where it has no escapes.
  package func isString(_ value: String) -> Bool {
    guard kind == .string else { return false }
    guard !flags.contains(.hasEscapes) else { return stringValue == value }
    var value = value
    return value.withUTF8 { wanted in withWrittenText { isSame($0.bytes, wanted) } }
  }

  /// The value of a string as bytes, with the way back from each to the text. nil for any other node.
  package var decodedString: DecodedString? {
    guard kind == .string else { return nil }
    return StringLiteral.decode(contentRange, in: tree.text, hasEscapes: flags.contains(.hasEscapes))
  }

  /// Calls a function with the text of a string between its quotes as it is written; of any other node, the whole.
  package func withWrittenText<Result>(_ body: (WrittenText) -> Result) -> Result {
    let range = contentRange
    return tree.text.bytes.withUnsafeBufferPointer {
      body(WrittenText(bytes: UnsafeBufferPointer(rebasing: $0[range.start..<range.end])))
    }
  }

  /// The bytes of a string between its quotes; the whole node for any other kind.
  package var contentRange: ByteRange {
    kind == .string ? StringLiteral.contentRange(of: self, range) : range
  }

  /// The value of a number; nil for any other node and for a number that is no number in JSON either.
  package var doubleValue: Double? {
    guard kind == .number else { return nil }
    return tree.text.bytes.withUnsafeBufferPointer { NumberLiteral.value(of: $0[range.start..<range.end]) }
  }

  /// The value of a number that is an integer, also when written as `1.0` or `1e3`, and fits 64 bits.
  package var integerValue: Int? {
    guard kind == .number else { return nil }
    let short = tree.text.bytes.withUnsafeBufferPointer { NumberLiteral.shortInteger($0[range.start..<range.end]) }
    if let short { return short }
    let source = source
    return Int(source) ?? Double(source).flatMap { Int(exactly: $0) }
  }

  package var booleanValue: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }
}

/// The children of a node, each found from the one before without going through what is below it.
package struct Children: Sequence, IteratorProtocol {
  private let tree: SyntaxTree?
  private var index: Int
  private let end: Int

  init(of node: Node?) {
    tree = node?.tree
    index = (node?.index ?? 0) + 1
    end = node.map { Int($0.tree.records[$0.index].next) } ?? 0
  }

  package mutating func next() -> Node? {
    guard let tree, index < end else { return nil }
    defer { index = Int(tree.records[index].next) }
    return Node(tree: tree, index: index)
  }

  package var isEmpty: Bool { index >= end }
  package var count: Int { reduce(0) { count, _ in count + 1 } }
  package var first: Node? {
    var copy = self
    return copy.next()
  }
}
