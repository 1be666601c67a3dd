import SourceText

/// How the formatter lays out a text. The line ending is never chosen: it is the text's own.
package struct FormattingOptions: Hashable, Sendable {
  package enum Indentation: Hashable, Sendable {
    case spaces(Int)
    case tab

    /// One level of it.
    package var text: String {
      switch self {
      case .spaces(let count): String(repeating: " ", count: min(max(0, count), 16))
      case .tab: "\t"
      }
    }
  }

  /// Which objects and arrays have each of their members on a line of its own. Empty ones never have.
  package enum Expansion: String, Sendable, CaseIterable {
    /// All but those that hold scalars alone, stood on one line before, and fit into the width.
    case fit
    case always
    /// None, whatever the width, but where a comment or the like needs the end of its line.
    case never
  }

  /// nil: what the text has already, else two spaces.
  package var indentation: Indentation?
  /// How many columns a tab takes. Only the width of a line depends on it.
  package var tabWidth: Int
  /// The longest line of what stays on one line, in Unicode scalars.
  package var width: Int
  package var expand: Expansion
  /// Whether a text that does not end in a line ending gets one.
  package var insertFinalNewline: Bool
  /// Whether empty lines at the end of the text are taken away.
  package var trimFinalNewlines: Bool

  package init(
    indentation: Indentation? = nil, tabWidth: Int = 4, width: Int = 100, expand: Expansion = .fit,
    insertFinalNewline: Bool = true, trimFinalNewlines: Bool = true
  ) {
    self.indentation = indentation
    self.tabWidth = tabWidth
    self.width = width
    self.expand = expand
    self.insertFinalNewline = insertFinalNewline
    self.trimFinalNewlines = trimFinalNewlines
  }
}

extension SyntaxTree {
  /// The indentation of one level that the text has already; nil if nothing in it is indented.
  package var ownIndentation: FormattingOptions.Indentation? {
    // The first lines tell. An item that stands deeper than the line of its bracket shows the difference.
    var containers: [Int] = []
    for (index, record) in records.prefix(400).enumerated() {
      while let last = containers.last, Int(records[last].next) <= index { containers.removeLast() }
      if let container = containers.last, isItem(index) {
        let outer = text.indentation(at: Int(records[container].start))
        let inner = text.indentation(at: Int(record.start))
        if inner.end == Int(record.start), let found = indentation(from: outer, to: inner) { return found }
      }
      if record.kind == .object || record.kind == .array { containers.append(index) }
    }
    return nil
  }

  private func indentation(from outer: ByteRange, to inner: ByteRange) -> FormattingOptions.Indentation? {
    let step = text.bytes[inner.start..<inner.end].dropFirst(outer.count)
    guard text.bytes[inner.start..<inner.end].starts(with: text.bytes[outer.start..<outer.end]), !step.isEmpty
    else { return nil }
    if step.contains(UInt8(ascii: "\t")) { return .tab }
    return step.count <= 8 ? .spaces(step.count) : nil
  }

  /// Whether a record is a member of an object or an element of an array, not the value of a member.
  func isItem(_ index: Int) -> Bool {
    guard records[index].kind != .member, index > 0 else { return index > 0 }
    return records[index - 1].kind != .member || Int(records[index - 1].next) <= index
  }
}

extension SourceText {
  /// The spaces and tabs that the line of an offset begins with.
  package func indentation(at offset: Int) -> ByteRange {
    let line = rangeOfLine(line(at: offset))
    var end = line.start
    while end < line.end, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return ByteRange(line.start, end)
  }

  /// The first line ending of the text, `\n` if it has none.
  package var lineEnding: String {
    guard lineCount > 1 else { return "\n" }
    let line = rangeOfLine(0)
    return string(in: ByteRange(line.end, Int(lineStarts[1])))
  }
}
