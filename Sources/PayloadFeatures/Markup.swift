/// A text for people, as Markdown and as plain text: clients order one or the other.
package struct Markup: Sendable, Equatable {
  /// A text between two empty lines.
  private struct Paragraph: Sendable, Equatable {
    var markdown: String
    /// nil where it follows from the Markdown.
    var plain: String?
  }

  private var paragraphs: [Paragraph] = []

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
  package mutating func add(_ other: Markup) { paragraphs += other.paragraphs }

  package mutating func add(_ markdown: String) { add(Paragraph(markdown: markdown)) }

  private mutating func add(_ paragraph: Paragraph) {
    if !paragraph.markdown.isEmpty { paragraphs.append(paragraph) }
  }

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
