import JSONSyntax
import SourceText
import Testing

/// Properties of all texts, tried on each test document and on what cutting and mixing makes of the short ones.
///
/// Thorough runs try all variants. Others try some thirty of each kind and document, and formatting on some of those.
@Suite struct PropertyTests {
  private func check(_ count: Int, _ what: String, _ variant: (Int) -> [UInt8]) {
    let step = TestDocuments.isThorough ? 1 : max(1, count / 30)
    let formatEach = TestDocuments.isThorough ? 1 : 9
    for index in stride(from: 0, to: count, by: step) {
      let bytes = variant(index)
      let found = Invariants.violations(
        bytes, layouts: index % formatEach == 0 ? FormattingOptions.Expansion.allCases : [])
      if let first = found.first {
        Issue.record("\(what): \(first) in ‹\(String(decoding: bytes, as: UTF8.self))›")
        return
      }
    }
  }

  @Test(arguments: TestDocuments.all) func whole(document: [UInt8]) {
    check(1, "whole") { _ in document }
    if document.count <= 600 { #expect(Invariants.cursorViolations(document).isEmpty) }
  }

  @Test(arguments: TestDocuments.short) func cutAtEachByte(document: [UInt8]) {
    check(document.count, "cut") { Array(document[..<$0]) }
    check(document.count, "begun") { Array(document[$0...]) }
  }

  /// A text that a strict reader takes, cut off anywhere, has one problem.
  @Test(arguments: TestDocuments.short) func cutsHaveOneCause(document: [UInt8]) {
    guard SyntaxTree.parse(SourceText(document)).isStrictJSON else { return }
    for end in document.indices {
      let tree = SyntaxTree.parse(SourceText(Array(document[..<end])))
      let codes = tree.problems.filter { $0.code.refusesText }.map(\.code.rawValue)
      if codes.count > 1 { Issue.record("\(codes) in ‹\(tree.text.string)›") }
    }
  }

  @Test(arguments: TestDocuments.short) func tokensDroppedDoubledSwapped(document: [UInt8]) {
    let tokens = Tokens(SourceText(document)).map { Array(document[$0.range.start..<$0.range.end]) }
    check(tokens.count, "dropped") { Array((tokens[..<$0] + tokens[($0 + 1)...]).joined()) }
    check(tokens.count, "doubled") { Array((tokens[...$0] + tokens[$0...]).joined()) }
    check(tokens.count - 1, "swapped") {
      var swapped = tokens
      swapped.swapAt($0, $0 + 1)
      return Array(swapped.joined())
    }
  }
}
