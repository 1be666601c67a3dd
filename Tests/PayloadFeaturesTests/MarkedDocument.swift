import PayloadAnalysis
import SourceText

/// A document with a cursor at its `|`.
struct MarkedDocument {
  let text: String
  /// In bytes.
  let cursor: Int

  init(_ marked: String) {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    text = parts.joined()
    cursor = parts[0].utf8.count
  }

  /// 2025-11-30 11:00:00 UTC
  static let now = 1_764_500_400.0

  func analysis(name: String = "a.apns", facts: ProjectFacts = ProjectFacts()) -> Analysis {
    Analysis(SourceText(text), DocumentOptions(path: name), facts: facts, now: MarkedDocument.now)
  }
}
