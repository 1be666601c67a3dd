import JSONSyntax
import SourceText

/// The safe fixes of a document, made until none is left to make.
///
/// Fixes of one round do not touch each other; what one makes possible comes in the next round. A fix that would not
/// leave the document better than it was is not made.
package struct SafeFixes: Sendable {
  /// Of the document as it is now.
  package let analysis: Analysis
  /// How many fixes were made.
  package let count: Int

  package init(_ analysis: Analysis, now: Double) {
    // A text with NUL bytes is another encoding (UTF-16), or no text: what looks like a fix would ruin it.
    guard !analysis.text.bytes.contains(0) else {
      self.analysis = analysis
      count = 0
      return
    }
    let mending = Mending(FixableDocument(analysis: analysis, now: now))
    self.analysis = mending.document.analysis
    count = mending.count
  }

  package var text: SourceText { analysis.text }
}

/// A document as its safe fixes mend it.
private struct FixableDocument: Mendable {
  let analysis: Analysis
  let now: Double

  var size: Int { analysis.text.count }

  /// Syntax counts before all else: only what can be read can be judged, so that mending it may bring findings to light.
  var faults: [Int] {
    let syntax = analysis.findings.count {
      $0.severity == .error && SyntaxProblem.Code(rawValue: $0.code)?.refusesText == true
    }
    let grave = analysis.findings.count { $0.severity >= .warning }
    return [syntax, errors, grave, analysis.findings.count]
  }

  private var duplicates: Int { analysis.findings.count { $0.code == DuplicateKey.code } }

  private var errors: Int { analysis.findings.count { $0.severity == .error } }

  /// The first fix of each finding, if it is safe, in the order of the text.
  func repairs() -> [[TextEdit]] {
    analysis.findings.lazy.compactMap { $0.fixes.first }.filter(\.isSafe).map(\.edits)
  }

  func mended(by edits: [TextEdit]) -> FixableDocument? {
    let text = analysis.text.applying(edits)
    guard text.bytes != analysis.text.bytes else { return nil }
    let next = Analysis(text, analysis.options, facts: analysis.facts, now: now)
    let mended = FixableDocument(analysis: next, now: now)
    let isWorse =
      next.payloads.count < analysis.payloads.count || mended.errors > errors
      || (analysis.tree.isStrictJSON && (!next.tree.isStrictJSON || mended.duplicates > duplicates))
    return isWorse ? nil : mended
  }
}
