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
  /// The token before.
  var previous: Token
  var token: Token
  /// The white space between them.
  var range: ByteRange
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

  /// Around the outermost value: nothing is laid out there but what JSON itself says.
  static let none = LayoutFrame(
    end: .max, isClosed: true, isObject: false, isExpanded: true, isEmpty: false, isOpaque: false)
}

extension Gap {
  /// - Parameters:
  ///   - frame: the innermost object or array around the gap.
  ///   - depth: how many expanded ones are around it.
  @inline(__always)
  func wanted(in frame: LayoutFrame, depth: Int, bytes: UnsafeBufferPointer<UInt8>) -> WantedGap {
    if frame.isOpaque { return .asIs }
    if token.kind.isTrivia || previous.kind.isTrivia || previous.isUnclosedString,
      let wanted = wantedInOddText(in: frame, depth: depth, bytes: bytes)
    {
      return wanted
    }
    if closes { return beforeCloser(frame, depth: depth) }
    if startsItem { return beforeItem(frame, depth, bytes) }
    switch (previous.kind, token.kind) {
    case (_, .comma), (_, .colon): return .nothing
    case (.colon, _), (.comma, _): return .space
    default: return beforeOther(frame, depth, bytes)
    }
  }

  /// What comments and what is no JSON need around them; nil where they need nothing else than others do.
  @inline(never)
  private func wantedInOddText(
    in frame: LayoutFrame, depth: Int, bytes: UnsafeBufferPointer<UInt8>
  ) -> WantedGap? {
    if previous.kind.keepsSpaceAround || token.kind.keepsSpaceAround { return .asIs }
    // What ends with its line needs the end of it.
    if previous.isLineComment(in: bytes) || (previous.isUnclosedString && range.lineBreaks(in: bytes) > 0) {
      return .lines(closes ? 1 : keptLines(bytes), depth: closes ? depthOutside(frame, depth) : depth)
    }
    return token.kind == .comment ? beforeComment(frame, depth, bytes) : nil
  }

  /// One line ending, and one empty line if there were any.
  @inline(__always)
  private func keptLines(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    min(max(1, range.lineBreaks(in: bytes)), 2)
  }

  private func depthOutside(_ frame: LayoutFrame, _ depth: Int) -> Int { frame.isExpanded ? depth - 1 : depth }

  private func beforeComment(
    _ frame: LayoutFrame, _ depth: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> WantedGap {
    let isFirst = previous.kind.opens
    let hasLineBreaks = range.lineBreaks(in: bytes) > 0
    let leads = leadsItem && frame.isExpanded && !(previous.kind == .comment && !hasLineBreaks)
    if leads || hasLineBreaks && frame.isExpanded { return .lines(isFirst ? 1 : keptLines(bytes), depth: depth) }
    return isFirst && !frame.isExpanded && !frame.isObject ? .nothing : .space
  }

  @inline(__always)
  private func beforeCloser(_ frame: LayoutFrame, depth: Int) -> WantedGap {
    if frame.isExpanded { return .lines(1, depth: depthOutside(frame, depth)) }
    return frame.isObject && !frame.isEmpty ? .space : .nothing
  }

  @inline(__always)
  private func beforeItem(_ frame: LayoutFrame, _ depth: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> WantedGap {
    if frame.isExpanded {
      if previous.kind.opens { return .lines(1, depth: depth) }
      if previous.kind == .comment, range.lineBreaks(in: bytes) == 0 { return .space }
      return .lines(keptLines(bytes), depth: depth)
    }
    return previous.kind.opens && !frame.isObject ? .nothing : .space
  }

  /// Between tokens that no rule of JSON brings together.
  @inline(__always)
  private func beforeOther(_ frame: LayoutFrame, _ depth: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> WantedGap {
    if range.isEmpty { return previous.kind == .comment ? .space : .nothing }
    return frame.isExpanded && range.lineBreaks(in: bytes) > 0 ? .lines(keptLines(bytes), depth: depth) : .space
  }
}

extension ByteRange {
  /// How many lines end in white space.
  func lineBreaks(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    var offset = start
    while offset < end, offset < bytes.count {
      if bytes[offset] == 0x0A || (bytes[offset] == 0x0D && Scanner.byte(offset + 1, in: bytes) != 0x0A) { count += 1 }
      offset += 1
    }
    return count
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
