import PayloadAnalysis
import SourceText
import Testing

@Suite struct UnclosedObjectTests {
  @Test func noBracesAtAll() {
    checkMessage(
      "unclosed-object", #""aps": { "alert": "Hello" }"#,
      "The payload's own `{` and `}` are missing around its members, and readers refuse it. Insert them.")
  }

  @Test func atTheEnd() {
    check(
      "unclosed-object",
      """
      { "aps": { "alert": "Hello" }
                                   | error unclosed-object
      """,
      fixed: #"{ "aps": { "alert": "Hello" }}"#)
  }

  /// Where members stand on lines of their own, brackets do, too, below the line of the one that they close.
  @Test(arguments: [
    ("{\n  \"aps\": {\n    \"alert\": \"x\"", "{\n  \"aps\": {\n    \"alert\": \"x\"\n  }\n}"),
    ("{\r\n\t\"aps\": {\r\n\t\t\"alert\": \"x\"\r\n", "{\r\n\t\"aps\": {\r\n\t\t\"alert\": \"x\"\r\n\t}\r\n}\r\n"),
    ("{\n  \"aps\": { \"alert\": \"x\" }\n", "{\n  \"aps\": { \"alert\": \"x\" }\n}\n"),
    ("{\n  \"aps\": { \"alert\": \"x\"\n", "{\n  \"aps\": { \"alert\": \"x\"}\n}\n"),
    ("{\n  \"aps\": {\n    \"alert\": \"x", "{\n  \"aps\": {\n    \"alert\": \"x\"\n  }\n}"),
    ("{\"aps\":{\"alert\":\"x\"", "{\"aps\":{\"alert\":\"x\"}}"),
    (
      "{\n  \"aps\": { \"alert\": {\n    \"loc-args\": [\n      \"a\"\n",
      "{\n  \"aps\": { \"alert\": {\n    \"loc-args\": [\n      \"a\"\n    ]\n  }}\n}\n"
    ),
  ]) func inTheLayoutOfTheText(text: String, closed: String) throws {
    let analysis = Analysis(SourceText(text), DocumentOptions(path: "a.apns"), now: 1_750_000_000)
    let finding = try #require(analysis.findings.first { $0.code.hasPrefix("unclosed-") })
    let fix = try #require(finding.fixes.first)
    #expect(analysis.text.applying(fix.edits).string == closed)
    #expect(SafeFixes(analysis, now: 1_750_000_000).text.string == closed)
  }
}
