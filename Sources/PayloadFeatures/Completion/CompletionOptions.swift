import JSONSyntax

/// What a client can do with a completion.
package struct CompletionOptions: Sendable, Equatable {
  /// Whether it knows tab stops.
  package var snippets = true
  /// Whether it takes one range to insert at and one to replace.
  package var insertReplace = false
  /// Whether it indents the lines of an inserted text as the line of the cursor; else the text has that indentation.
  package var adjustsIndentation = true
  /// The indentation that the project wants; nil where it wants none, so that the text's own counts.
  package var indentation: FormattingOptions.Indentation?

  package init(
    snippets: Bool = true, insertReplace: Bool = false, adjustsIndentation: Bool = true,
    indentation: FormattingOptions.Indentation? = nil
  ) {
    self.snippets = snippets
    self.insertReplace = insertReplace
    self.adjustsIndentation = adjustsIndentation
    self.indentation = indentation
  }
}
