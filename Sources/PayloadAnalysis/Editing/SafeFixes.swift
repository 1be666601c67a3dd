import SourceText

/// The safe fixes of a document, made until none is left to make.
///
/// Fixes of one round do not touch each other; what one makes possible comes in the next round. A fix that would leave
/// the document worse than it was is not made.
package struct SafeFixes: Sendable {
  /// Of the document as it is now.
  package private(set) var analysis: Analysis
  /// How many fixes were made.
  package private(set) var count = 0

  /// How many rounds are made at most. A document has to be odd to need as many.
  private static let limit = 20

  private let now: Double
  /// Fixes that turned out to do harm.
  private var refused: Set<[TextEdit]> = []

  package init(_ analysis: Analysis, now: Double) {
    self.analysis = analysis
    self.now = now
    // A text with NUL bytes is another encoding (UTF-16), or no text: what looks like a fix would ruin it.
    guard !analysis.text.bytes.contains(0) else { return }
    var rounds = 0
    while rounds < SafeFixes.limit, makeRound() { rounds += 1 }
  }

  package var text: SourceText { analysis.text }

  /// Whether something was made.
  private mutating func makeRound() -> Bool {
    let fixes = fixesToMake()
    if fixes.isEmpty { return false }
    if make(fixes) { return true }
    for fix in fixes {
      if make([fix]) { return true }
      refused.insert(fix)
    }
    return false
  }

  /// The first fix of each finding, if it is safe, in the order of the text, without those that touch one before. Fixes
  /// that are the same are one.
  private func fixesToMake() -> [[TextEdit]] {
    var chosen: [[TextEdit]] = []
    var taken: [ByteRange] = []
    for finding in analysis.findings {
      guard let fix = finding.fixes.first, fix.isSafe, !fix.edits.isEmpty, !refused.contains(fix.edits),
        !fix.edits.contains(where: { edit in taken.contains { $0.touches(edit.range) } })
      else { continue }
      chosen.append(fix.edits)
      taken += fix.edits.map(\.range)
    }
    return chosen
  }

  private mutating func make(_ fixes: [[TextEdit]]) -> Bool {
    let text = analysis.text.applying(fixes.flatMap { $0 })
    guard text.bytes != analysis.text.bytes else { return false }
    let next = Analysis(text, analysis.options, facts: analysis.facts, now: now)
    guard !SafeFixes.isWorse(next, than: analysis) else { return false }
    analysis = next
    count += fixes.count
    return true
  }

  /// Whether a document lost what could be read of it, or has more errors or more findings than before.
  private static func isWorse(_ next: Analysis, than last: Analysis) -> Bool {
    func errors(_ analysis: Analysis) -> Int { analysis.findings.count { $0.severity == .error } }
    func grave(_ analysis: Analysis) -> Int { analysis.findings.count { $0.severity >= .warning } }
    return last.tree.isStrictJSON && !next.tree.isStrictJSON || next.payloads.count < last.payloads.count
      || (errors(next), grave(next)) > (errors(last), grave(last))
  }
}
