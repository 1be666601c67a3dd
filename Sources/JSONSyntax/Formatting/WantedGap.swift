import SourceText

/// What should stand between two tokens.
enum WantedGap: Equatable {
  /// What stands there already.
  case asIs
  case nothing
  case space
  /// So many line endings, then the indentation of so many levels.
  case lines(Int, depth: Int)
}

/// A place between two tokens, and all that decides what should stand there.
struct Gap {
  /// The token before; nil at the start of the text.
  var previous: Token?
  var token: Token
  /// The white space between them.
  var range: ByteRange
  /// The line endings in it.
  var lineBreaks: Int
  /// The token is the first of a member or an element.
  var startsItem: Bool
  /// The token is the bracket that closes the innermost object or array.
  var closes: Bool
  /// The token is a comment that belongs to the item behind it on its line.
  var leadsItem: Bool
}

/// An object or array around a gap.
struct LayoutFrame {
  /// Past its last byte.
  var end: Int
  var isClosed: Bool
  var isObject: Bool
  var isExpanded: Bool
  var isEmpty: Bool
  /// It is nested too deep for the tree: its content is left alone.
  var isOpaque: Bool
}

extension Gap {
  /// - Parameters:
  ///   - frame: the innermost object or array around the gap.
  ///   - depth: how many expanded ones are around it.
  func wanted(in frame: LayoutFrame?, depth: Int, bytes: UnsafeBufferPointer<UInt8>) -> WantedGap {
    guard let previous else { return .nothing }
    if frame?.isOpaque == true || previous.kind.keepsSpaceAround || token.kind.keepsSpaceAround { return .asIs }
    let outside = closes ? depth - (frame?.isExpanded == true ? 1 : 0) : depth
    // What ends with its line needs the end of it.
    if previous.isLineComment(in: bytes) || (previous.isUnclosedString && lineBreaks > 0) {
      return .lines(closes ? 1 : keptLines, depth: outside)
    }
    if token.kind == .comment { return beforeComment(previous, frame, depth) }
    if closes { return beforeCloser(frame, depth: outside) }
    if startsItem, frame != nil { return beforeItem(previous, frame, depth) }
    switch (previous.kind, token.kind) {
    case (_, .comma), (_, .colon): return .nothing
    case (.colon, _), (.comma, _): return .space
    default: return beforeOther(previous, frame, depth)
    }
  }

  /// One line ending, and one empty line if there were any.
  private var keptLines: Int { min(max(1, lineBreaks), 2) }

  private func beforeComment(_ previous: Token, _ frame: LayoutFrame?, _ depth: Int) -> WantedGap {
    let isFirst = previous.kind.opens
    if leadsItem, frame?.isExpanded == true, !(previous.kind == .comment && lineBreaks == 0) {
      return .lines(isFirst ? 1 : keptLines, depth: depth)
    }
    if lineBreaks > 0, frame?.isExpanded != false { return .lines(isFirst ? 1 : keptLines, depth: depth) }
    return isFirst && frame?.isExpanded == false && frame?.isObject == false ? .nothing : .space
  }

  private func beforeCloser(_ frame: LayoutFrame?, depth: Int) -> WantedGap {
    if frame?.isExpanded == true { return .lines(1, depth: depth) }
    return frame?.isObject == true && frame?.isEmpty == false ? .space : .nothing
  }

  private func beforeItem(_ previous: Token, _ frame: LayoutFrame?, _ depth: Int) -> WantedGap {
    if frame?.isExpanded == true {
      if previous.kind == .comment, lineBreaks == 0 { return .space }
      return .lines(previous.kind.opens ? 1 : keptLines, depth: depth)
    }
    return previous.kind.opens && frame?.isObject != true ? .nothing : .space
  }

  /// Between tokens that no rule of JSON brings together.
  private func beforeOther(_ previous: Token, _ frame: LayoutFrame?, _ depth: Int) -> WantedGap {
    if range.isEmpty { return previous.kind == .comment ? .space : .nothing }
    return lineBreaks > 0 && frame?.isExpanded != false ? .lines(keptLines, depth: depth) : .space
  }
}

extension TokenKind {
  /// Whether white space next to it may be part of what it means.
  fileprivate var keepsSpaceAround: Bool {
    self == .conflict || self == .invisible || self == .control || self == .invalidUTF8 || self == .prefix
  }
}

extension Token {
  var isUnclosedString: Bool { kind == .string && flags.contains(.unclosed) }

  /// Whether it is a comment that ends with its line.
  func isLineComment(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard kind == .comment else { return false }
    return bytes[range.start] == UInt8(ascii: "#")
      || (bytes[range.start] == UInt8(ascii: "/") && Scanner.byte(range.start + 1, in: bytes) == UInt8(ascii: "/"))
  }
}
