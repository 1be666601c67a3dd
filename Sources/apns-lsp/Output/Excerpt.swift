import SourceText

/// A line of a file as it is shown: tabs as spaces, nothing that would steer the terminal, cut to the width there is
/// around the marked part.
struct Excerpt: Equatable {
  private(set) var line: String
  /// The space that leads to the marks below the line.
  private(set) var indent: String
  private(set) var marks: String

  /// Columns between two tab stops.
  static let tabWidth = 4

  init(_ text: SourceText, line number: Int, range: ByteRange, columns: Int) {
    let full = text.rangeOfLine(number)
    let marked = ByteRange(min(max(range.start, full.start), full.end), min(range.end, full.end))
    // A line may have megabytes; what is far from the marks is not shown, and not looked at.
    let near = 16 * min(columns, 1024)
    let start = max(full.start, text.characterStart(at: max(0, marked.start - near)))
    let end = text.characterStart(at: min(marked.end, marked.start + near))
    let behind = text.characterStart(at: min(full.end, marked.end + near))
    // The width of a tab depends on all that stands before it.
    let needed = text.bytes[start..<behind].contains(UInt8(ascii: "\t")) ? Int.max / 8 : columns
    let before = Excerpt.cells(text, ByteRange(start, marked.start), from: 0, needed, isNearEnd: true)
    let inside = Excerpt.cells(text, ByteRange(marked.start, end), from: Excerpt.width(before), needed)
    let after = Excerpt.cells(
      text, ByteRange(marked.end, behind), from: Excerpt.width(before) + Excerpt.width(inside), needed)

    // What stands left of the marks may have a third of the room, the marks what they need, the rest follows.
    let left = Excerpt.suffix(before, columns: max(columns / 3, columns - Excerpt.width(inside) - Excerpt.width(after)))
    let middle = Excerpt.prefix(inside, columns: columns - Excerpt.width(left))
    let right = Excerpt.prefix(after, columns: columns - Excerpt.width(left) - Excerpt.width(middle))
    line = Excerpt.text(left + middle + right)
    while line.last == " " { line.removeLast() }
    indent = String(repeating: " ", count: Excerpt.width(left))
    marks = String(repeating: "^", count: max(1, Excerpt.width(middle)))
  }

  /// A character with the columns that it takes.
  private typealias Cell = (text: String, width: Int)

  private static func width(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.width } }
  private static func text(_ cells: [Cell]) -> String { cells.map(\.text).joined() }

  /// The characters of a range, or those at one end of it that are more than fit into the columns.
  ///
  /// - Parameter start: the column of the first one, on which the width of tabs depends.
  private static func cells(
    _ text: SourceText, _ range: ByteRange, from start: Int, _ columns: Int, isNearEnd: Bool = false
  ) -> [Cell] {
    // Most characters have one byte, hardly any has more than four.
    for count in [columns + 2, 4 * (columns + 2)] where count < range.count {
      let near =
        isNearEnd
        ? ByteRange(text.characterStart(at: range.end - count), range.end)
        : ByteRange(range.start, text.characterStart(at: range.start + count))
      let cells = cells(text.string(in: near), from: start)
      // The one at the cut may lack a part.
      if width(isNearEnd ? Array(cells.dropFirst()) : cells.dropLast()) > columns { return cells }
    }
    return cells(text.string(in: range), from: start)
  }

  private static func cells(_ text: String, from start: Int) -> [Cell] {
    var column = start
    return text.map { character in
      var cell: Cell
      if character == "\t" {
        let width = tabWidth - column % tabWidth
        cell = (String(repeating: " ", count: width), width)
      } else {
        let shown = DisplayWidth.visible(String(character))
        cell = (shown, DisplayWidth.of(shown))
      }
      column += cell.width
      return cell
    }
  }

  private static func prefix(_ cells: [Cell], columns: Int) -> [Cell] {
    if width(cells) <= columns { return cells }
    var kept: [Cell] = []
    var used = 1
    for cell in cells where used + cell.width <= columns || cell.width == 0 {
      guard used + cell.width <= columns else { break }
      kept.append(cell)
      used += cell.width
    }
    return columns > 0 ? kept + [("…", 1)] : []
  }

  private static func suffix(_ cells: [Cell], columns: Int) -> [Cell] {
    prefix(cells.reversed(), columns: columns).reversed()
  }
}
