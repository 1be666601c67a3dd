import JSONSyntax
import PayloadAnalysis
import PayloadFeatures
import SourceText

/// Called by libFuzzer with each input: all that is said of a document lies in the document. The first byte chooses the
/// name of its file, by which its family is told.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let first = bytes.first else { return 0 }
  let names = ["a.apns", "a.json", "a.voip.apns", "a.liveactivity.apns", "a.background.apns", ".apns-lsp.json"]
  let options = DocumentOptions(path: names[Int(first) % names.count])
  let analysis = Analysis(SourceText(Array(bytes.dropFirst())), options, now: now)
  lookAtFindings(analysis)
  lookAtStructure(analysis)
  let place = Int(first) * 7 % (analysis.text.count + 1)
  for offset in [0, place, analysis.text.count] { lookAtPlace(analysis, offset) }
  lookAtEdit(of: analysis, options, ByteRange(place, min(place + count % 3, analysis.text.count)))
  if count < 300 { lookAtFixes(analysis) }
  return 0
}

private let now = 1_750_000_000.0

private func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) {
  if !isTrue { fatalError(what()) }
}

private func expectInside(_ edits: [TextEdit], of text: SourceText, _ what: String) {
  let ranges = edits.map(\.range).sorted()
  expect(ranges.allSatisfy(text.fullRange.contains), "\(what) lies outside")
  expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.end <= $1.start }, "\(what) overlaps")
}

private func lookAtFindings(_ analysis: Analysis) {
  let text = analysis.text
  for finding in analysis.findings {
    let ranges = [finding.range] + finding.related.map(\.range)
    expect(ranges.allSatisfy(text.fullRange.contains), "\(finding.code) lies outside")
    expect(!finding.message.isEmpty, "\(finding.code) says nothing")
    for fix in finding.fixes { expectInside(fix.edits, of: text, "\(finding.code), \(fix.title)") }
  }
}

/// Safe fixes, made one round after the other, come to an end and make nothing worse.
private func lookAtFixes(_ analysis: Analysis) {
  let errors = { (analysis: Analysis) in analysis.findings.count { $0.severity == .error } }
  let fixed = SafeFixes(analysis, now: now)
  expect(errors(fixed.analysis) <= errors(analysis), "fixes make errors")
}

/// What is known of the text before an edit changes nothing of what is found after it.
private func lookAtEdit(of before: Analysis, _ options: DocumentOptions, _ range: ByteRange) {
  let typed = ["", "a", "{{", "http"][before.text.count % 4]
  let text = before.text.replacing(range, with: Array(typed.utf8))
  let after = Analysis(text, options, now: now, edit: (before, range)).findings
  let afresh = Analysis(text, options, now: now).findings
  let isSame = after.elementsEqual(afresh) { $0.code == $1.code && $0.range == $1.range && $0.message == $1.message }
  expect(isSame, "an edit of \(range) changes what is found")
}

private func lookAtStructure(_ analysis: Analysis) {
  let text = analysis.text
  _ = analysis.symbols { symbol, _ in
    expect(
      text.fullRange.contains(symbol.range) && symbol.range.contains(symbol.selectionRange), "a symbol lies outside")
    return 0
  }
  expect(analysis.foldingRanges().allSatisfy { text.fullRange.contains($0.range) }, "a fold lies outside")
  expect(analysis.links.allSatisfy { text.fullRange.contains($0.range) }, "a link lies outside")
  expect(analysis.lenses.allSatisfy { text.fullRange.contains($0.range) }, "a lens lies outside")
  let hints = analysis.inlayHints(in: text.fullRange, hasLenses: false, now: now)
  expect(hints.allSatisfy { $0.offset >= 0 && $0.offset <= text.count }, "a hint lies outside")
}

private func lookAtPlace(_ analysis: Analysis, _ offset: Int) {
  let text = analysis.text
  if let hover = analysis.hover(at: offset, now: now, file: "a.apns") {
    expect(text.fullRange.contains(hover.range), "a hover lies outside")
  }
  for range in analysis.selectionRanges(at: offset) + analysis.highlights(at: offset) {
    expect(text.fullRange.contains(range), "a range lies outside")
  }
  for options in [CompletionOptions(), CompletionOptions(snippets: false, insertReplace: true)] {
    for item in analysis.completion(at: offset, options, now: now).items {
      expectInside([item.edit] + item.additionalEdits, of: text, item.label)
    }
  }
  let all = CodeActionWishes(kinds: Set(CodeAction.Kind.allCases))
  for action in analysis.codeActions(in: ByteRange(at: offset), all, now: now) {
    expectInside(action.edits, of: text, action.title)
  }
}
