import Testing

@Suite struct EmptyAlertTests {
  @Test func nothingToShow() {
    check(
      "empty-alert",
      """
      { "aps": { "badge": 4, "alert": {} } }
                                      ^^ warning empty-alert
      """,
      fixed: #"{ "aps": { "badge": 4 } }"#)
    check(
      "empty-alert",
      """
      { "aps": { "alert": "", "sound": "default" } }
                          ^^ warning empty-alert
      """,
      fixed: #"{ "aps": { "sound": "default" } }"#, isSafe: false)
    check(
      "empty-alert",
      """
      { "aps": { "badge": 4, "alert": { "title": "", "body": " " } } }
                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning empty-alert
      """,
      fixed: #"{ "aps": { "badge": 4 } }"#)
    check(
      "empty-alert",
      """
      { "aps": { "badge": 4, "alert": { "launch-image": "a.png" } } }
                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning empty-alert
      """,
      fixed: #"{ "aps": { "badge": 4 } }"#, isSafe: false)
    check(
      "empty-alert",
      """
      {
        "aps": {
          "badge": 4,
          "alert": {}
                   ^^ warning empty-alert
        }
      }
      """,
      fixed: """
        {
          "aps": {
            "badge": 4
          }
        }
        """)
    check(
      "empty-alert",
      """
      { "aps": { "content-available": 1, "alert": "" } }
                                                  ^^ warning empty-alert
      """,
      fixed: #"{ "aps": { "content-available": 1 } }"#, isSafe: false)
  }

  @Test func nothingElseIsLeft() {
    check(
      "empty-alert",
      """
      { "aps": { "alert": {} } }
                          ^^ warning empty-alert
      """)
    check(
      "empty-alert",
      """
      { "aps": { "alert": "  ", "mutable-content": 1, "badge": 1 } }
                          ^^^^ warning empty-alert
      """)
    check(
      "empty-alert",
      """
      { "aps": { "alert": "", "sound": "" } }
                          ^^ warning empty-alert
                                       ^^ warning empty-sound
      """)
  }

  @Test func liveActivities() {
    check(
      "empty-alert",
      """
      { "aps": { "timestamp": 1750000000, "event": "start", "content-state": { "a": 1 }, "attributes-type": "Drive", "attributes": { "id": "7" }, "alert": {} } }
                                                                                                                                                           ^^ error empty-alert
      """)
    check(
      "empty-alert",
      """
      { "aps": { "timestamp": 1750000000, "event": "start", "content-state": { "a": 1 }, "attributes-type": "Drive", "attributes": { "id": "7" }, "alert": { "title": "", "body": "", "sound": "default" } } }
                                                                                                                                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error empty-alert
      """)
    check(
      "empty-alert",
      """
      { "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "alert": {} } }
                                                                                                   ^^ warning empty-alert
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 } } }"#, isSafe: false)
  }

  @Test func oneCause() {
    check(
      "empty-alert",
      """
      { "aps": { "alert": {}, "url-args": [] } }
                          ^^ warning empty-alert
      """)
  }

  @Test func somethingToShow() {
    checkClean("empty-alert", #"{ "aps": { "alert": "x" } }"#)
    checkClean("empty-alert", #"{ "aps": { "alert": { "body": "", "title": "x" } } }"#)
    checkClean("empty-alert", #"{ "aps": { "alert": { "title-loc-key": "X" } } }"#)
    checkClean("empty-alert", #"{ "aps": { "alert": "{{text}}" } }"#)
    checkClean("empty-alert", #"{ "aps": { "alert": {{alert}} } }"#)
    checkClean("empty-alert", #"{ "aps": { "alert": { "title": "{{title}}" } } }"#)
    checkClean(
      "empty-alert",
      #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "alert": { "title": { "loc-key": "X" } } } }"#
    )
    check(
      "empty-alert",
      """
      { "aps": { "alert": { "bodi": "x" } } }
                            ^^^^^^ error misspelled-key
      """)
    check(
      "empty-alert",
      """
      { "aps": { "alert": { "title": 7 } } }
                                     ^ error wrong-type
      """)
    checkClean("empty-alert", #"{ "aps": { "alert": "" } }"#, name: "a.voip.apns")
  }

  @Test func whereSomethingWasLeftOut() {
    check(
      "empty-alert",
      """
      { "aps": { "alert": {...} } }
                           ^^^ error unexpected-text
      """)
  }
}
