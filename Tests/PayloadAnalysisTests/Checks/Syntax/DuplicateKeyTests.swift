import PayloadAnalysis
import Testing

@Suite struct DuplicateKeyTests {
  @Test func eachIsTold() {
    check(
      "duplicate-key",
      """
      { "aps": { "badge": 1, "alert": "Hello", "badge": 2 } }
                 ^^^^^^^ warning duplicate-key
                                               ^^^^^^^ warning duplicate-key
      """,
      fixed: #"{ "aps": { "alert": "Hello", "badge": 2 } }"#, isSafe: false)
  }

  @Test func escapesAreRead() {
    check(
      "duplicate-key",
      #"""
      { "aps": { "badge": 1, "\u0062adge": 2 } }
                 ^^^^^^^ warning duplicate-key
                             ^^^^^^^^^^^^ warning duplicate-key
      """#,
      fixed: #"{ "aps": { "\u0062adge": 2 } }"#, isSafe: false)
  }

  @Test func aRepetitionMayGo() {
    let text = #"{ "aps": { "badge": 1, "badge": 1 } }"#
    let findings = CheckTrial(code: "duplicate-key", name: "a.apns", settings: Settings(), now: 0).findings(text)
    #expect(findings.map { $0.fixes.first?.isSafe } == [false, true])
    #expect(findings.first?.related.map(\.message) == ["`badge` stands here, too."])
  }
}
