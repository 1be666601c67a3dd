import JSONSyntax
import SourceText

/// The values of a region that a program goes on with, as in `"Hi " + name`: nobody can tell what they are.
struct JoinedValues {
  /// Where they end in the document, in the order of the text.
  private var ends: [Int] = []

  var isEmpty: Bool { ends.isEmpty }

  init(in region: Region) {
    let (root, bytes) = (region.root.range, region.tree.text.bytes)
    let problems = region.tree.problems
    let first = problems.partitioningIndex { $0.range.start >= root.start }
    for problem in problems[first...].prefix(while: { $0.range.start < root.end }) where problem.goesOn {
      let before = bytes[root.start..<problem.range.start]
      guard let last = before.lastIndex(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) else { continue }
      ends.append(region.outer(ByteRange(last, last + 1)).end)
    }
  }

  /// Whether a range of the document ends with such a value.
  func end(_ range: ByteRange) -> Bool { next(from: range.end) == range.end }

  /// The fix without asking no more, if it would tear such a value apart.
  func sparing(_ fix: Fix) -> Fix {
    let tears = fix.edits.contains { edit in next(from: edit.range.start).map { $0 <= edit.range.end } ?? false }
    return tears ? Fix(fix.title, isSafe: false, fix.edits) : fix
  }

  private func next(from offset: Int) -> Int? {
    let index = ends.partitioningIndex { $0 >= offset }
    return index < ends.count ? ends[index] : nil
  }
}
