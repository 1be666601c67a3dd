import PayloadAnalysis
import SourceText
import Testing

@Suite struct DuplicateTextTests {
  private func text(_ bytes: Int, _ text: String) -> String {
    String(SizeTesting.alert(bytes: bytes).dropLast()) + #","a":{"b":["\#(text)"]},"c":"\#(text)"}"#
  }

  @Test func theLaterOneIsTold() {
    let text = text(3800, "Your table for two is free.")
    let finding = SizeTesting.findings(text).first { $0.code == "duplicate-text" }
    #expect(finding?.pointer.description == "/c")
    #expect(finding?.related.count == 1)
    #expect(
      finding?.message
        == "This text of 29 bytes stands at `/a/b/0`, too, and the payload is near its limit. Send it once.")
  }

  @Test func shortTextsAndSmallPayloadsAreNotTold() {
    #expect(!SizeTesting.codes(text(3800, "Your table")).contains("duplicate-text"))
    #expect(SizeTesting.codes(text(1000, "Your table for two is free.")) == [])
  }
}
