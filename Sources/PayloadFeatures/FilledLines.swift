extension Markup {
  /// The columns that a line of a text for people has at most: what a window beside the code shows without wrapping.
  /// Some editors, Neovim among them, otherwise break a long paragraph in the middle of a word.
  private static let columns = 80

  /// The Markdown with its paragraphs broken into short lines. Markdown takes such a break for a space. Code keeps its
  /// lines.
  package var filledMarkdown: String { FilledLines.fill(markdown, columns: Self.columns) }

  /// The same of the plain text.
  package var filledPlain: String { FilledLines.fill(plain, columns: Self.columns) }
}

/// Breaks the paragraphs and list items of a text between words. Neither code between back quotes nor a link is broken,
/// and nothing that Markdown would read as the begin of a list, a heading or a quotation comes to stand first in a line.
///
/// It works on bytes, because each list of suggestions comes with a page of text for each.
private struct FilledLines {
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private var filled: [UInt8] = []
  /// In Unicode scalars.
  private let columns: Int
  private var isInFence = false

  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")

  static func fill(_ text: String, columns: Int) -> String {
    var text = text
    return text.withUTF8 { String(decoding: FilledLines($0[...], columns: columns).filled, as: UTF8.self) }
  }

  private init(_ text: Bytes, columns: Int) {
    self.columns = columns
    filled.reserveCapacity(text.count + 32)
    var rest = text
    while let end = rest.firstIndex(of: Self.newline) {
      add(rest[..<end])
      filled.append(Self.newline)
      rest = rest[(end + 1)...]
    }
    add(rest)
  }

  private mutating func add(_ line: Bytes) {
    let isFence = line.starts(with: "```".utf8)
    if isFence { isInFence.toggle() }
    // Two spaces begin a line of code in plain text.
    guard !isFence, !isInFence, line.count > columns, !line.starts(with: "  ".utf8) else {
      filled += line
      return
    }
    let indentation = line.starts(with: "- ".utf8) ? 2 : 0
    var words = Words(line)
    guard let first = words.next() else { return }
    var column = Self.width(first)
    // What stands together in one line is copied at once.
    var together = first
    while let word = words.next() {
      let width = Self.width(word)
      let fits = column + 1 + width <= columns || Self.beginsBlock(word)
      column = fits ? column + 1 + width : indentation + width
      if fits, word.startIndex == together.endIndex + 1 {
        together = line[together.startIndex..<word.endIndex]
        continue
      }
      filled += together
      filled.append(fits ? Self.space : Self.newline)
      if !fits { for _ in 0..<indentation { filled.append(Self.space) } }
      together = word
    }
    filled += together
  }

  private static func width(_ word: Bytes) -> Int { word.count { $0 & 0xC0 != 0x80 } }

  /// Whether Markdown would read a line with this word first as something else than text.
  private static func beginsBlock(_ word: Bytes) -> Bool {
    switch word.first {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "="):
      return !word.starts(with: "**".utf8)
    case UInt8(ascii: "#"), UInt8(ascii: ">"): return true
    default:
      let rest = word.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return rest.count == 1 && word.count > 1 && (rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ")"))
    }
  }
}

/// What stands between the spaces of a line; spaces between back quotes and in links do not part.
private struct Words: Sequence, IteratorProtocol {
  private var rest: FilledLines.Bytes

  init(_ line: FilledLines.Bytes) { rest = line }

  mutating func next() -> FilledLines.Bytes? {
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    guard !rest.isEmpty else { return nil }
    let end = end
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  private var end: Int {
    var index = rest.startIndex
    while index < rest.endIndex, rest[index] != UInt8(ascii: " ") {
      switch rest[index] {
      case UInt8(ascii: "`"): index = endOfCode(from: index)
      case UInt8(ascii: "["): index = endOfLink(from: index)
      default: index += 1
      }
    }
    return index
  }

  /// Behind the next run of as many back quotes, or at least as many; behind the opening ones if there is none.
  private func endOfCode(from start: Int) -> Int {
    let quote = UInt8(ascii: "`")
    let content = rest[start...].drop { $0 == quote }.startIndex
    let count = content - start
    var run = 0
    for index in content..<rest.endIndex {
      run = rest[index] == quote ? run + 1 : 0
      if run == count { return index + 1 }
    }
    return content
  }

  private func endOfLink(from start: Int) -> Int {
    let next = start + 1
    var middle = next
    while middle + 1 < rest.endIndex, rest[middle] != UInt8(ascii: "]") || rest[middle + 1] != UInt8(ascii: "(") {
      if rest[middle] == UInt8(ascii: "[") { return next }
      middle += 1
    }
    guard middle + 1 < rest.endIndex, let end = rest[(middle + 2)...].firstIndex(of: UInt8(ascii: ")")) else {
      return next
    }
    return end + 1
  }
}
