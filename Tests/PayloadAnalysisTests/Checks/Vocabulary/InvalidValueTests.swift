import Testing

@Suite struct InvalidValueTests {
  /// Apple's page on broadcasts writes `Liveactivity` and `LiveActivity`, its samples `liveactivity`.
  @Test func pushTypes() {
    check(
      "invalid-value",
      """
      { "message": { "token": "T", "apns": { "headers": { "apns-push-type": "Alert" }, "payload": { "aps": { "alert": "x" } } } } }
                                                                            ^^^^^^^ hint invalid-value
      """,
      fixed:
        #"{ "message": { "token": "T", "apns": { "headers": { "apns-push-type": "alert" }, "payload": { "aps": { "alert": "x" } } } } }"#,
      name: "a.json")
    check(
      "invalid-value",
      """
      { "message": { "token": "T", "apns": { "headers": { "apns-push-type": "notification" }, "payload": { "aps": { "alert": "x" } } } } }
                                                                            ^^^^^^^^^^^^^^ error invalid-value
      """, name: "a.json")
  }

  @Test(arguments: [
    ("timeSensitive", "time-sensitive"), ("time_sensitive", "time-sensitive"), ("time-senstive", "time-sensitive"),
    ("Critical", "critical"), ("ACTIVE", "active"), ("urgent", "time-sensitive"),
  ]) func nearestLevel(written: String, value: String) {
    let carets = String(repeating: "^", count: written.count + 2)
    check(
      "invalid-value",
      """
      { "aps": { "alert": "x", "interruption-level": "\(written)" } }
                                                     \(carets) error invalid-value
      """,
      fixed: "{ \"aps\": { \"alert\": \"x\", \"interruption-level\": \"\(value)\" } }")
  }

  @Test(arguments: [("Update", "update"), ("updated", "update"), ("finish", "end"), ("stop", "end")])
  func nearestEvent(written: String, value: String) {
    let carets = String(repeating: "^", count: written.count + 2)
    check(
      "invalid-value",
      """
      { "aps": { "timestamp": 1750000000, "content-state": { "a": 1 }, "event": "\(written)" } }
                                                                                \(carets) error invalid-value
      """,
      fixed:
        "{ \"aps\": { \"timestamp\": 1750000000, \"content-state\": { \"a\": 1 }, \"event\": \"\(value)\" } }")
  }

  @Test func noneIsNear() {
    check(
      "invalid-value",
      """
      { "aps": { "alert": "x", "interruption-level": "high" } }
                                                     ^^^^^^ error invalid-value
      """,
      fixed: #"{ "aps": { "alert": "x", "interruption-level": "passive" } }"#, isSafe: false)
    check(
      "invalid-value",
      """
      { "aps": { "alert": "x", "mutable-content": 2 } }
                                                  ^ error invalid-value
      """,
      fixed: #"{ "aps": { "alert": "x", "mutable-content": 1 } }"#, isSafe: false)
  }

  @Test func allValuesAreNamed() {
    checkMessage(
      "invalid-value", #"{ "aps": { "alert": "x", "interruption-level": "high" } }"#,
      #"`interruption-level` is `passive`, `active`, `time-sensitive` or `critical`; `high` is none of them."#)
    checkMessage(
      "invalid-value", #"{ "web_push": 8031, "notification": { "title": "t", "navigate": "https://a.example/" } }"#,
      #"`web_push` must be `8030`, and `8031` is not. Replace it."#)
  }

  @Test func aPlaceholderMayBeAny() {
    checkClean("invalid-value", #"{ "aps": { "alert": "x", "interruption-level": "{{level}}" } }"#)
  }

  /// Nothing else is of a Live Activity, so that nothing is missing either.
  @Test func anEventOfTheApp() {
    check(
      "invalid-value",
      """
      { "aps": { "alert": { "title": "x" }, "event": "order_paid" } }
                                                     ^^^^^^^^^^^^ error invalid-value
      """,
      fixed: #"{ "aps": { "alert": { "title": "x" } }, "event": "order_paid" }"#, isSafe: false)
  }

  /// Apple's table names 1 alone.
  @Test func flags() {
    checkMessage(
      "invalid-value", #"{ "aps": { "alert": "x", "content-available": 2 } }"#,
      "`content-available` must be `1`, the only value that Apple documents, and `2` is not. Replace it.")
  }
}
