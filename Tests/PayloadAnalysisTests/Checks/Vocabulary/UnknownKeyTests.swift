import PayloadAnalysis
import Testing

@Suite struct UnknownKeyTests {
  /// Beside `aps` one of Apple's keys is `misplaced-key`, which sends it back.
  @Test func aKeyThatHasNoPlace() throws {
    let text = #"{"aps":{"alert":{"title":"t","body":"b","title-loc-key":"K"},"url-args":["x"]}}"#
    let findings = CheckTrial(code: "unknown-key", name: "a.apns", settings: Settings(), now: 1_750_000_000)
      .findings(text)
    let finding = try #require(findings.first { $0.code == "unknown-key" })
    #expect(finding.fixes.map(\.title) == ["Delete `title-loc-key`"])
  }

  @Test func inAlertAndSound() {
    check(
      "unknown-key",
      """
      { "aps": { "alert": { "title": "Paid", "link_url": "a" } } }
                                             ^^^^^^^^^^ warning unknown-key
      """,
      fixed: #"{ "aps": { "alert": { "title": "Paid" } }, "link_url": "a" }"#, isSafe: false)
    check(
      "unknown-key",
      """
      { "aps": { "alert": "x", "sound": { "critical": 1, "name": "default", "pitch": 2 } } }
                                                                            ^^^^^^^ warning unknown-key
      """,
      fixed: #"{ "aps": { "alert": "x", "sound": { "critical": 1, "name": "default" } }, "pitch": 2 }"#, isSafe: false)
  }

  /// Apple's table has `loc-key` and `loc-args`, not `body-loc-key` and `body-loc-args`.
  @Test func anotherNameOfApplesKey() {
    check(
      "unknown-key",
      """
      { "aps": { "alert": { "title": "x", "body-loc-key": "K" } } }
                                          ^^^^^^^^^^^^^^ warning unknown-key
      """,
      fixed: #"{ "aps": { "alert": { "title": "x", "loc-key": "K" } } }"#)
    check(
      "unknown-key",
      """
      { "aps": { "alert": { "message": "Hello" } } }
                            ^^^^^^^^^ warning unknown-key
      """,
      fixed: #"{ "aps": { "alert": { "body": "Hello" } } }"#, isSafe: false)
    check(
      "unknown-key",
      """
      { "aps": { "alert": "x", "sound": { "critical": 1, "name": "a.caf", "vol": 0.5 } } }
                                                                          ^^^^^ warning unknown-key
      """,
      fixed: #"{ "aps": { "alert": "x", "sound": { "critical": 1, "name": "a.caf", "volume": 0.5 } } }"#, isSafe: false)
  }

  /// The text has another form already, or the value is none for the key.
  @Test func noOtherNameOfAKey() {
    for alert in [#"{ "loc-key": "K", "message": "x" }"#, #"{ "title": "T", "message": 7 }"#] {
      let text = #"{ "aps": { "alert": "# + alert + " } }"
      checkMessage(
        "unknown-key", text,
        "`message` is no key of `alert`, and the system ignores it there. Custom data stands beside `aps`.")
    }
  }

  @Test func inAWebPush() {
    checkMessage(
      "unknown-key",
      #"{ "web_push": 8030, "notification": { "title": "t", "navigate": "https://a.example/", "options": {} } }"#,
      "`options` is no key of `notification`, and Safari ignores it there. Data of the app's own stands in `data` of "
        + "`notification`.")
  }

  @Test func ofTools() {
    checkClean("unknown-key", #"{ "Simulator Target Bundle": "com.example.app", "mdm": "magic" }"#)
  }

  @Test func inPushesWithFixedKeys() {
    check(
      "unknown-key",
      """
      { "mdm": "magic", "command": 1 }
                        ^^^^^^^^^ warning unknown-key
      """,
      fixed: #"{ "mdm": "magic" }"#, isSafe: false)
    check(
      "unknown-key",
      """
      { "web_push": 8030, "notification": { "title": "t", "navigate": "https://a.example/", "colour": 1 } }
                                                                                            ^^^^^^^^ warning unknown-key
      """,
      fixed: #"{ "web_push": 8030, "notification": { "title": "t", "navigate": "https://a.example/" } }"#, isSafe: false
    )
  }

  @Test func theAppsOwnObjectsAreFree() {
    checkClean("unknown-key", #"{ "aps": { "alert": "x" }, "order": { "badge": 1 } }"#)
    checkClean(
      "unknown-key", #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "anything": 1 } } }"#)
  }

  /// https://github.com/phonegap/phonegap-plugin-push/issues/1434: it arrived as `gcm.notification.vibrate`.
  @Test func inNotificationsOfFirebase() {
    check(
      "unknown-key",
      """
      { "to": "t", "notification": { "title": "x", "vibrate": true } }
                                                   ^^^^^^^^^ hint unknown-key
      """,
      fixed: #"{ "to": "t", "notification": { "title": "x" } }"#, isSafe: false, name: "a.json")
  }

  /// What Apple documents of these two: nothing but `mdm`, and an empty object.
  @Test func inPushesWithoutKeys() {
    checkMessage(
      "unknown-key", #"{ "mdm": "magic", "x": 1 }"#,
      "`x` is no key of an MDM push, which holds `mdm` and nothing else. Delete it.")
    checkMessage(
      "unknown-key", #"{ "aps": { "alert": "x" } }"#,
      "A Wallet push shows no alert: what the user reads is the `changeMessage` of the field that changed in the pass. "
        + "Send `{}`.", name: "a.wallet.apns")
  }
}
