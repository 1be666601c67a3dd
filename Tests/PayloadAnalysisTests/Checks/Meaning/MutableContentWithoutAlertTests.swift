import Testing

@Suite struct MutableContentWithoutAlertTests {
  @Test func noAlert() {
    check(
      "mutable-content-without-alert",
      """
      { "aps": { "mutable-content": 1, "badge": 1 } }
                 ^^^^^^^^^^^^^^^^^ warning mutable-content-without-alert
      """,
      fixed: #"{ "aps": { "badge": 1 } }"#, isSafe: false)
    check(
      "mutable-content-without-alert",
      """
      { "aps": { "mutable-content": 1 }, "data": 1 }
                 ^^^^^^^^^^^^^^^^^ warning mutable-content-without-alert
      """)
    check(
      "mutable-content-without-alert",
      """
      { "message": { "token": "t", "apns": { "payload": { "aps": { "mutable-content": 1, "content-available": 1 } } } } }
                                                                   ^^^^^^^^^^^^^^^^^ warning mutable-content-without-alert
      """,
      fixed: #"{ "message": { "token": "t", "apns": { "payload": { "aps": { "content-available": 1 } } } } }"#,
      isSafe: false, name: "a.json")
    check(
      "mutable-content-without-alert",
      """
      { "data": { "a": "b" }, "apns": { "payload": { "aps": { "mutable-content": 1 } } } }
                                                              ^^^^^^^^^^^^^^^^^ warning mutable-content-without-alert
      """,
      name: "a.json")
  }

  @Test func anAlert() {
    checkClean("mutable-content-without-alert", #"{ "aps": { "mutable-content": 1, "alert": "x" } }"#)
    checkClean("mutable-content-without-alert", #"{ "aps": { "mutable-content": 0, "badge": 1 } }"#)
    checkClean("mutable-content-without-alert", #"{ "aps": { "mutable-content": 1, "alert": "{{x}}" } }"#)
    checkClean(
      "mutable-content-without-alert",
      #"{ "message": { "token": "t", "notification": { "body": "x" }, "apns": { "payload": { "aps": { "mutable-content": 1 } } } } }"#,
      name: "a.json")
    // Firebase's libraries take the message without the request; the text is that of `notification` all the same.
    checkClean(
      "mutable-content-without-alert",
      #"{ "token": "t", "notification": { "body": "x" }, "apns": { "payload": { "aps": { "mutable-content": 1 } } } }"#,
      name: "a.json")
    // Pushwoosh adds what `content` says (its API's `ios_root_params`).
    checkClean(
      "mutable-content-without-alert",
      #"{ "content": "x", "ios_root_params": { "aps": { "mutable-content": 1 } } }"#, name: "a.json")
    check(
      "mutable-content-without-alert",
      """
      { "aps": { "mutable-content": 1, "alert": "" } }
                                                ^^ warning empty-alert
      """)
    check(
      "mutable-content-without-alert",
      """
      { "aps": { "mutable-content": 1, "title": "x" } }
                                       ^^^^^^^ error misplaced-key
      """)
  }

  /// `alert` is a variable that gives both name and value.
  @Test func leftOut() {
    expectSilence("mutable-content-without-alert", #"{ "aps": { alert, "mutable-content": 1 } }"#)
  }
}
