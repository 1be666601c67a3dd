import JSONSyntax
import PayloadAnalysis
import SourceText
import Testing

/// An analysis that knows what the text was before finds what one finds that does not.
@Suite struct EditedAnalysisPropertyTests {
  /// What one check or another looks for in any string, and what none does.
  private static let texts = ["x", "{{x}}", "%@", "http://a.example/b.png", "4111 1111 1111 1111", "update", ""]

  private static let documents =
    AnalysisDocuments.isThorough
    ? AnalysisDocuments.examples + AnalysisDocuments.payloads + AnalysisDocuments.corpus
    : AnalysisDocuments.failingExamples

  @Test(arguments: documents) func findsTheSame(document: AnalysisDocuments.Document) {
    let places = AnalysisDocuments.isThorough ? 100 : 12
    let options = DocumentOptions(path: document.name)
    var before = Analysis(SourceText(document.bytes), options, now: 1_750_000_000)
    _ = before.findings
    let strings = Tokens(before.text).filter { $0.kind == .string }.map(\.range)
    for string in strings where string.count >= 2 {
      if strings.count > places, string.start % (strings.count / places + 1) > 0 { continue }
      var content = ByteRange(string.start + 1, string.end - 1)
      let former = before.text.string(in: content)
      // Each edit goes on where the one before it ended, as under somebody's hands.
      for typed in Self.texts + [former] {
        let text = before.text.replacing(content, with: Array(typed.utf8))
        let after = Analysis(text, options, now: 1_750_000_000, edit: (before, content))
        let afresh = Analysis(text, options, now: 1_750_000_000)
        #expect(Self.told(after) == Self.told(afresh), "\(text.string)")
        before = after
        content.end = content.start + typed.utf8.count
      }
    }
  }

  private static func told(_ analysis: Analysis) -> [String] {
    analysis.findings.map { finding in
      let fixes = finding.fixes.map { "\($0.title) \($0.isSafe) \($0.edits)" }
      return "\(finding.code) \(finding.severity) \(finding.range) \(finding.pointer) \(finding.message) \(fixes)"
    }
  }
}
