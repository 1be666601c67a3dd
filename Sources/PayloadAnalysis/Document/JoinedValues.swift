import JSONSyntax
import SourceText

/// The values of a region that a program goes on with, as in `"Hi " + name`: nobody can tell what they are.
struct JoinedValues {
  /// Where they end in the document, in the order of the text.
  private var ends: [Int] = []
  /// Those of them behind which a placeholder stands that may be what other members come from.
  private var doubtful: Set<Int> = []

  var isEmpty: Bool { ends.isEmpty }

  init(in region: Region) {
    let root = region.root.range
    let problems = region.tree.problems
    let first = problems.partitioningIndex { $0.range.start >= root.start }
    for problem in problems[first...].prefix(while: { $0.range.start < root.end }) {
      guard problem.goesOn || problem.code == .templatePlaceholder,
        let last = JoinedValues.lastByte(before: problem.range.start, from: root.start, in: region.tree.text.bytes)
      else { continue }
      let end = region.outer(ByteRange(last, last + 1)).end
      if problem.code == .templatePlaceholder {
        // What begins a value or a name is none itself.
        if ":=>,{[(".utf8.contains(region.tree.text.bytes[last]) { continue }
        let isBlock = ["{{#", "{{/", "{{^", "{{~", "{%", "<%"].contains(where: problem.argument.hasPrefix)
        if isBlock || last + 1 < problem.range.start { doubtful.insert(end) }
      }
      ends.append(end)
    }
  }

  private static func lastByte(before end: Int, from start: Int, in bytes: [UInt8]) -> Int? {
    bytes[start..<end].lastIndex { $0 != 0x20 && !(0x09...0x0D).contains($0) }
  }

  /// Whether a range of the document ends with such a value.
  func end(_ range: ByteRange) -> Bool { next(from: range.end) == range.end && !doubtful.contains(range.end) }

  /// The fix without asking no more, if it would tear such a value apart.
  func sparing(_ fix: Fix) -> Fix {
    let tears = fix.edits.contains { edit in
      guard let end = next(from: edit.range.start), end <= edit.range.end else { return false }
      return end < edit.range.end || !doubtful.contains(end)
    }
    return tears ? Fix(fix.title, isSafe: false, fix.edits) : fix
  }

  private func next(from offset: Int) -> Int? {
    let index = ends.partitioningIndex { $0 >= offset }
    return index < ends.count ? ends[index] : nil
  }
}
