import PayloadAnalysis
import SourceText
import Testing

@Suite struct PayloadNearLimitTests {
  /// 90 % of 4096 are 3686.4.
  @Test func fromNinetyPercentOn() {
    #expect(SizeTesting.codes(SizeTesting.alert(bytes: 3686)) == [])
    let findings = SizeTesting.findings(SizeTesting.alert(bytes: 3687))
    #expect(findings.map(\.code) == ["payload-near-limit"])
    #expect(findings.first?.severity == .information)
    #expect(
      findings.first?.message == "The payload has 3687 bytes without white space, 90 % of the 4096 that APNs takes. "
        + "A longer text may not fit.")
  }

  @Test func theShareIsASetting() {
    var options = DocumentOptions(path: "a.apns")
    options.settings.nearLimitPercent = 50
    #expect(SizeTesting.codes(SizeTesting.alert(bytes: 2048), options) == ["payload-near-limit"])
    #expect(SizeTesting.codes(SizeTesting.alert(bytes: 2047), options) == [])
  }
}
