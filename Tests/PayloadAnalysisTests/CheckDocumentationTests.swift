import PayloadAnalysis
import SourceText
import Testing

/// Every check's page carries a payload that the check reports and one that it does not; both are run here.
@Suite struct CheckDocumentationTests {
  private static func codes(_ example: CheckDocumentation.Example, turningOn code: String) -> Set<String> {
    var options = DocumentOptions(path: example.name)
    options.settings.severities[code] = .severity(.warning)
    return Set(Analysis(SourceText(example.bytes), options, now: 1_750_000_000).findings.map(\.code))
  }

  @Test(arguments: Checks.everything.map { $0.code }) func examples(code: String) throws {
    let check = try #require(Checks.named(code))
    #expect(Self.codes(check.documentation.failing, turningOn: code).contains(code))
    #expect(!Self.codes(check.documentation.passing, turningOn: code).contains(code))
  }
}
