import PayloadAnalysis
import Testing

@Suite struct EmptyDocumentTests {
  @Test(arguments: ["", " ", "\n\n"]) func noValue(text: String) {
    let findings = CheckTrial(code: "empty-document", name: "a.apns", settings: Settings(), now: 0).findings(text)
    #expect(findings.map(\.code) == ["empty-document"])
    #expect(findings.first?.fixes.isEmpty == true)
  }
}
