extension Markup {
  /// The columns that a line of a text for people has at most: what a window beside the code shows without wrapping.
  /// Some editors, Neovim among them, otherwise break a long paragraph in the middle of a word.
  private static let columns = 80

  /// The same text with its paragraphs broken into short lines. Markdown takes such a break for a space. Code keeps its
  /// lines.
  package var filled: Markup {
    Markup(
      markdown: FilledLines(markdown, columns: Self.columns).text,
      plain: FilledLines(plain, columns: Self.columns).text)
  }
}

/// Breaks the paragraphs and list items of a text between words. Neither code between back quotes nor a link is broken,
/// and nothing that Markdown would read as the begin of a list, a heading or a quotation comes to stand first in a line.
private struct FilledLines {
  private(set) var text = ""
  /// In Unicode scalars.
  private let columns: Int
  private var isInFence = false

  init(_ source: String, columns: Int) {
    self.columns = columns
    text.reserveCapacity(source.utf8.count + 32)
    var isFirst = true
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if !isFirst { text += "\n" }
      isFirst = false
      add(line)
    }
  }

  private mutating func add(_ line: Substring) {
    let isFence = line.hasPrefix("```")
    if isFence { isInFence.toggle() }
    // Two spaces begin a line of code in plain text.
    guard !isFence, !isInFence, line.utf8.count > columns, !line.hasPrefix("  ") else {
      text += line
      return
    }
    let indentation = line.hasPrefix("- ") ? "  " : ""
    var column = 0
    for word in Words(line) {
      let width = word.unicodeScalars.count
      if column == 0 {
        column = width
      } else if column + 1 + width <= columns || Self.beginsBlock(word) {
        text += " "
        column += 1 + width
      } else {
        text += "\n" + indentation
        column = indentation.count + width
      }
      text += word
    }
  }

  /// Whether Markdown would read a line with this word first as something else than text.
  private static func beginsBlock(_ word: Substring) -> Bool {
    switch word.utf8.first {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "="): return !word.hasPrefix("**")
    case UInt8(ascii: "#"), UInt8(ascii: ">"): return true
    default:
      let digits = word.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return !digits.isEmpty && (word.dropFirst(digits.count) == "." || word.dropFirst(digits.count) == ")")
    }
  }
}

/// What stands between the spaces of a line; spaces between back quotes and in links do not part.
private struct Words: Sequence, IteratorProtocol {
  private var rest: Substring

  init(_ line: Substring) { rest = line }

  mutating func next() -> Substring? {
    rest = rest.drop { $0 == " " }
    guard !rest.isEmpty else { return nil }
    let word = rest[..<end]
    rest = rest[word.endIndex...]
    return word
  }

  private var end: Substring.Index {
    let bytes = rest.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: " ") {
      switch bytes[index] {
      case UInt8(ascii: "`"): index = endOfCode(from: index)
      case UInt8(ascii: "["): index = endOfLink(from: index)
      default: index = bytes.index(after: index)
      }
    }
    return index
  }

  private func endOfCode(from start: Substring.Index) -> Substring.Index {
    let quotes = rest[start...].prefix { $0 == "`" }
    let end = rest[quotes.endIndex...].firstRange(of: quotes)?.upperBound
    return end ?? quotes.endIndex
  }

  private func endOfLink(from start: Substring.Index) -> Substring.Index {
    let next = rest.index(after: start)
    guard let middle = rest[next...].firstRange(of: "]("), !rest[next..<middle.lowerBound].contains("["),
      let end = rest[middle.upperBound...].firstIndex(of: ")")
    else { return next }
    return rest.index(after: end)
  }
}
