import JSONSyntax
import PayloadAnalysis
import PayloadFeatures
import SourceText
import Testing

/// What a document becomes when an item of the completion is accepted in it.
struct CompletionAcceptance {
  let document: MarkedDocument
  let item: CompletionItem
  let analysis: Analysis

  /// nil if there is no item of that label.
  init?(_ document: MarkedDocument, _ analysis: Analysis, _ label: String, _ options: CompletionOptions) {
    self.document = document
    self.analysis = analysis
    let items = analysis.completion(at: document.cursor, options, now: MarkedDocument.now).items
    guard let item = items.first(where: { $0.label == label }) else { return nil }
    self.item = item
  }

  /// The text after the item, tab stops filled with what they propose.
  func text() -> String {
    var edit = item.edit
    if item.isSnippet {
      edit.replacement = SnippetExpansion(edit.replacement).text
      let indentation = analysis.text.string(in: analysis.text.indentation(at: edit.range.start))
      edit.replacement = edit.replacement.replacing("\n", with: analysis.text.lineEnding + indentation)
    }
    return analysis.text.applying([edit] + item.additionalEdits).string
  }

  /// What the protocol demands of the edits (LSP 3.17, completion), and what clients compare.
  func checkEdits(_ location: SourceLocation) {
    let range = item.edit.range
    let text = analysis.text
    #expect(range.touches(document.cursor), "the edit is around the cursor", sourceLocation: location)
    #expect(text.line(at: range.start) == text.line(at: range.end), "it is on one line", sourceLocation: location)
    for edit in item.additionalEdits {
      #expect(!edit.range.touches(range), "the other edits do not touch it", sourceLocation: location)
    }
    let typed = text.string(in: ByteRange(range.start, document.cursor))
    #expect(item.filterText.hasPrefix(typed), "it begins with what was typed", sourceLocation: location)
  }
}

/// The text that a client makes of a snippet (LSP 3.17, Snippet Syntax: tab stops and placeholders).
struct SnippetExpansion {
  private(set) var text = ""

  init(_ snippet: String) {
    var rest = Substring(snippet)
    while let character = rest.popFirst() {
      switch character {
      case "\\": rest.popFirst().map { text.append($0) }
      case "$" where rest.first == "{":
        rest = rest.dropFirst().drop { $0.isNumber }
        if rest.first == ":" { rest.removeFirst() }
      case "$": rest = rest.drop { $0.isNumber }
      case "}": break
      default: text.append(character)
      }
    }
  }
}
