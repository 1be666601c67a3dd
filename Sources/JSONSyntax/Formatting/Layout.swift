import SourceText

/// Goes through the tokens of a text and finds the white space between them that should be other than it is.
struct Layout {
  private let tree: SyntaxTree
  private let records: [NodeRecord]
  private let bytes: UnsafeBufferPointer<UInt8>
  private let options: FormattingOptions
  /// Ranges whose white space is left alone, in order.
  private let frozen: [ByteRange]
  private let breakers: [Int]
  /// Whether strings, numbers and words end where the tree says: nothing in the text is broken.
  private let isPlain: Bool
  private var indentation: Indentation

  private var scanner = Scanner()
  /// The innermost object or array.
  private var frame = LayoutFrame.none
  /// Those around it.
  private var outerFrames: [LayoutFrame] = []
  /// How many of the frames are expanded.
  private var depth = 0
  /// The first record that does not begin before the token at hand.
  private var record = 0
  private var edits: [TextEdit] = []
  /// Where the last comments end that stand side by side, and whether an item begins behind them.
  private var lastLead = (end: 0, leadsItem: false)

  /// The edits that lay out a text. They change white space alone, and are right for the tokens as they are: where a
  /// text is broken, other white space may make other tokens of it, which the caller must rule out.
  static func edits(_ tree: SyntaxTree, _ options: FormattingOptions, frozen: [ByteRange] = []) -> [TextEdit] {
    tree.text.bytes.withUnsafeBufferPointer { bytes in
      var layout = Layout(tree, options, frozen, bytes)
      layout.run()
      return layout.edits
    }
  }

  private init(
    _ tree: SyntaxTree, _ options: FormattingOptions, _ frozen: [ByteRange], _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    self.tree = tree
    records = tree.records
    isPlain = tree.isPlain
    self.options = options
    self.frozen = frozen
    self.bytes = bytes
    let unit = (options.indentation ?? tree.ownIndentation ?? .spaces(2)).text
    indentation = Indentation(unit: unit, lineEnding: tree.text.lineEnding)
    breakers = options.expand == .never && !isPlain ? Layout.breakers(tree.text) : []
  }

  // MARK: The pass over the tokens

  private mutating func run() {
    var end = Scanner.endOfWhitespace(from: 0, in: bytes)
    guard end < bytes.count else { return }
    change(ByteRange(0, end), to: .nothing)
    var previous = nextToken(at: end)
    // Nobody knows where a string without its closing quote ends: the rest of its line may be in it.
    var endOfOpenString = -1
    while true {
      if previous.isUnclosedString { endOfOpenString = Scanner.endOfLine(from: previous.range.end, in: bytes) }
      if previous.kind.opens, let container = container(at: previous.range.start) { pushFrame(container) }
      end = Scanner.endOfWhitespace(from: previous.range.end, in: bytes)
      let space = ByteRange(previous.range.end, end)
      guard end < bytes.count else { return changeEnd(space) }
      let token = nextToken(at: end)
      defer { previous = token }
      if isPlain, Self.isInOrder(space, between: previous, and: token, in: bytes) { continue }
      let gap = gap(previous, token, space, record)
      if end > endOfOpenString { change(space, to: gap.wanted(in: frame, depth: depth, bytes: bytes)) }
      if gap.closes { popFrame() }
    }
  }

  /// Whether the space around a comma or colon is what it always should be, as most is. False says nothing.
  @inline(__always)
  private static func isInOrder(
    _ space: ByteRange, between previous: Token, and token: Token, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if token.kind == .comma || token.kind == .colon { return space.isEmpty }
    return previous.kind == .colon && space.count == 1 && bytes[space.start] == UInt8(ascii: " ")
  }

  /// Goes on to the token at an offset.
  @inline(__always)
  private mutating func nextToken(at offset: Int) -> Token {
    while !frame.isClosed, frame.end <= offset { popFrame() }
    record = firstRecord(from: record, at: offset)
    if isPlain, let token = plainToken(at: offset) { return token }
    return scanner.token(at: offset, in: bytes)
  }

  /// The token at an offset of a text in which nothing is broken, as the tree has it; nil where the tree does not tell.
  @inline(__always)
  private func plainToken(at offset: Int) -> Token? {
    switch bytes[offset] {
    case UInt8(ascii: ","): return Token(kind: .comma, range: ByteRange(offset, offset + 1))
    case UInt8(ascii: ":"): return Token(kind: .colon, range: ByteRange(offset, offset + 1))
    default: break
    }
    guard record < records.count, Int(records[record].start) == offset else { return nil }
    let range = ByteRange(offset, Int(records[record].end))
    switch records[record].kind {
    case .member, .string: return Token(kind: .string, range: range)
    case .number: return Token(kind: .number, range: range)
    case .true, .false, .null: return Token(kind: .word, range: range)
    case .object, .array, .placeholder, .invalid: return nil
    }
  }

