/// Breaks the paragraphs and list items of a text between words. Neither code between back quotes nor a link is broken,
/// and nothing that Markdown would read as the begin of a list, a heading or a quotation comes to stand first in a line.
///
/// It works on bytes, because a list of suggestions may come with a page of text for each.
struct FilledLines {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The Unicode scalars that a line has at most: what a window beside the code shows without wrapping. Some editors,
  /// Neovim among them, otherwise break a long paragraph in the middle of a word.
  private static let columns = 80

  private var filled: [UInt8] = []
  private var isInFence = false

  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")

  static func fill(_ text: String) -> String {
    var text = text
    return text.withUTF8 { String(decoding: FilledLines($0).filled, as: UTF8.self) }
  }

  private init(_ text: Bytes) {
    filled.reserveCapacity(text.count + 32)
    var start = 0
    while true {
      var end = start
      while end < text.count, text[end] != Self.newline { end += 1 }
      add(Bytes(rebasing: text[start..<end]))
      guard end < text.count else { return }
      filled.append(Self.newline)
      start = end + 1
    }
  }

  private mutating func add(_ line: Bytes) {
    let isFence = line.starts(with: "```".utf8)
    if isFence { isInFence.toggle() }
    // Two spaces begin a line of code in plain text.
    guard !isFence, !isInFence, line.count > Self.columns, !line.starts(with: "  ".utf8) else {
      filled.append(contentsOf: line)
      return
    }
    let indentation = line.starts(with: "- ".utf8) ? 2 : 0
    var words = Words(line)
    // What stands together in one line is copied at once.
    guard var together = words.next() else { return }
    var column = Self.width(together, in: line)
    while let word = words.next() {
      let width = Self.width(word, in: line)
      let fits = column + 1 + width <= Self.columns || Self.beginsBlock(Bytes(rebasing: line[word]))
      column = fits ? column + 1 + width : indentation + width
      if fits, word.lowerBound == together.upperBound + 1 {
        together = together.lowerBound..<word.upperBound
        continue
      }
      filled.append(contentsOf: Bytes(rebasing: line[together]))
      filled.append(fits ? Self.space : Self.newline)
      if !fits { for _ in 0..<indentation { filled.append(Self.space) } }
      together = word
    }
    filled.append(contentsOf: Bytes(rebasing: line[together]))
  }

  private static func width(_ word: Range<Int>, in line: Bytes) -> Int {
    var width = 0
    for index in word where line[index] & 0xC0 != 0x80 { width += 1 }
    return width
  }

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
private struct Words: IteratorProtocol {
  private let line: UnsafeBufferPointer<UInt8>
  /// Behind the word before.
  private var end = 0

  init(_ line: UnsafeBufferPointer<UInt8>) { self.line = line }

  mutating func next() -> Range<Int>? {
    while end < line.count, line[end] == UInt8(ascii: " ") { end += 1 }
    guard end < line.count else { return nil }
    let start = end
    while end < line.count, line[end] != UInt8(ascii: " ") {
      switch line[end] {
      case UInt8(ascii: "`"): end = endOfCode(from: end)
      case UInt8(ascii: "["): end = endOfLink(from: end)
      default: end += 1
      }
    }
    return start..<end
  }

  /// Behind the next run of as many back quotes, or at least as many; behind the opening ones if there is none.
  private func endOfCode(from start: Int) -> Int {
    let quote = UInt8(ascii: "`")
    let content = line[start...].firstIndex { $0 != quote } ?? line.count
    let count = content - start
    var run = 0
    for index in content..<line.count {
      run = line[index] == quote ? run + 1 : 0
      if run == count { return index + 1 }
    }
    return content
  }

  private func endOfLink(from start: Int) -> Int {
    let next = start + 1
    var middle = next
    while middle + 1 < line.count, line[middle] != UInt8(ascii: "]") || line[middle + 1] != UInt8(ascii: "(") {
      if line[middle] == UInt8(ascii: "[") { return next }
      middle += 1
    }
    guard middle + 1 < line.count, let end = line[(middle + 2)...].firstIndex(of: UInt8(ascii: ")")) else {
      return next
    }
    return end + 1
  }
}
