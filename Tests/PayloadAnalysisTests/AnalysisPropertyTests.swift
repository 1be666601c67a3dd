import JSONSyntax
import PayloadAnalysis
import SourceText
import Testing

/// What holds for every document, whatever is in it.
@Suite struct AnalysisPropertyTests {
  private typealias Document = AnalysisDocuments.Document

  private static let documents =
    AnalysisDocuments.isThorough
    ? AnalysisDocuments.examples + AnalysisDocuments.payloads + AnalysisDocuments.corpus
    : AnalysisDocuments.failingExamples

  private static func analysis(_ bytes: [UInt8], _ name: String) -> Analysis {
    Analysis(SourceText(bytes), DocumentOptions(path: name), now: 1_750_000_000)
  }

  /// Looks at the ranges and edits of all findings.
  private static func expectInside(_ bytes: [UInt8], _ name: String) {
    let text = SourceText(bytes)
    for finding in analysis(bytes, name).findings {
      let ranges = [finding.range] + finding.related.map(\.range) + finding.fixes.flatMap { $0.edits.map(\.range) }
      let isInside = ranges.allSatisfy { text.fullRange.contains($0) }
      if !isInside { Issue.record("\(finding.code) \(ranges): \(text.string)") }
      for fix in finding.fixes where fix.edits.isEmpty || hasOverlap(fix.edits) {
        Issue.record("\(finding.code): \(fix.title) \(fix.edits.map(\.range)): \(text.string)")
      }
    }
  }

  private static func hasOverlap(_ edits: [TextEdit]) -> Bool {
    let ranges = edits.map(\.range).sorted()
    return zip(ranges, ranges.dropFirst()).contains { $0.end > $1.start }
  }

  @Test func cutAtEachByte() {
    for document in Self.documents where document.bytes.count <= 600 {
      for end in 0...document.bytes.count { Self.expectInside(Array(document.bytes[..<end]), document.name) }
    }
  }

  @Test func eachTokenDropped() {
    for document in Self.documents where document.bytes.count <= 600 {
      let text = SourceText(document.bytes)
      for token in Tokens(text) where token.kind != .whitespace {
        Self.expectInside(text.replacing(token.range, with: []).bytes, document.name)
      }
    }
  }

  /// Each fix, not the first alone, takes its finding away and brings no new one above information.
  @Test func fixesLeaveBetterText() {
    for document in AnalysisDocuments.examples + AnalysisDocuments.payloads + AnalysisDocuments.corpus {
      let before = Self.analysis(document.bytes, document.name)
      for finding in before.findings {
        for fix in finding.fixes { Self.expectBetter(before, finding, fix, document) }
      }
    }
  }

  private static func expectBetter(_ before: Analysis, _ finding: Finding, _ fix: Fix, _ document: Document) {
    let text = before.text.applying(fix.edits)
    let after = analysis(text.bytes, document.name).findings
    let isSame = { (other: Finding) in
      other.code == finding.code && other.pointer == finding.pointer && other.message == finding.message
    }
    #expect(
      after.count(where: isSame) < before.findings.count(where: isSame), "\(finding.code), \(fix.title): \(document)")
    // A word that is put between quotes may be no value of its key.
    if !fix.isSafe, Checks.syntax.contains(where: { $0.code == finding.code }) { return }
    let codes = Set(before.findings.map(\.code))
    // What an event needs is known only when the event is.
    let reveals: Set = finding.pointer.last == "event" ? ["missing-key"] : []
    let new = after.filter { $0.severity > .information && !codes.union(reveals).contains($0.code) }
    #expect(new.isEmpty, "\(finding.code), \(fix.title) brings \(new.map(\.code)): \(document)\n\(text.string)")
  }

  /// All safe fixes together, as often as there are any, leave a text without a finding that had a safe fix.
  @Test func fixAllComesToRest() {
    for document in AnalysisDocuments.examples + AnalysisDocuments.payloads + AnalysisDocuments.corpus {
      var text = SourceText(document.bytes)
      var rounds = 0
      while rounds < 5 {
        let edits = Self.analysis(text.bytes, document.name).findings
          .compactMap { $0.fixes.first }.filter(\.isSafe).flatMap(\.edits)
        if edits.isEmpty { break }
        text = text.applying(edits)
        rounds += 1
      }
      #expect(rounds < 5, "\(document)\n\(text.string)")
    }
  }
}
