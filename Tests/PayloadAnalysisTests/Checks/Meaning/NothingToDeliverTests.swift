import PayloadAnalysis
import Testing

@Suite struct NothingToDeliverTests {
  @Test func nothing() {
    check(
      "nothing-to-deliver",
      """
      { "aps": { "category": "sync" }, "id": 1 }
        ^^^^^ warning nothing-to-deliver
      """,
      fixed: #"{ "aps": { "category": "sync", "content-available": 1 }, "id": 1 }"#, isSafe: false)
    check(
      "nothing-to-deliver",
      """
      { "aps": {}, "id": 1 }
        ^^^^^ warning nothing-to-deliver
      """,
      fixed: #"{ "aps": { "content-available": 1 }, "id": 1 }"#, isSafe: false)
    check(
      "nothing-to-deliver",
      """
      { "aps": {} }
        ^^^^^ warning nothing-to-deliver
      """)
    check(
      "nothing-to-deliver",
      """
      { "id": 1, "aps": { "content-available": 0 } }
                 ^^^^^ warning nothing-to-deliver
      """)
    check(
      "nothing-to-deliver",
      """
      { "aps": { "data": 1 } }
        ^^^^^ warning nothing-to-deliver
                 ^^^^^^ warning custom-key-in-aps
      """)
  }

  /// Apple documents pushes without keys of its own; they are named.
  @Test func whatNeedsNone() {
    checkMessage(
      "nothing-to-deliver", #"{ "aps": {}, "uuid": "123e4567-e89b-12d3-a456-426614174000" }"#,
      "This push shows nothing and does not wake the app, so that the custom data reaches no one. Add an `alert`, or "
        + "`\"content-available\": 1`; for a VoIP, complication, location, Push to Talk, File Provider, MDM or Wallet push, "
        + "which needs neither, say the type with `--push-type` or in the file's name: `call.voip.apns`.")
    checkClean(
      "nothing-to-deliver", #"{ "aps": {}, "uuid": "123e4567-e89b-12d3-a456-426614174000" }"#, name: "a.location.apns")
  }

  /// What is still being written may get an alert yet.
  @Test(arguments: [#"{"aps":{"#, #"{"aps":{"a"#, #"{"aps":{"category":"x","al"#, #"{"aps":{"thread-id":"x","b":}}"#])
  func halfWritten(text: String) {
    let trial = CheckTrial(code: "nothing-to-deliver", name: "a.apns", settings: Settings(), now: 0)
    #expect(!trial.findings(text).map(\.code).contains("nothing-to-deliver"))
  }

  @Test func something() {
    checkClean("nothing-to-deliver", #"{ "aps": { "badge": 0 } }"#)
    checkClean("nothing-to-deliver", #"{ "aps": { "sound": "default" } }"#)
    checkClean("nothing-to-deliver", #"{ "aps": { "content-available": "{{x}}" } }"#)
    checkClean("nothing-to-deliver", #"{ "aps": {} }"#, name: "a.voip.apns")
    // "Sending MDM commands to a device": `mdm` is the only key.
    check(
      "nothing-to-deliver",
      """
      { "aps": {}, "mdm": "x" }
        ^^^^^ warning unknown-key
      """)
    checkClean("nothing-to-deliver", #"{ "aps": { "content-changed": true } }"#)
    checkClean(
      "nothing-to-deliver", #"{ "message": { "token": "t", "apns": { "payload": { "aps": { "category": "a" } } } } }"#,
      name: "a.json")
    check(
      "nothing-to-deliver",
      """
      { "aps": { "contentAvailable": 1 } }
                 ^^^^^^^^^^^^^^^^^^ error misspelled-key
      """)
    check(
      "nothing-to-deliver",
      """
      { "aps": { "title": "x" } }
                 ^^^^^^^ error misplaced-key
      """)
    // Something was left out.
    check(
      "nothing-to-deliver",
      """
      { "aps": { ..., "category": "news" } }
                 ^^^ error unexpected-text
      """)
    check(
      "nothing-to-deliver",
      """
      { "aps": { /* alert ... */ "category": "news" } }
                 ^^^^^^^^^^^^^^^ error comment
      """)
    check(
      "nothing-to-deliver",
      """
      { "aps": {}, "alert": "x" }
                   ^^^^^^^ warning misplaced-key
      """)
    check(
      "nothing-to-deliver",
      """
      { "aps": {} }
        ^^^^^ error push-type-conflict
      """, name: "a.alert.apns")
  }

  @Test func leftOut() {
    for members in ["...base, timestamp", "alert, badge", "**base"] {
      expectSilence("nothing-to-deliver", "{ aps: { \(members) } }")
    }
  }
}
