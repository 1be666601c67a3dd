import SourceText

/// What a piece of the text is, before anything is known about its place.
package enum TokenKind: UInt8, Sendable {
  // What a reader passes over.
  case whitespace
  case comment
  case byteOrderMark
  /// Space that JSON does not know: a no-break space, a zero-width character …
  case invisible
  /// A control character outside of a string.
  case control
  /// Bytes that are no UTF-8.
  case invalidUTF8
  /// A merge conflict's marker line, or its markers with the side that is left out.
  case conflict
  /// What other languages write around a string or before a bracket: `@"…"`, `u'…'`, `AnyHashable("…")`.
  case prefix

  case openBrace
  case closeBrace
  case openBracket
  case closeBracket
  case openParenthesis
  case closeParenthesis
  case colon
  case comma
  /// What people write for a colon: `=`, `=>`, `:=`, `->` or a full-width `：`.
  case otherColon
  /// What people write for a comma: `;` or a full-width `，`.
  case otherComma
  case string
  case number
  case word
  case placeholder

  /// Whether a reader passes over it.
  package var isTrivia: Bool { rawValue <= TokenKind.prefix.rawValue }

  package var opens: Bool { self == .openBrace || self == .openBracket || self == .openParenthesis }
  package var closes: Bool { self == .closeBrace || self == .closeBracket || self == .closeParenthesis }

  /// Whether a value, or what was meant for one, may begin with it.
  var beginsValue: Bool {
    switch self {
    case .string, .number, .word, .placeholder: true
    default: opens
    }
  }
}

/// A piece of the text. All tokens of a text, joined, are the text.
package struct Token: Sendable {
  package var kind: TokenKind
  package var range: ByteRange
  /// Of a string: how it is written.
  package var flags: NodeFlags = []
}

/// The tokens of a text from an offset on, white space and what else a reader passes over included.
package struct Tokens: Sequence, IteratorProtocol {
  private let text: SourceText
  private var scanner = Scanner()
  private var offset: Int
  private let end: Int

  /// - Parameter range: begins where a token begins.
  package init(_ text: SourceText, in range: ByteRange? = nil) {
    self.text = text
    offset = range?.start ?? 0
    end = Swift.min(range?.end ?? text.count, text.count)
  }

  package mutating func next() -> Token? {
    guard offset >= 0, offset < end else { return nil }
    let token = text.bytes.withUnsafeBufferPointer { scanner.token(at: offset, in: $0) }
    offset = token.range.end
    return token
  }
}
