import SourceText

/// The lines of a text that begin with the marks of a merge conflict, counted from 0.
package struct ConflictLines: Sendable {
  package enum Mark: UInt8, Sendable {
    /// `<<<<<<<`
    case ours = 0x3C
    /// `|||||||`
    case base = 0x7C
    /// `=======`
    case middle = 0x3D
    /// `>>>>>>>`
    case theirs = 0x3E
  }

  /// In their order.
  private var lines: [Mark: [Int]] = [:]
  private static let length = 7

  init(_ text: SourceText) {
    for line in 0..<text.lineCount {
      let range = text.rangeOfLine(line)
      guard range.count >= Self.length, let mark = Mark(rawValue: text.bytes[range.start]),
        text.bytes[range.start..<range.start + Self.length].allSatisfy({ $0 == mark.rawValue })
      else { continue }
      lines[mark, default: []].append(line)
    }
  }

  /// The first line from one on that begins with a mark.
  package func first(_ mark: Mark, from line: Int) -> Int? {
    guard let lines = lines[mark] else { return nil }
    let index = lines.partitioningIndex { $0 >= line }
    return index < lines.count ? lines[index] : nil
  }
}
