import SourceText

/// Edits that mend a finding.
package struct Fix: Hashable, Sendable {
  /// What it does, as a command: `Replace with 1`.
  package var title: String
  /// Whether it may be made without asking: it changes nothing but what is wrong, and loses nothing.
  package var isSafe: Bool
  /// On the document that was analysed.
  package var edits: [TextEdit]

  package init(_ title: String, isSafe: Bool = true, _ edits: [TextEdit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }
}
