import JSONSyntax
import PayloadAnalysis
import PayloadFeatures
import SourceText
import Testing

/// What stands for `cut` where it follows from the marked result.
private let asMarked: String? = "\u{0}"

/// Accepts the item of a label at `|`, for a client with snippets and one without, with and without ranges to insert at,
/// and again with the rest of the document cut off behind the cursor.
///
/// - Parameters:
///   - result: the document after; its `|` stands behind the text of the item, up to where the cut document goes.
///   - cut: the cut document after, where it is not the beginning of the result; nil if the item is not offered there.
///   - plain: the result for a client without snippets, where it is another.
func checkCompletion(
  _ document: String, _ label: String, _ result: String, cut: String? = asMarked, plain: String? = nil,
  name: String = "a.apns", facts: ProjectFacts = ProjectFacts(),
  _ location: SourceLocation = #_sourceLocation
) {
  let whole = MarkedDocument(document)
  let analysis = whole.analysis(name: name, facts: facts)
  let beginning = MarkedDocument(String(document.prefix { $0 != "|" }) + "|")
  let analysisOfBeginning = beginning.analysis(name: name, facts: facts)
  for hasSnippets in [true, false] {
    for insertReplace in [true, false] {
      // Clients without snippets leave the indentation to the server, as ours of the tests do.
      let options = CompletionOptions(
        snippets: hasSnippets, insertReplace: insertReplace, adjustsIndentation: hasSnippets)
      let expected = Expected(hasSnippets ? result : plain ?? result, cut: cut)
      guard let accepted = CompletionAcceptance(whole, analysis, label, options) else {
        Issue.record("\(label) is not offered", sourceLocation: location)
        return
      }
      accepted.checkEdits(location)
      let text = accepted.text()
      #expect(text == expected.whole, sourceLocation: location)
      if analysis.tree.problems.isEmpty {
        #expect(SyntaxTree.parse(SourceText(text)).problems.isEmpty, "it stays JSON", sourceLocation: location)
      }
      let ofCut = CompletionAcceptance(beginning, analysisOfBeginning, label, options)
      ofCut?.checkEdits(location)
      #expect(ofCut?.text() == expected.cut, "cut", sourceLocation: location)
    }
  }
}

/// The texts that a marked result stands for.
private struct Expected {
  let whole: String
  let cut: String?

  init(_ marked: String, cut: String?) {
    whole = marked.replacing("|", with: "", maxReplacements: 1)
    self.cut = cut == asMarked ? String(marked.prefix { $0 != "|" }) : cut
  }
}
