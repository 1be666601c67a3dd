import PayloadAnalysis
import SourceText
import Testing

@Suite struct UnclosedStringTests {
  @Test func quoteForgotten() {
    check(
      "unclosed-string",
      """
      { "aps": {
        "alert": "Hello,
                 ^^^^^^ error unclosed-string
        "badge": 1 } }
      """,
      fixed: """
        { "aps": {
          "alert": "Hello",
          "badge": 1 } }
        """, isOneLine: false)
    check(
      "unclosed-string",
      """
      { "aps": { "alert": "Hello, "badge": 1 } }
                          ^^^^^^ error unclosed-string
      """,
      fixed: #"{ "aps": { "alert": "Hello", "badge": 1 } }"#)
  }

  /// What a string means that is still being written, nobody knows.
  @Test(arguments: [
    #"{ "aps": { "alert": "x", "sound": "p"#, #"{ "aps": { "event": "s"#, #"{ "aps": { "alert": ""#,
    #"{ "aps": { "alert": ""# + "\n} }", #"{ "aps": { "badge": "5"#, #"{ "aps": { "alert": { "title": "T", "body": ""#,
    #"{ "aps": { "alert": "x", "interruption-level": "pas"#, #"{ "aps": { "alert": "x" }, "url": "http://a"#,
  ]) func nothingIsSaidOfWhatItMeans(text: String) {
    let findings = Analysis(SourceText(text), DocumentOptions(path: "a.apns"), now: 1_750_000_000).findings
    let meant = findings.filter { finding in
      finding.code != "missing-key" && !Checks.syntax.contains { $0.code == finding.code }
    }
    #expect(meant.map(\.code) == [])
    #expect(findings.contains { ["unclosed-string", "unclosed-object"].contains($0.code) })
  }
}