  /// The first record from one on that does not begin before an offset.
  @inline(__always)
  private func firstRecord(from record: Int, at offset: Int) -> Int {
    var record = record
    while record < records.count, Int(records[record].start) < offset { record += 1 }
    return record
  }

  /// - Parameter record: the first record that does not begin before the token.
  @inline(__always)
  private mutating func gap(_ previous: Token, _ token: Token, _ space: ByteRange, _ record: Int) -> Gap {
    Gap(
      previous: previous, token: token, range: space,
      startsItem: !outerFrames.isEmpty && itemStarts(at: token.range.start, record),
      closes: frame.end == token.range.end && frame.isClosed && token.kind.closes,
      leadsItem: token.kind == .comment && leadsItem(token, record))
  }

  @inline(__always)
  private func itemStarts(at offset: Int, _ record: Int) -> Bool {
    record < records.count && Int(records[record].start) == offset && tree.isItem(record)
  }

  /// Whether an item begins behind a comment, on the same line. All comments that stand side by side lead the same one.
  private mutating func leadsItem(_ comment: Token, _ record: Int) -> Bool {
    if comment.range.end <= lastLead.end { return lastLead.leadsItem }
    var end = comment.range.end
    var record = record
    while true {
      let endOfComment = end
      while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
      guard end < bytes.count, !Scanner.isLineEnd(bytes[end]) else {
        lastLead = (endOfComment, false)
        return false
      }
      let token = scanner.token(at: end, in: bytes)
      if token.kind != .comment {
        record = firstRecord(from: record, at: end)
        lastLead = (endOfComment, itemStarts(at: end, record))
        return lastLead.leadsItem
      }
      end = token.range.end
    }
  }

  // MARK: Objects and arrays

  /// The record of the object or array that begins at the token at hand.
  @inline(__always)
  private func container(at offset: Int) -> Int? {
    var index = record
    while index < records.count, Int(records[index].start) == offset {
      if records[index].kind == .object || records[index].kind == .array { return index }
      index += 1
    }
    return nil
  }

  private mutating func pushFrame(_ container: Int) {
    let record = records[container]
    let isEmpty =
      Scanner.endOfWhitespace(from: Int(record.start) + 1, in: bytes) == Int(record.end) - 1
      && !record.flags.contains(.unclosed)
    outerFrames.append(frame)
    frame = LayoutFrame(
      end: Int(record.end), isClosed: !record.flags.contains(.unclosed), isObject: record.kind == .object,
      isExpanded: false, isEmpty: isEmpty, isOpaque: record.flags.contains(.tooDeep))
    if !isEmpty, !fitsOnOneLine(container) {
      frame.isExpanded = true
      depth += 1
    }
  }

  private mutating func popFrame() {
    if frame.isExpanded { depth -= 1 }
    frame = outerFrames.popLast() ?? .none
  }

  /// Whether an object or array that is not empty stands on one line. It is the innermost frame already.
  private mutating func fitsOnOneLine(_ container: Int) -> Bool {
    let record = records[container]
    switch options.expand {
    case .always: return false
    case .never: return !hasBreaker(in: ByteRange(Int(record.start), Int(record.end)))
    case .fit:
      guard !record.flags.contains(.unclosed), !record.flags.contains(.tooDeep), isOnOneLine(record) else {
        return false
      }
      return !hasContainers(container) && widthOnOneLine(container) <= options.width
    }
  }

  private func isOnOneLine(_ record: NodeRecord) -> Bool {
    let start = Int(record.start)
    // Most that are not have a line ending right behind their bracket.
    let next = Scanner.byte(Scanner.endOfSpaces(from: start + 1, in: bytes), in: bytes)
    if let next, Scanner.isLineEnd(next) { return false }
    return tree.text.rangeOfLine(tree.text.line(at: start)).end >= Int(record.end)
  }

  private func hasContainers(_ container: Int) -> Bool {
    var index = container + 1
    while index < Int(records[container].next) {
      if records[index].kind == .object || records[index].kind == .array { return true }
      // Members lead to their values, which are not passed over.
      index = records[index].kind == .member ? index + 1 : Int(records[index].next)
    }
    return false
  }

  /// The width of the line that an object or array without others in it would make, with what stands before it.
  private mutating func widthOnOneLine(_ container: Int) -> Int {
    let record = records[container]
    var width = depth * indentation.width(tab: options.tabWidth)
    if container > 0, !tree.isItem(container) {
      let name = records[container - 1]
      width += scalars(in: ByteRange(Int(name.start), Int(name.end))) + 2
    }
    var previous = Token(
      kind: record.kind == .object ? .openBrace : .openBracket,
      range: ByteRange(Int(record.start), Int(record.start) + 1))
    var next = container + 1
    while previous.range.end < Int(record.end) {
      width += scalars(in: previous.range)
      let space = ByteRange(
        previous.range.end, Scanner.endOfWhitespace(from: previous.range.end, in: bytes))
      let token = scanner.token(at: space.end, in: bytes)
      next = firstRecord(from: next, at: token.range.start)
      let wanted = gap(previous, token, space, next).wanted(in: frame, depth: depth, bytes: bytes)
      width += wanted == .nothing ? 0 : wanted == .asIs ? space.count : 1
      previous = token
    }
    let behind = Scanner.endOfWhitespace(from: Int(record.end), in: bytes)
    return width + 1 + (Scanner.byte(behind, in: bytes) == UInt8(ascii: ",") ? 1 : 0)
  }

