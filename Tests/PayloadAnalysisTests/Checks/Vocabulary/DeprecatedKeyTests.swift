import PayloadAnalysis
import Testing

@Suite struct DeprecatedKeyTests {
  @Test func namesWhatToDo() {
    check(
      "deprecated-key",
      """
      { "aps": { "alert": { "title": "News", "summary-arg": "Ada" } } }
                                             ^^^^^^^^^^^^^ hint deprecated-key
      """,
      fixed: #"{ "aps": { "alert": { "title": "News" } } }"#, isSafe: false)
    checkMessage(
      "deprecated-key", #"{ "aps": { "alert": { "title": "News", "summary-arg-count": 2 } } }"#,
      #"`summary-arg-count` is deprecated. Ignored since iOS 15. Leave it out."#)
  }

  @Test func isTagged() {
    let text = #"{ "aps": { "alert": { "title": "News", "action-loc-key": "VIEW" } } }"#
    let finding = CheckTrial(code: "deprecated-key", name: "a.apns", settings: Settings(), now: 0).findings(text).first
    #expect(finding?.tags == [.deprecated])
  }
}
