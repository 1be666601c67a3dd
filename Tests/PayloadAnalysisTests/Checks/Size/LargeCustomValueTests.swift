import PayloadAnalysis
import SourceText
import Testing

@Suite struct LargeCustomValueTests {
  private func text(_ bytes: Int, value: Int) -> String {
    String(SizeTesting.alert(bytes: bytes).dropLast())
      + #","article":"\#(String(repeating: "y", count: value - 2))"}"#
  }

  /// A quarter of 4096 are 1024.
  @Test func aQuarterOfTheLimit() {
    let finding = SizeTesting.findings(text(2800, value: 1024)).first { $0.code == "large-custom-value" }
    #expect(finding?.pointer.description == "/article")
    #expect(finding?.severity == .hint)
    #expect(!SizeTesting.codes(text(2800, value: 1023)).contains("large-custom-value"))
  }

  @Test func onlyNearTheLimit() { #expect(SizeTesting.codes(text(1000, value: 1024)) == []) }
}
