import Testing

@Suite struct BackgroundConflictTests {
  @Test func badgeAndSound() {
    check(
      "background-conflict",
      """
      { "aps": { "content-available": 1, "badge": 0 } }
                                         ^^^^^^^ warning background-conflict
      """,
      fixed: #"{ "aps": { "content-available": 1 } }"#, isSafe: false)
    check(
      "background-conflict",
      """
      { "aps": { "sound": "default", "content-available": 1 } }
                 ^^^^^^^ warning background-conflict
      """,
      fixed: #"{ "aps": { "content-available": 1 } }"#, isSafe: false)
    check(
      "background-conflict",
      """
      { "aps": { "sound": "default", "content-available": 1, "badge": 1 } }
                 ^^^^^^^ warning background-conflict
                                                             ^^^^^^^ warning background-conflict
      """,
      fixed: #"{ "aps": { "content-available": 1, "badge": 1 } }"#, isSafe: false)
    check(
      "background-conflict",
      """
      {
        "aps": {
          "content-available": true,
          "badge": 1
          ^^^^^^^ warning background-conflict
        }
      }
      """,
      fixed: """
        {
          "aps": {
            "content-available": true
          }
        }
        """, isSafe: false)
  }

  @Test func withAnAlert() {
    check(
      "background-conflict",
      """
      { "aps": { "alert": "New message", "badge": 2, "content-available": 1 } }
                                                     ^^^^^^^^^^^^^^^^^^^ hint background-conflict
      """,
      fixed: #"{ "aps": { "alert": "New message", "badge": 2 } }"#, isSafe: false)
    check(
      "background-conflict",
      """
      { "aps": { "content-available": 1, "alert": { "loc-key": "NEW" } } }
                 ^^^^^^^^^^^^^^^^^^^ hint background-conflict
      """,
      fixed: #"{ "aps": { "alert": { "loc-key": "NEW" } } }"#, isSafe: false)
    check(
      "background-conflict",
      """
      { "message": { "token": "t", "notification": { "title": "a" }, "apns": { "payload": { "aps": { "content-available": 1, "badge": 1 } } } } }
                                                                                                     ^^^^^^^^^^^^^^^^^^^ hint background-conflict
      """,
      fixed:
        #"{ "message": { "token": "t", "notification": { "title": "a" }, "apns": { "payload": { "aps": { "badge": 1 } } } } }"#,
      isSafe: false, name: "a.json")
  }

  @Test func anEmptyAlertIsNone() {
    check(
      "background-conflict",
      """
      { "aps": { "alert": "", "content-available": 1, "badge": 1 } }
                          ^^ warning empty-alert
                                                      ^^^^^^^ warning background-conflict
      """,
      fixed: #"{ "aps": { "alert": "", "content-available": 1 } }"#, isSafe: false)
  }

  @Test func oneCause() {
    check(
      "background-conflict",
      """
      { "aps": { "content-available": 1, "sound": "" } }
                                                  ^^ warning empty-sound
      """)
    check(
      "background-conflict",
      """
      { "aps": { "content-available": 1, "badge": 1 } }
                                         ^^^^^^^ error push-type-conflict
      """, name: "a.background.apns")
  }

  /// The alert that Firebase makes of `notification`, with or without the request around the message.
  @Test func withAnAlertOfFirebase() {
    check(
      "background-conflict",
      """
      { "notification": { "title": "x" }, "apns": { "payload": { "aps": { "content-available": 1, "sound": "default" } } } }
                                                                          ^^^^^^^^^^^^^^^^^^^ hint background-conflict
      """,
      fixed: """
        { "notification": { "title": "x" }, "apns": { "payload": { "aps": { "sound": "default" } } } }
        """,
      isSafe: false, name: "a.json")
  }

  @Test func nothingToSay() {
    checkClean("background-conflict", #"{ "aps": { "content-available": 1 } }"#)
    checkClean("background-conflict", #"{ "aps": { "category": "sync", "content-available": 1 } }"#)
    checkClean("background-conflict", #"{ "aps": { "content-available": 0, "badge": 1 } }"#)
    checkClean("background-conflict", #"{ "aps": { "content-available": "{{silent}}", "badge": 1 } }"#)
    checkClean(
      "background-conflict",
      #"{ "aps": { "content-available": 1, "badge": 1, "timestamp": 1750000000, "event": "end" } }"#)
  }
}
