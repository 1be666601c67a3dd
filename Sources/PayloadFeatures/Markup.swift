/// A text for people, as Markdown and as plain text: clients order one or the other.
package struct Markup: Sendable, Equatable {
  package private(set) var markdown: String
  package private(set) var plain: String

  /// Both forms given.
  package init(markdown: String, plain: String) {
    self.markdown = markdown
    self.plain = plain
  }

  /// A text of our own: Markdown of which only `**`, back quotes, links, lists and fences are used.
  package init(_ markdown: String = "") {
    self.init(markdown: markdown, plain: PlainText.of(markdown))
  }

  package var isEmpty: Bool { markdown.isEmpty }

  /// Adds a paragraph.
  package mutating func add(_ paragraph: Markup) {
    guard !paragraph.isEmpty else { return }
    markdown += (markdown.isEmpty ? "" : "\n\n") + paragraph.markdown
    plain += (plain.isEmpty ? "" : "\n\n") + paragraph.plain
  }

  package mutating func add(_ markdown: String) { add(Markup(markdown)) }

  /// Text as code on one line, also where it has back quotes of its own.
  package static func code(_ text: String) -> String {
    guard text.contains("`") else { return "`\(text)`" }
    return "`` \(text) ``"
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
