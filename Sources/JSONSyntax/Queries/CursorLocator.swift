import SourceText

extension SyntaxTree {
  /// Where a cursor stands. An offset outside of the text counts as its nearest end.
  package func cursorContext(at offset: Int) -> CursorContext {
    let offset = min(max(0, offset), text.count)
    var locator = CursorLocator(tree: self, offset: offset)
    return locator.locate()
  }
}

/// Finds out where a cursor stands: down the tree to the innermost object or array, then along the tokens there.
private struct CursorLocator {
  /// What the last token before the cursor makes of what comes next.
  private enum State { case start, behindName, behindColon, behindValue, behindComma }

  let tree: SyntaxTree
  let offset: Int

  private var state = State.start
  /// Where the last token ended that counts.
  private var end = 0
  private var member: Node?

  init(tree: SyntaxTree, offset: Int) {
    self.tree = tree
    self.offset = offset
  }

  mutating func locate() -> CursorContext {
    let path = containersAroundCursor()
    var context = CursorContext(
      offset: offset, place: .elsewhere, path: path, replaceRange: ByteRange(at: offset))
    guard let container = path.last else {
      locateAtDocument(&context)
      return context
    }
    guard !container.flags.contains(.tooDeep) else { return context }
    let token = readUpToCursor(in: container)
    if let token, token.kind == .comment { return context }
    finish(&context, token, in: container)
    return context
  }

  // MARK: Down the tree

  private func containersAroundCursor() -> [Node] {
    var path: [Node] = []
    var next = tree.root
    while let node = next {
      next = nil
      if node.isMember || isAround(node) {
        path.append(node)
        for child in node.children {
          if child.range.start >= offset { break }
          next = child
        }
      }
    }
    while path.last?.isMember == true { path.removeLast() }
    return path
  }

  /// Whether the cursor is inside of an object or array. One without a closing bracket goes on to the next token.
  private func isAround(_ node: Node) -> Bool {
    guard node.kind == .object || node.kind == .array, node.range.start < offset else { return false }
    if offset < node.range.end { return true }
    guard node.flags.contains(.unclosed) else { return false }
    guard let next = significantToken(from: node.range.end) else { return true }
    // A word or string that is no node yet is being written.
    let isContent = next.kind == .word || next.kind == .string || next.kind == .number
    return offset <= (isContent ? next.range.end : next.range.start)
  }

  private func locateAtDocument(_ context: inout CursorContext) {
    guard let root = tree.root else {
      // Only comments and the like are in the text.
      let token = tokenAtCursor(from: 0)
      if token?.kind != .comment { context.place = .document }
      return
    }
    guard root.kind != .object, root.kind != .array, root.range.touches(offset) else { return }
    context.place = .document
    context.replaceRange = root.range
    context.quotes = root.kind == .string ? (root.flags.contains(.unclosed) ? .opened : .closed) : .none
  }

  // MARK: Along the tokens

  /// Reads what stands in an object or array before the cursor; gives the token that the cursor is in.
  private mutating func readUpToCursor(in container: Node) -> Token? {
    end = container.range.start + 1
    var last: Node?
    var beforeLast: Node?
    for child in container.children {
      if child.range.start >= offset { break }
      beforeLast = last
      last = child
    }
    if let beforeLast {
      state = .behindValue
      end = beforeLast.range.end
    }
    guard let last else { return read(from: end) }
    if let token = read(from: end, to: last.range.start) { return token }
    return last.isMember ? readMember(last) : readValue(last)
  }

  private mutating func readMember(_ node: Node) -> Token? {
    member = node
    if isInside(node.nameRange, node.flags) {
      return Token(kind: .string, range: node.nameRange, flags: node.flags)
    }
    state = node.flags.contains(.nameless) ? .behindComma : .behindName
    end = node.nameRange.end
    guard let value = node.value, value.range.start < offset else { return read(from: end) }
    return read(from: end, to: value.range.start) ?? readValue(value)
  }

