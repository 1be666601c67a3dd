/// The page of a check: what `explain` prints, what the README's table and the links of diagnostics come from.
package struct CheckDocumentation: Sendable {
  /// A document that a test runs the check over.
  package struct Example: Sendable, ExpressibleByStringLiteral {
    package var bytes: [UInt8]
    /// The name of the file, which may declare a push type.
    package var name: String

    package init(bytes: [UInt8], name: String = "a.apns") {
      self.bytes = bytes
      self.name = name
    }

    package init(_ text: String, name: String = "a.apns") { self.init(bytes: Array(text.utf8), name: name) }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package init(stringLiteral text: String) { self.init(text) }
  }

  /// What it finds, in one sentence.
  package var summary: String
  /// Why that matters, in Markdown.
  package var reason: String
  /// How to mend it, in Markdown.
  package var remedy: String
  /// The page that says so.
  package var source: String
  package var failing: Example
  package var passing: Example

  package init(
    _ summary: String, reason: String, remedy: String, source: String, failing: Example, passing: Example
  ) {
    self.summary = summary
    self.reason = reason
    self.remedy = remedy
    self.source = source
    self.failing = failing
    self.passing = passing
  }
}
