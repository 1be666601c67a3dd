import SourceText

extension SyntaxTree {
  /// The edits after a key was typed: behind a closing bracket those inside of what it closes, behind a line ending the
  /// indentation of the new line.
  ///
  /// - Parameters:
  ///   - typed: the last character that was typed; others than `}`, `]` and a line ending give nothing.
  ///   - offset: the cursor behind it.
  package func onTypeFormattingEdits(
    _ options: FormattingOptions, typed: Character, at offset: Int
  ) -> [TextEdit] {
    if typed == "}" || typed == "]" {
      guard let closed = containerEnding(at: offset) else { return [] }
      return formattingEdits(options).filter { closed.range.start < $0.range.start && $0.range.end < closed.range.end }
    }
    guard typed.isNewline, offset >= 0, offset <= text.count else { return [] }
    let present = text.indentation(at: offset)
    // A line that is not empty is indented as formatting would do it, but without joining it to another.
    let step = (options.indentation ?? ownIndentation ?? .spaces(2)).text
    let next = text.byte(at: present.end)
    let isCloser = next == UInt8(ascii: "}") || next == UInt8(ascii: "]")
    let wanted = String(repeating: step, count: max(0, depth(at: present.start) - (isCloser ? 1 : 0)))
    let edit = text.bytes.withUnsafeBufferPointer { TextEdit.smallest(present, wanted, in: $0) }
    return edit.map { [$0] } ?? []
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
