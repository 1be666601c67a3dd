import SourceText

extension SyntaxTree {
  /// The edits after a key was typed: behind a closing bracket those inside of what it closes, behind a line ending the
  /// indentation of the new line. A document on one line stays there as long as it fits.
  ///
  /// - Parameters:
  ///   - typed: the last character that was typed; others than `}`, `]` and a line ending give nothing.
  ///   - offset: the cursor behind it.
  package func onTypeFormattingEdits(
    _ options: FormattingOptions, typed: Character, at offset: Int
  ) -> [TextEdit] {
    if typed == "}" || typed == "]" {
      guard let closed = containerEnding(at: offset) else { return [] }
      if let edits = oneLineEdits(options) { return closed.index == root?.index ? edits : [] }
      return formattingEdits(options).filter { closed.range.start < $0.range.start && $0.range.end < closed.range.end }
    }
    guard typed.isNewline, offset >= 0, offset <= text.count, !breaksString(at: offset) else { return [] }
    let present = text.indentation(at: offset)
    // A line that is not empty is indented as formatting would do it, but without joining it to another.
    let step = (options.indentation ?? ownIndentation ?? .spaces(2)).text
    let next = text.byte(at: present.end)
    let isCloser = next == UInt8(ascii: "}") || next == UInt8(ascii: "]")
    let wanted = String(repeating: step, count: max(0, depth(at: present.start) - (isCloser ? 1 : 0)))
    let edit = text.bytes.withUnsafeBufferPointer { TextEdit.smallest(present, wanted, in: $0) }
    return edit.map { [$0] } ?? []
  }

  /// The edits that give a document on one line the same spaces everywhere; none if it has none at all. nil for one that
  /// stands on more lines, or should.
  private func oneLineEdits(_ options: FormattingOptions) -> [TextEdit]? {
    guard let root, options.expand != .always, root.range.count <= 4 * max(0, options.width),
      text.line(at: root.range.start) == text.line(at: root.range.end)
    else { return nil }
    if minifyingEdits(of: root).isEmpty { return [] }
    var options = options
    options.expand = .never
    let edits = formattingEdits(options).filter {
      root.range.start < $0.range.start && $0.range.end < root.range.end
    }
    let laidOut = text.applying(edits)
    let line = laidOut.rangeOfLine(laidOut.line(at: root.range.start))
    let width = laidOut.bytes[line.start..<line.end].count { $0 & 0xC0 != 0x80 }
    return width <= options.width ? edits : nil
  }

  /// Whether the line ending before an offset was typed into a string, closed or not: what would be put behind it would
  /// become part of the text.
  private func breaksString(at offset: Int) -> Bool {
    var end = offset
    if end > 0, text.byte(at: end - 1) == 0x0A { end -= 1 }
    if end > 0, text.byte(at: end - 1) == 0x0D { end -= 1 }
    guard let node = node(at: end) else { return false }
    let range = node.isMember ? node.nameRange : node.range
    guard node.kind == .string || node.isMember && !node.flags.contains(.bare), range.start < end else { return false }
    return range.end > end || range.end == end && node.flags.contains(.unclosed)
  }

  /// The object or array whose closing bracket ends at an offset.
  private func containerEnding(at offset: Int) -> Node? {
    var node = root
    while let current = node {
      let isContainer = current.kind == .object || current.kind == .array
      if current.range.end == offset, isContainer, !current.flags.contains(.unclosed) { return current }
      node = current.children.first { $0.range.start < offset && offset <= $0.range.end }
    }
    return nil
  }

  /// How many objects and arrays are open at an offset. One without a closing bracket is open to the end of what holds it.
  private func depth(at offset: Int) -> Int {
    var depth = 0
    var node = root
    while let current = node {
      let isContainer = current.kind == .object || current.kind == .array
      let isOpen = current.flags.contains(.unclosed) || offset < current.range.end
      if isContainer, current.range.start < offset, isOpen { depth += 1 }
      var inner: Node?
      for child in current.children where child.range.start < offset { inner = child }
      node = inner
    }
    return depth
  }
}