  private mutating func readValue(_ node: Node) -> Token? {
    let isScalar = node.kind != .object && node.kind != .array
    if isScalar, isInside(node.range, node.kind == .string ? node.flags : .bare) {
      return Token(kind: node.kind == .string ? .string : .word, range: node.range, flags: node.flags)
    }
    state = .behindValue
    end = node.range.end
    member = nil
    return read(from: end)
  }

  /// Whether the cursor is in a name or scalar: behind a closing quotation mark it is not.
  private func isInside(_ range: ByteRange, _ flags: NodeFlags) -> Bool {
    guard range.start < offset else { return false }
    let goesOn = flags.contains(.unclosed) || flags.contains(.bare)
    return offset < range.end || (goesOn && offset == range.end)
  }

  /// Reads tokens up to the cursor, or to `stop` if that comes first; gives the one that the cursor is in.
  private mutating func read(from start: Int, to stop: Int? = nil) -> Token? {
    var tokens = Tokens(tree.text, in: ByteRange(start, stop ?? tree.text.count))
    while let token = tokens.next(), token.range.start < offset {
      switch token.kind {
      case .comment:
        if isInsideComment(token) { return token }
      case .string, .number, .word, .placeholder:
        if isInside(token.range, token.kind == .string ? token.flags : .bare) { return token }
        state = state == .behindColon || state == .behindName ? .behindValue : .behindName
        end = token.range.end
      case .colon: move(to: .behindColon, token)
      case .comma: move(to: .behindComma, token)
      case .otherColon: move(to: .behindColon, token)
      case .otherComma: move(to: .behindComma, token)
      default: break
      }
    }
    return nil
  }

  private mutating func move(to state: State, _ token: Token) {
    self.state = state
    end = token.range.end
    if state == .behindComma { member = nil }
  }

  private func isInsideComment(_ token: Token) -> Bool {
    if offset < token.range.end { return true }
    let endsWithLine = tree.text.bytes.withUnsafeBufferPointer { token.isLineComment(in: $0) }
    return endsWithLine && tree.text.rangeOfLine(tree.text.line(at: token.range.start)).touches(offset)
  }

  private func tokenAtCursor(from start: Int) -> Token? {
    for token in Tokens(tree.text, in: ByteRange(start, tree.text.count)) {
      if token.range.start >= offset { return nil }
      if token.kind == .comment ? isInsideComment(token) : offset < token.range.end { return token }
    }
    return nil
  }

  private func significantToken(from start: Int) -> Token? {
    Tokens(tree.text, in: ByteRange(start, tree.text.count)).first { !$0.kind.isTrivia }
  }

  // MARK: What it means

  private mutating func finish(_ context: inout CursorContext, _ token: Token?, in container: Node) {
    context.member = member
    if let token {
      context.replaceRange = token.range
      if token.kind == .string, !token.flags.contains(.bare) {
        context.quotes = token.flags.contains(.unclosed) ? .opened : .closed
      }
    }
    if state == .behindValue { context.missingCommaBefore = end }
    if container.kind == .array {
      context.place = .element
    } else {
      switch state {
      case .behindColon: context.place = .value
      case .behindName: context.place = token == nil ? .colon : .value
      case .start, .behindValue, .behindComma: context.place = .name
      }
    }
    readBehind(&context)
  }

  /// Looks at what follows the token at the cursor.
  private func readBehind(_ context: inout CursorContext) {
    var next = significantToken(from: context.replaceRange.end)
    if context.place == .name, !context.replaceRange.isEmpty, let colon = next, isColon(colon) {
      context.hasColon = true
      next = significantToken(from: colon.range.end)
      if let member, member.nameRange == context.replaceRange {
        context.hasValue = member.value != nil
        if let value = member.value { next = significantToken(from: value.range.end) }
      }
    }
    switch next?.kind {
    case .string, .number, .word, .placeholder, .openBrace, .openBracket: context.needsCommaAfter = true
    default: break
    }
  }

  private func isColon(_ token: Token) -> Bool { token.kind == .colon || token.kind == .otherColon }
}
