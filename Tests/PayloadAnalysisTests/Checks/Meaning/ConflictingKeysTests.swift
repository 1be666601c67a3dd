import Testing

@Suite struct ConflictingKeysTests {
  @Test func tokenAndChannel() {
    check(
      "conflicting-keys",
      """
      { "aps": { "timestamp": 1750000000, "event": "start", "attributes-type": "Ride", "attributes": { "n": 1 }, "content-state": { "a": 1 }, "input-push-token": 1, "input-push-channel": "Q2hhbm5lbA==", "alert": { "title": "a", "body": "b" } } }
                                                                                                                                                                     ^^^^^^^^^^^^^^^^^^^^ warning conflicting-keys
      """,
      fixed:
        #"{ "aps": { "timestamp": 1750000000, "event": "start", "attributes-type": "Ride", "attributes": { "n": 1 }, "content-state": { "a": 1 }, "input-push-token": 1, "alert": { "title": "a", "body": "b" } } }"#,
      isSafe: false)
    check(
      "conflicting-keys",
      """
      { "aps": { "timestamp": 1750000000, "event": "start", "attributes-type": "Ride", "attributes": { "n": 1 }, "content-state": { "a": 1 }, "input-push-channel": "Q2hhbm5lbA==", "input-push-token": 1, "alert": { "title": "a", "body": "b" } } }
                                                                                                                                                                                    ^^^^^^^^^^^^^^^^^^ warning conflicting-keys
      """,
      fixed:
        #"{ "aps": { "timestamp": 1750000000, "event": "start", "attributes-type": "Ride", "attributes": { "n": 1 }, "content-state": { "a": 1 }, "input-push-channel": "Q2hhbm5lbA==", "alert": { "title": "a", "body": "b" } } }"#,
      isSafe: false)
  }

  @Test func oneOfThem() {
    checkClean(
      "conflicting-keys",
      #"{ "aps": { "timestamp": 1750000000, "event": "start", "attributes-type": "Ride", "attributes": { "n": 1 }, "content-state": { "a": 1 }, "input-push-token": 1, "alert": { "title": "a", "body": "b" } } }"#
    )
    checkClean(
      "conflicting-keys",
      #"{ "aps": { "timestamp": 1750000000, "event": "start", "attributes-type": "Ride", "attributes": { "n": 1 }, "content-state": { "a": 1 }, "input-push-token": 0, "input-push-channel": "Q2hhbm5lbA==", "alert": { "title": "a", "body": "b" } } }"#
    )
  }

  @Test func oneCause() {
    check(
      "conflicting-keys",
      """
      { "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "input-push-token": 1, "input-push-channel": "Q2hhbm5lbA==" } }
                                                                                          ^^^^^^^^^^^^^^^^^^ warning ineffective-key
                                                                                                                 ^^^^^^^^^^^^^^^^^^^^ warning ineffective-key
      """)
  }
}
