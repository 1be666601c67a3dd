import SourceText

/// What is found out about a whole tree when much is asked of it. To look once for what stands far behind in a large
/// object, walking there is the shortest way; where each of thousands of findings looks, the walks are.
///
/// Important: `@unchecked Sendable` is right because all that changes is read and written while the lock is held, and
/// never else.
final class TreeIndexes: @unchecked Sendable {
  private let lock = Lock()
  private var longWalks = 0
  private var ancestry: Ancestry?
  private var names: [Int: MemberIndex] = [:]
  private var conflictLines: ConflictLines?

  /// So many children are passed before an index is asked for. What is nearer is found sooner without.
  static let longWalk = 32
  /// So many records are looked at for a name before an index is asked for.
  static let longSearch = 256
  /// As long as no more is asked, walking takes less time than making an index.
  private static let fewWalks = 16

  deinit { lock.destroy() }

  /// The ways up in a tree; nil as long as few have asked.
  func ancestry(in tree: SyntaxTree) -> Ancestry? {
    lock.whileHeld {
      if let ancestry { return ancestry }
      longWalks += 1
      if longWalks > Self.fewWalks { ancestry = Ancestry(tree.records) }
      return ancestry
    }
  }

  /// The members of an object by their names; nil as long as few have asked.
  func names(of object: Node) -> [[UInt8]: Int]? {
    lock.whileHeld {
      names[object.index, default: MemberIndex()].indexes(of: object, afterLookups: Self.fewWalks)
    }
  }

  func conflictLines(in text: SourceText) -> ConflictLines {
    lock.whileHeld {
      let lines = conflictLines ?? ConflictLines(text)
      conflictLines = lines
      return lines
    }
  }
}

/// The first member of each name in an object.
private struct MemberIndex {
  private var lookups = 0
  /// Records by names in UTF-8.
  private var records: [[UInt8]: Int]?

  mutating func indexes(of object: Node, afterLookups few: Int) -> [[UInt8]: Int]? {
    lookups += 1
    if records == nil, lookups > few {
      let named = object.members.map { member in (member.withNameBytes { Array($0) }, member.index) }
      records = Dictionary(named, uniquingKeysWith: { first, _ in first })
    }
    return records
  }
}

/// The record that each record of a tree is directly below.
struct Ancestry: Sendable {
  /// Of those that are below none, their own index.
  private let parents: [UInt32]

  init(_ records: [NodeRecord]) {
    var parents: [UInt32] = []
    parents.reserveCapacity(records.count)
    var open: [Int] = []
    for (index, record) in records.enumerated() {
      while let last = open.last, Int(records[last].next) <= index { open.removeLast() }
      parents.append(UInt32(truncatingIfNeeded: open.last ?? index))
      if Int(record.next) > index + 1 { open.append(index) }
    }
    self.parents = parents
  }

  /// Nil for a record that is below none.
  func parent(of index: Int) -> Int? {
    let parent = Int(parents[index])
    return parent == index ? nil : parent
  }

  /// A record and those that it is below, the outermost first.
  func path(to index: Int) -> [Int] {
    var path = [index]
    while let last = path.last, let parent = parent(of: last) { path.append(parent) }
    return path.reversed()
  }

  /// The record directly below a container that is, or holds, some record; nil if that is not below the container.
  func child(of container: Int, holding index: Int) -> Int? {
    var child = index
    while let parent = parent(of: child) {
      if parent == container { return child }
      child = parent
    }
    return nil
  }
}
