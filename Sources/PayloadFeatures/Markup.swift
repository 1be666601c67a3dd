import SourceText

/// A text for people, as Markdown and as plain text: clients order one or the other.
package struct Markup: Sendable, Equatable {
  /// A text between two empty lines.
  private struct Paragraph: Sendable, Equatable {
    var markdown: String
    /// nil where it follows from the Markdown.
    var plain: String?
  }

  private var paragraphs: [Paragraph] = []
  /// nil unless the text is kept to be shown again.
  private var filled: FilledForms?

  /// Both forms given.
  package init(markdown: String, plain: String) {
    add(Paragraph(markdown: markdown, plain: plain))
  }

  /// A text of our own: Markdown of which only `**`, back quotes, links, lists and fences are used.
  package init(_ markdown: String = "") {
    add(markdown)
  }

  package var isEmpty: Bool { paragraphs.isEmpty }

  package var markdown: String { paragraphs.map(\.markdown).joined(separator: "\n\n") }

  /// Most clients order Markdown, so that this is made when it is asked for.
  package var plain: String { paragraphs.map { $0.plain ?? PlainText.of($0.markdown) }.joined(separator: "\n\n") }

  /// Adds what another text says, behind an empty line.
  package mutating func add(_ other: Markup) {
    guard !other.isEmpty else { return }
    // What is added to nothing is the other text, which may have been filled already.
    if isEmpty { return self = other }
    paragraphs += other.paragraphs
    filled = nil
  }

  package mutating func add(_ markdown: String) { add(Paragraph(markdown: markdown)) }

  private mutating func add(_ paragraph: Paragraph) {
    guard !paragraph.markdown.isEmpty else { return }
    paragraphs.append(paragraph)
    filled = nil
  }

  package static func == (left: Markup, right: Markup) -> Bool { left.paragraphs == right.paragraphs }

  // MARK: Short lines

  /// The Markdown with its paragraphs broken into short lines. Markdown takes such a break for a space. Code keeps its
  /// lines.
  package var filledMarkdown: String { filled?.markdown(of: self) ?? FilledLines.fill(markdown) }

  /// The same of the plain text.
  package var filledPlain: String { filled?.plain(of: self) ?? FilledLines.fill(plain) }

  /// The same text, for one that is shown again and again: its lines are filled once.
  var kept: Markup {
    var markup = self
    markup.filled = FilledForms()
    return markup
  }

  // MARK: Code

  /// Text as code on one line, also where it has back quotes of its own.
  package static func code(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "`")) ? "`` " + text + " ``" : "`" + text + "`"
  }

  /// Text that is shown as it is, each of its lines on a line.
  package static func block(_ text: String, language: String = "text") -> Markup {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    let indented = text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    return Markup(
      markdown: "\(fence)\(language)\n\(text)\n\(fence)", plain: indented.joined(separator: "\n"))
  }
}

/// The forms of a text that clients are sent, each made when it is first asked for.
///
/// Important: `@unchecked Sendable` is right because what changes is only touched while the lock is held.
private final class FilledForms: @unchecked Sendable {
  private let lock = Lock()
  private var markdown: String?
  private var plain: String?

  deinit { lock.destroy() }

  func markdown(of markup: Markup) -> String {
    lock.whileHeld { made(&markdown) { markup.markdown } }
  }

  func plain(of markup: Markup) -> String {
    lock.whileHeld { made(&plain) { markup.plain } }
  }

  private func made(_ form: inout String?, from text: () -> String) -> String {
    if let form { return form }
    let made = FilledLines.fill(text())
    form = made
    return made
  }
}

/// Markdown of our own as plain text.
private enum PlainText {
  static func of(_ markdown: String) -> String {
    var result = ""
    var rest = Substring(markdown)
    while let character = rest.first {
      if rest.hasPrefix("**") {
        rest = rest.dropFirst(2)
      } else if character == "`" {
        rest = copyCode(rest, to: &result)
      } else if character == "[", let link = link(rest) {
        result += "\(link.title): \(link.address)"
        rest = link.rest
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Copies what stands between back quotes without them; gives what follows.
  private static func copyCode(_ text: Substring, to result: inout String) -> Substring {
    let fence = text.prefix { $0 == "`" }
    let content = text.dropFirst(fence.count)
    guard let end = content.firstRange(of: fence) else { return content }
    let code = content[..<end.lowerBound]
    result += fence.count == 1 ? String(code) : String(code.dropFirst().dropLast())
    return content[end.upperBound...]
  }

  private static func link(_ text: Substring) -> (title: Substring, address: Substring, rest: Substring)? {
    guard let middle = text.firstRange(of: "]("), let end = text[middle.upperBound...].firstIndex(of: ")") else {
      return nil
    }
    return (text[..<middle.lowerBound].dropFirst(), text[middle.upperBound..<end], text[text.index(after: end)...])
  }
}
