import PayloadAnalysis
import SourceText
import Testing

@Suite struct PayloadTooLargeAsWrittenTests {
  private let spaced = SizeTesting.alert(bytes: 4096).replacing(":", with: ": ")

  @Test func whiteSpaceAlone() throws {
    let finding = try #require(SizeTesting.findings(spaced).first { $0.code == "payload-too-large-as-written" })
    #expect(finding.severity == .information)
    #expect(
      finding.message == "With its white space the payload has 4098 bytes, more than the 4096 that APNs takes; without "
        + "it there are 4096. That is enough if the sender writes none.")
    let fix = try #require(finding.fixes.first)
    #expect(SourceText(spaced).applying(fix.edits).string == SizeTesting.alert(bytes: 4096))
    #expect(!fix.isSafe)
  }

  @Test func theSimulatorReadsTheFileAsItIs() {
    let text = String(SizeTesting.alert(bytes: 4000).dropLast()) + #", "Simulator Target Bundle":"com.example.app"   }"#
    let padded = text.replacing(":", with: ":" + String(repeating: " ", count: 40))
    let finding = SizeTesting.findings(padded).first { $0.code == "payload-too-large-as-written" }
    #expect(finding?.severity == .warning)
  }

  @Test func notBesideTooLarge() {
    let text = SizeTesting.alert(bytes: 4097).replacing(":", with: ": ")
    #expect(!SizeTesting.codes(text).contains("payload-too-large-as-written"))
  }
}
