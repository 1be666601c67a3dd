/// A text with tab stops: what a completion puts in, for clients that know snippets and for those that do not.
struct SnippetText: Sendable, Equatable {
  private enum Piece: Sendable, Equatable {
    case text(String)
    /// A place where the client's cursor stops, with the text that stands there until it does.
    case stop(Int, String)
  }

  private var pieces: [Piece] = []

  init() {}
  init(_ text: String) { append(text) }

  /// The tab stop of that number, with a text that the user may replace.
  static func stop(_ number: Int, _ text: String = "") -> SnippetText {
    var result = SnippetText()
    result.pieces = [.stop(number, text)]
    return result
  }

  /// Reads a string of a schema's snippet: `$1`, `${1}`, `${1:text}` and `$CURRENT_SECONDS_UNIX` in text.
  ///
  /// - Parameter now: what stands for the variable, in seconds since 1970.
  init(parsing source: String, now: Double) {
    guard source.utf8.contains(UInt8(ascii: "$")) else {
      append(source)
      return
    }
    var rest = Substring(source.replacing(SnippetText.nowVariable, with: SnippetText.number(now)))
    while let dollar = rest.firstIndex(of: "$") {
      append(String(rest[..<dollar]))
      rest = rest[rest.index(after: dollar)...]
      if let (stop, behind) = SnippetText.readStop(rest) {
        pieces.append(stop)
        rest = behind
      } else {
        append("$")
      }
    }
    append(String(rest))
  }

  private static let nowVariable = "$CURRENT_SECONDS_UNIX"

  /// A moment as a whole number of seconds.
  static func number(_ seconds: Double) -> String { Int(exactly: seconds.rounded(.down)).map(String.init) ?? "0" }

  /// What follows a dollar sign, if that is a tab stop.
  private static func readStop(_ text: Substring) -> (Piece, Substring)? {
    guard text.first == "{" else {
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      return Int(digits).map { (.stop($0, ""), text[digits.endIndex...]) }
    }
    let inner = text.dropFirst()
    let digits = inner.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), let end = inner.firstIndex(of: "}") else { return nil }
    let content = inner[digits.endIndex..<end]
    guard content.isEmpty || content.first == ":" else { return nil }
    return (.stop(number, String(content.dropFirst())), inner[inner.index(after: end)...])
  }

  mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    if case .text(let before) = pieces.last {
      pieces[pieces.count - 1] = .text(before + text)
    } else {
      pieces.append(.text(text))
    }
  }

  mutating func append(_ other: SnippetText) {
    for piece in other.pieces {
      if case .text(let text) = piece { append(text) } else { pieces.append(piece) }
    }
  }

  /// Takes a character away from the beginning if it stands there, outside of a tab stop; returns whether it does.
  mutating func removeFirst(_ character: Character) -> Bool {
    guard case .text(let text)? = pieces.first, text.first == character else { return false }
    pieces[0] = .text(String(text.dropFirst()))
    return true
  }

  /// Takes a character away from the end if it stands there, outside of a tab stop; returns whether it does.
  mutating func removeLast(_ character: Character) -> Bool {
    guard case .text(let text)? = pieces.last, text.last == character else { return false }
    pieces[pieces.count - 1] = .text(String(text.dropLast()))
    return true
  }

  static func + (left: SnippetText, right: SnippetText) -> SnippetText {
    var result = left
    result.append(right)
    return result
  }

  /// The same with every text changed, those of the tab stops included.
  func mapTexts(_ transform: (String) -> String) -> SnippetText {
    var result = SnippetText()
    for piece in pieces {
      switch piece {
      case .text(let text): result.append(transform(text))
      case .stop(let number, let text): result.pieces.append(.stop(number, transform(text)))
      }
    }
    return result
  }

  var hasStops: Bool { pieces.contains { if case .stop = $0 { true } else { false } } }

  /// For a client without snippets.
  var plain: String {
    pieces.map { piece in
      switch piece {
      case .text(let text), .stop(_, let text): text
      }
    }.joined()
  }

  /// In the syntax of snippets, where `\`, `$` and `}` have a backslash before them (LSP 3.17, Snippet Syntax).
  var snippet: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): SnippetText.escaped(text)
      case .stop(let number, ""): "$\(number)"
      case .stop(let number, let text): "${\(number):\(SnippetText.escaped(text))}"
      }
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "\\$}".utf8.contains($0) }) else { return text }
    return text.reduce(into: "") { result, character in
      if character == "\\" || character == "$" || character == "}" { result.append("\\") }
      result.append(character)
    }
  }
}
