import PayloadAnalysis
import SourceText
import Testing

@Suite struct EscapedTextInflatesTests {
  private func alert(_ escapes: String) -> String {
    SizeTesting.alert(String(repeating: escapes, count: 3800 / escapes.count))
  }

  @Test(arguments: [(#"\u4f60"#, "你"), (#"\ud83c\udf75"#, "🍵"), (#"a\/b"#, "a/b"), (#"\u0041"#, "A")])
  func charactersAreShorter(escapes: String, characters: String) throws {
    let text = alert(escapes)
    let finding = try #require(SizeTesting.findings(text).first { $0.code == "escaped-text-inflates" })
    #expect(finding.pointer.description == "/aps/alert")
    let fix = try #require(finding.fixes.first)
    #expect(fix.isSafe)
    #expect(SourceText(text).applying(fix.edits).string == alert(escapes).replacing(escapes, with: characters))
  }

  /// Quotes and control characters need their escapes, and what cannot be seen is better seen as one.
  @Test(arguments: [#"\""#, #"\\"#, #"\n"#, #"\u0007"#, #"\u200b"#, #"\u00a0"#, #"\ud83c"#])
  func someEscapesStay(escapes: String) {
    #expect(!SizeTesting.codes(alert(escapes)).contains("escaped-text-inflates"))
  }

  @Test func onlyNearTheLimit() { #expect(SizeTesting.codes(SizeTesting.alert(#"\u4f60"#)) == []) }
}
