import SourceText

/// A JSON text as a tree, whatever its bytes are, and what is wrong with it.
///
/// The tree is lossless: `Tokens` of its text, joined, are the text. It is one flat array of small records; a `Node` is
/// an index into it.
package final class SyntaxTree: Sendable {
  package let text: SourceText
  /// What is wrong with the text, in the order of the text.
  package let problems: [SyntaxProblem]
  /// Whether a strict reader takes the text.
  package let isStrictJSON: Bool
  let records: [NodeRecord]
  /// For each problem, how far it and those before it reach, in bytes. nil where a problem has a cause of its own: that
  /// may lie behind what is read in the whole text, as when all of it is escaped.
  private let reaches: [Int]?
  /// Whether a string has no closing quotation mark.
  package let hasUnclosedString: Bool
  /// Read and written while the lock is held, and never else.
  nonisolated(unsafe) private var lateIndexes: TreeIndexes?
  private static let lock = Lock()

  /// Objects and arrays nested deeper than this have no nodes, and a problem that says so.
  package static let nestingLimit = 512

  init(text: SourceText, records: [NodeRecord], problems: [SyntaxProblem]) {
    self.text = text
    self.records = records
    self.problems = problems
    isStrictJSON = !problems.contains { $0.code.refusesText }
    hasUnclosedString = !isStrictJSON && records.contains { $0.kind == .string && $0.flags.contains(.unclosed) }
    var reach = 0
    reaches =
      problems.contains { $0.cause != nil }
      ? nil
      : problems.map { problem in
        reach = max(reach, problem.range.end)
        return reach
      }
  }

  /// The tree of any text of less than 4 GB.
  ///
  /// - Parameter rootMember: a name that the outermost object should have, by which it is found in a text that is no JSON
  ///   as a whole.
  package static func parse(_ text: SourceText, rootMember: String = "") -> SyntaxTree {
    text.bytes.withUnsafeBufferPointer { bytes in
      let parsed = Parser.parse(bytes, rootMember: rootMember)
      return SyntaxTree(text: text, records: parsed.records, problems: parsed.problems)
    }
  }

  /// The outermost value; nil if the text has none.
  package var root: Node? { records.isEmpty ? nil : Node(tree: self, index: 0) }

  package var nodeCount: Int { records.count }

  /// Whether something may be wrong in a range or at one of its edges.
  func mayHaveProblem(touching range: ByteRange) -> Bool {
    guard let reaches else { return true }
    let next = problems.partitioningIndex { $0.range.start > range.end }
    return next > 0 && reaches[next - 1] >= range.start
  }

  /// Most trees are never asked for them.
  var indexes: TreeIndexes {
    Self.lock.whileHeld {
      let indexes = lateIndexes ?? TreeIndexes()
      lateIndexes = indexes
      return indexes
    }
  }

  package var conflictLines: ConflictLines { indexes.conflictLines(in: text) }

  /// The memory of the tree itself, without the text, in bytes.
  package var byteSize: Int { records.count * MemoryLayout<NodeRecord>.stride }
}