  private func scalars(in range: ByteRange) -> Int {
    bytes[range.start..<range.end].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  // MARK: What cannot stand on one line

  /// Where the tokens begin that need a line ending in or behind them, in order.
  private static func breakers(_ text: SourceText) -> [Int] {
    text.bytes.withUnsafeBufferPointer { bytes in
      Tokens(text).filter { token in
        let end = token.range.end
        return token.kind == .conflict || token.isLineComment(in: bytes)
          || (token.isUnclosedString && Scanner.endOfLine(from: end, in: bytes) == end)
          || (token.kind != .whitespace && Scanner.endOfLine(from: token.range.start, in: bytes) < end)
      }.map(\.range.start)
    }
  }

  private func hasBreaker(in range: ByteRange) -> Bool {
    let index = breakers.partitioningIndex { $0 >= range.start }
    return index < breakers.count && breakers[index] < range.end
  }

  // MARK: Edits

  @inline(__always)
  private mutating func change(_ range: ByteRange, to wanted: WantedGap) {
    switch wanted {
    case .asIs: return
    case .nothing: if !range.isEmpty { replace(range, with: "") }
    case .space: if range.count != 1 || bytes[range.start] != 0x20 { replace(range, with: " ") }
    case .lines(let count, let depth):
      if count > 1 || !indentation.stands(at: range, depth: depth, in: bytes) {
        replace(range, with: indentation.text(lines: count, depth: depth))
      }
    }
  }

  private mutating func changeEnd(_ range: ByteRange) {
    var count = range.lineBreaks(in: bytes)
    if options.trimFinalNewlines { count = min(count, 1) }
    if options.insertFinalNewline { count = max(count, 1) }
    replace(range, with: String(repeating: indentation.lineEnding, count: count))
  }

  @inline(never)
  private mutating func replace(_ range: ByteRange, with text: String) {
    guard !frozen.contains(where: { $0.touches(range) }) else { return }
    if let edit = TextEdit.smallest(range, text, in: bytes) { edits.append(edit) }
  }
}

/// The line endings and indentations of a text, each made once.
private struct Indentation {
  let unit: String
  let lineEnding: String
  private var single: [String] = []
  /// The longest one so far, with which the others begin.
  private var longest: [UInt8] = []
  private let unitLength: Int

  init(unit: String, lineEnding: String) {
    self.unit = unit
    self.lineEnding = lineEnding
    unitLength = unit.utf8.count
  }

  mutating func text(lines: Int, depth: Int) -> String {
    while single.count <= depth { single.append(lineEnding + String(repeating: unit, count: single.count)) }
    return lines > 1 ? String(repeating: lineEnding, count: lines - 1) + single[depth] : single[depth]
  }

  /// Whether a range holds one line ending and the indentation of so many levels already.
  mutating func stands(at range: ByteRange, depth: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let length = lineEnding.utf8.count + depth * unitLength
    guard range.count == length, range.end <= bytes.count else { return false }
    while longest.count < length { longest.append(contentsOf: (longest.isEmpty ? lineEnding : unit).utf8) }
    return longest.withUnsafeBufferPointer { wanted in
      for index in 0..<length where bytes[range.start &+ index] != wanted[index] { return false }
      return true
    }
  }

  /// The columns of one level.
  func width(tab: Int) -> Int { unit == "\t" ? tab : unitLength }
}

extension TextEdit {
  /// The edit that makes `text` of a range, without what is the same at its start and end; nil if all is. It neither
  /// begins nor ends between `\r` and `\n`.
  static func smallest(_ range: ByteRange, _ text: String, in bytes: UnsafeBufferPointer<UInt8>) -> TextEdit? {
    if range.isEmpty { return text.isEmpty ? nil : TextEdit(range, text) }
    var new = text
    return new.withUTF8 { new in
      let old = UnsafeBufferPointer(rebasing: bytes[range.start..<range.end])
      var prefix = 0
      while prefix < old.count, prefix < new.count, old[prefix] == new[prefix] { prefix += 1 }
      if prefix == old.count, prefix == new.count { return nil }
      var suffix = 0
      while suffix < old.count - prefix, suffix < new.count - prefix,
        old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
      {
        suffix += 1
      }
      while prefix > 0, old[prefix - 1] == 0x0D { prefix -= 1 }
      while suffix > 0, old[old.count - suffix] == 0x0A { suffix -= 1 }
      if prefix == 0, suffix == 0 { return TextEdit(range, text) }
      return TextEdit(
        ByteRange(range.start + prefix, range.end - suffix),
        String(decoding: new[prefix..<new.count - suffix], as: UTF8.self))
    }
  }
}
