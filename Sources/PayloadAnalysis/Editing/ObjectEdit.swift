import JSONSyntax
import SourceText

/// Edits of objects that leave the commas and the layout right.
package enum ObjectEdit {
  /// Takes members out of their object. They are given in their order.
  ///
  /// Members go with the comma before them; the first ones of the object, and those that begin a line on which another
  /// follows, with the comma behind.
  package static func removing(_ members: [Node], from object: Node) -> [TextEdit] {
    if members.count == 1, let member = members.first {
      return [removing(member) ?? removing(member, behind: object.child(before: member), from: object)]
    }
    let removed = Set(members.map(\.index))
    var edits: [TextEdit] = []
    var run: (first: Node, last: Node)?
    var lastKept: Node?
    for member in object.members {
      if removed.contains(member.index) {
        run = (run?.first ?? member, member)
        continue
      }
      if let run { edits.append(removing(run, between: lastKept, and: member)) }
      run = nil
      lastKept = member
    }
    guard let kept = lastKept else { return [removingAll(of: object)] }
    if let last = run?.last { edits.append(.delete(ByteRange(end(of: kept), end(of: last)))) }
    return edits
  }

  /// Takes out members that stand side by side, with one that stays behind them.
  private static func removing(
    _ run: (first: Node, last: Node), between kept: Node?, and next: Node
  ) -> TextEdit {
    let isFirstOnLine = lineBreak(before: run.first) != nil && lineBreak(before: next) == nil
    if let kept, !isFirstOnLine { return .delete(ByteRange(end(of: kept), end(of: run.last))) }
    return .delete(ByteRange(run.first.range.start, next.range.start))
  }

  private static func removingAll(of object: Node) -> TextEdit {
    .delete(ByteRange(object.range.start + 1, contentEnd(of: object)))
  }

  /// Takes one member out of its object, without a look at all others: each of thousands may have a finding.
  private static func removing(_ member: Node, behind kept: Node?, from object: Node) -> TextEdit {
    if let next = object.child(behind: member) { return removing((member, member), between: kept, and: next) }
    guard let kept else { return removingAll(of: object) }
    return .delete(ByteRange(end(of: kept), end(of: member)))
  }

  /// The same for one member of a text that is JSON, by what stands around it. nil for any other text.
  static func removing(_ member: Node) -> TextEdit? {
    guard member.tree.isStrictJSON else { return nil }
    let text = member.tree.text
    let before = lastByte(before: member.range.start, in: text)
    let after = nextByte(at: member.range.end, in: text)
    switch (text.byte(at: before), text.byte(at: after)) {
    case (UInt8(ascii: "{"), UInt8(ascii: "}")): return .delete(ByteRange(before + 1, after))
    case (UInt8(ascii: "{"), UInt8(ascii: ",")):
      return .delete(ByteRange(member.range.start, nextByte(at: after + 1, in: text)))
    case (UInt8(ascii: ","), UInt8(ascii: ",")) where lineBreak(before: member) != nil:
      let next = nextByte(at: after + 1, in: text)
      let isLastOnLine = text.bytes[after..<next].contains { $0 == 0x0A || $0 == 0x0D }
      return .delete(
        isLastOnLine
          ? ByteRange(lastByte(before: before, in: text) + 1, member.range.end)
          : ByteRange(member.range.start, next))
    case (UInt8(ascii: ","), _): return .delete(ByteRange(lastByte(before: before, in: text) + 1, member.range.end))
    default: return nil
    }
  }

  /// The offset of the last byte before an offset that is no white space; -1 if there is none.
  private static func lastByte(before offset: Int, in text: SourceText) -> Int {
    var offset = offset - 1
    while let byte = text.byte(at: offset), byte <= 0x20 { offset -= 1 }
    return offset
  }

  /// The offset of the first byte from an offset on that is no white space.
  private static func nextByte(at offset: Int, in text: SourceText) -> Int {
    var offset = offset
    while let byte = text.byte(at: offset), byte <= 0x20 { offset += 1 }
    return offset
  }

  /// Puts members, each a name and a value as JSON, at the end of an object, laid out as those that are there.
  package static func inserting(_ members: [(name: String, value: String)], into object: Node) -> [TextEdit] {
    guard !members.isEmpty else { return [] }
    let separator = colon(of: object)
    let texts = members.map { memberText($0, like: object) }
    guard object.kind == .object, let last = object.lastChild else {
      let space = isCompact(object) ? "" : " "
      let text = space + texts.joined(separator: "," + space) + space
      return [TextEdit(ByteRange(object.range.start + 1, contentEnd(of: object)), text)]
    }
    let lineBreak = lineBreak(before: last)
    let between = "," + (lineBreak ?? (separator.hasSuffix(" ") ? " " : ""))
    let text = texts.map { between + $0 }.joined()
    let end = end(of: last)
    // A comment at the end of the line stays with the member before it.
    guard lineBreak != nil, let comment = endOfComments(behind: end, in: object.tree.text) else {
      return [.insert(text, at: end)]
    }
    return [.insert(",", at: end), .insert(String(text.dropFirst()), at: comment)]
  }

  /// The end of the comments that follow on the same line; nil if something else does.
  private static func endOfComments(behind offset: Int, in text: SourceText) -> Int? {
    let line = ByteRange(offset, text.rangeOfLine(text.line(at: offset)).end)
    var end: Int?
    for token in Tokens(text, in: line) where token.kind != .whitespace {
      guard token.kind == .comment, token.range.end <= line.end else { return end }
      end = token.range.end
    }
    return end
  }

  /// Puts a member before the first one of an object.
  package static func prepending(_ member: (name: String, value: String), to object: Node) -> [TextEdit] {
    guard let first = object.members.first else { return inserting([member], into: object) }
    let separator = colon(of: object)
    let space = lineBreak(before: first) ?? (separator.hasSuffix(" ") ? " " : "")
    return [.insert(memberText(member, like: object) + "," + space, at: first.range.start)]
  }

  /// Members as the text of an object on one line, with the spaces that another object has.
  package static func text(_ members: [(name: String, value: String)], like object: Node) -> String {
    let space = colon(of: object) == ":" ? "" : " "
    let texts = members.map { memberText($0, like: object) }
    return texts.isEmpty ? "{}" : "{" + space + texts.joined(separator: "," + space) + space + "}"
  }

  /// A member as text, with the space that another object's members have.
  package static func memberText(_ member: (name: String, value: String), like object: Node) -> String {
    JSONText.quoted(member.name) + colon(of: object) + member.value
  }

  /// Gives a member another name.
  package static func renaming(_ member: Node, to name: String) -> TextEdit {
    TextEdit(member.nameRange, JSONText.quoted(name))
  }

  /// Moves members to the end of another object.
  package static func moving(_ members: [Node], from source: Node, to target: Node) -> [TextEdit] {
    let moved = members.map { member in
      (name: member.name, value: member.value.map { indented($0, from: member, asIn: target) } ?? "null")
    }
    return removing(members, from: source) + inserting(moved, into: target)
  }

  /// The text of a value with its lines indented as far as the members of another object.
  package static func indented(_ value: Node, from member: Node, asIn target: Node) -> String {
    guard let old = lineBreak(before: member), let first = target.members.first, let new = lineBreak(before: first)
    else { return value.source }
    return value.source.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }

  /// A member with the colon of one that has no value, and the space behind that at the end of a line.
  package static func extent(of member: Node) -> ByteRange { ByteRange(member.range.start, end(of: member)) }

  private static func end(of member: Node) -> Int {
    guard member.value == nil else { return member.range.end }
    let bytes = member.tree.text.bytes
    var end = member.range.end
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return member.range.end }
    let colonEnd = end + 1
    end = colonEnd
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D ? end : colonEnd
  }

  /// The end of what stands between the brackets.
  package static func contentEnd(of container: Node) -> Int {
    container.range.end - (container.flags.contains(.unclosed) ? 0 : 1)
  }

  /// The line break and indentation before a member; nil if it stands behind something else on its line.
  package static func lineBreak(before member: Node) -> String? {
    let bytes = member.tree.text.bytes
    let start = member.range.start
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 { lineStart -= 1 }
    guard lineStart > 0, bytes[lineStart - 1] == 0x0A || bytes[lineStart - 1] == 0x0D else { return nil }
    var breakStart = lineStart - 1
    if breakStart > 0, bytes[breakStart] == 0x0A, bytes[breakStart - 1] == 0x0D { breakStart -= 1 }
    return member.tree.text.string(in: ByteRange(breakStart, start))
  }

  /// Whether an object, or else the text, is written without white space.
  package static func isCompact(_ object: Node) -> Bool { colon(of: object) == ":" }

  /// `:` with the space that the object's members have behind it.
  private static func colon(of object: Node) -> String {
    guard let member = object.members.first ?? object.tree.root?.members.first, let value = member.value else {
      return ": "
    }
    return value.range.start == member.nameRange.end + 1 ? ":" : ": "
  }
}
