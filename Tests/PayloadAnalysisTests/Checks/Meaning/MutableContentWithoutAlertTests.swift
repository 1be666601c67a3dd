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
  }

  @Test func anAlert() {
    checkClean("mutable-content-without-alert", #"{ "aps": { "mutable-content": 1, "alert": "x" } }"#)
    checkClean("mutable-content-without-alert", #"{ "aps": { "mutable-content": 0, "badge": 1 } }"#)
    checkClean("mutable-content-without-alert", #"{ "aps": { "mutable-content": 1, "alert": "{{x}}" } }"#)
    checkClean(
      "mutable-content-without-alert",
      #"{ "message": { "token": "t", "notification": { "body": "x" }, "apns": { "payload": { "aps": { "mutable-content": 1 } } } } }"#,
      name: "a.json")
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
}
