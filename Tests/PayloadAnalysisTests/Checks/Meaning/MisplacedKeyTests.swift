import Testing

@Suite struct MisplacedKeyTests {
  /// What stands behind it on its line stays there.
  @Test func firstOfItsLine() {
    check(
      "misplaced-key",
      """
      {
        "aps": {
          "alert": "x",
          "volume": 1, "sound": "a.caf"
          ^^^^^^^^ error misplaced-key
        }
      }
      """,
      fixed: """
        {
          "aps": {
            "alert": "x",
            "sound": { "name": "a.caf", "volume": 1 }
          }
        }
        """, isOneLine: false)
  }

  @Test func inAlert() {
    check(
      "misplaced-key",
      """
      { "aps": { "alert": { "title": "Photo", "mutable-content": 1 } } }
                                              ^^^^^^^^^^^^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "alert": { "title": "Photo" }, "mutable-content": 1 } }"#)
    check(
      "misplaced-key",
      """
      { "aps": { "alert": { "badge": 3, "title": "Photo", "threadId": "a" } } }
                            ^^^^^^^ error misplaced-key
                                                          ^^^^^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "alert": { "title": "Photo" }, "badge": 3, "thread-id": "a" } }"#)
    check(
      "misplaced-key",
      """
      { "aps": { "alert": { "content_available": true, "title": "x" } } }
                            ^^^^^^^^^^^^^^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "alert": { "title": "x" }, "content-available": 1 } }"#)
    check(
      "misplaced-key",
      """
      {
        "aps": {
          "alert": {
            "title": "x",
            "sound": {
            ^^^^^^^ error misplaced-key
              "critical": 1,
              "name": "a.caf"
            }
          }
        }
      }
      """,
      fixed: """
        {
          "aps": {
            "alert": {
              "title": "x"
            },
            "sound": {
              "critical": 1,
              "name": "a.caf"
            }
          }
        }
        """)
  }

  @Test func inAps() {
    check(
      "misplaced-key",
      """
      { "aps": { "alert": "Rain at 5", "title": "Weather" } }
                                       ^^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "alert": { "title": "Weather", "body": "Rain at 5" } } }"#)
    check(
      "misplaced-key",
      """
      { "aps": { "title": "Weather", "subtitle": "Today", "alert": "Rain at 5" } }
                 ^^^^^^^ error misplaced-key
                                     ^^^^^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "alert": { "title": "Weather", "subtitle": "Today", "body": "Rain at 5" } } }"#)
    check(
      "misplaced-key",
      """
      { "aps": { "alert": { "body": "Rain at 5" }, "title": "Weather" } }
                                                   ^^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "alert": { "body": "Rain at 5", "title": "Weather" } } }"#)
    check(
      "misplaced-key",
      """
      { "aps": { "title": "Weather", "body": "Rain", "badge": 1 } }
                 ^^^^^^^ error misplaced-key
                                     ^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "alert": { "title": "Weather", "body": "Rain" }, "badge": 1 } }"#)
    check(
      "misplaced-key",
      """
      { "aps": { "body": "Rain" } }
                 ^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "alert": { "body": "Rain" } } }"#)
    check(
      "misplaced-key",
      """
      {"aps":{"badge":1,"loc-args":["a"],"loc-key":"K"}}
                        ^^^^^^^^^^ error misplaced-key
                                         ^^^^^^^^^ error misplaced-key
      """,
      fixed: #"{"aps":{"badge":1,"alert":{"loc-key":"K","loc-args":["a"]}}}"#)
    check(
      "misplaced-key",
      """
      { "aps": { "alert": "x", "sound": "a.caf", "critical": 1, "volume": 0.5 } }
                                                 ^^^^^^^^^^ error misplaced-key
                                                                ^^^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "alert": "x", "sound": { "critical": 1, "name": "a.caf", "volume": 0.5 } } }"#)
    check(
      "misplaced-key",
      """
      {
        "aps": {
          "alert": "Rain",
          "title": "Weather"
          ^^^^^^^ error misplaced-key
        }
      }
      """,
      fixed: """
        {
          "aps": {
            "alert": { "title": "Weather", "body": "Rain" }
          }
        }
        """)
  }

  @Test func inSound() {
    check(
      "misplaced-key",
      """
      { "aps": { "alert": "x", "sound": { "critical": 1, "name": "a.caf", "badge": 1 } } }
                                                                          ^^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "alert": "x", "sound": { "critical": 1, "name": "a.caf" }, "badge": 1 } }"#)
  }

  @Test func notToBeMoved() {
    check(
      "misplaced-key",
      """
      { "aps": { "alert": { "title": "x", "badge": { "badge": "0" } } } }
                                          ^^^^^^^ error misplaced-key
      """)
    check(
      "misplaced-key",
      """
      { "aps": { "alert": { "title": "x", "badge": 1 }, "badge": 2 } }
                                          ^^^^^^^ error misplaced-key
      """)
    check(
      "misplaced-key",
      """
      { "aps": { "alert": {{alert}}, "title": "y" } }
                                     ^^^^^^^ error misplaced-key
      """)
    check(
      "misplaced-key",
      """
      { "aps": { "alert": { "title": "x", "sound": "ping" } } }
                                          ^^^^^^^ error misplaced-key
      """)
    check(
      "misplaced-key",
      """
      { "aps": { "alert": { "title": "x" }, "loc-args": ["a"] } }
                                            ^^^^^^^^^^ error misplaced-key
      """)
    check(
      "misplaced-key",
      """
      { "aps": { "badge": 1 }, "mutable-content": 1 }
                               ^^^^^^^^^^^^^^^^^ warning misplaced-key
      """)
  }

  @Test func besideAps() {
    check(
      "misplaced-key",
      """
      { "aps": { "content-available": 1 }, "alert": { "title": "Reminder" } }
                                           ^^^^^^^ warning misplaced-key
      """,
      fixed: #"{ "aps": { "content-available": 1, "alert": { "title": "Reminder" } } }"#, isSafe: false)
    check(
      "misplaced-key",
      """
      { "aps": { "alert": "x" }, "content_available": true }
                                 ^^^^^^^^^^^^^^^^^^^ warning misplaced-key
      """,
      fixed: #"{ "aps": { "alert": "x", "content-available": 1 } }"#, isSafe: false)
    check(
      "misplaced-key",
      """
      { "interruptionLevel": "passive", "aps": { "alert": "x" } }
        ^^^^^^^^^^^^^^^^^^^ warning misplaced-key
      """,
      fixed: #"{ "aps": { "alert": "x", "interruption-level": "passive" } }"#, isSafe: false)
    check(
      "misplaced-key",
      """
      { "aps": { "badge": 1 }, "loc-key": "K", "loc-args": ["a"] }
                               ^^^^^^^^^ warning misplaced-key
                                               ^^^^^^^^^^ warning misplaced-key
      """,
      fixed: #"{ "aps": { "badge": 1, "alert": { "loc-key": "K", "loc-args": ["a"] } } }"#, isSafe: false)
    check(
      "misplaced-key",
      """
      { "message": { "token": "t", "apns": { "payload": { "aps": { "alert": "x" }, "interruption-level": "time-sensitive" } } } }
                                                                                   ^^^^^^^^^^^^^^^^^^^^ warning misplaced-key
      """,
      fixed:
        #"{ "message": { "token": "t", "apns": { "payload": { "aps": { "alert": "x", "interruption-level": "time-sensitive" } } } } }"#,
      isSafe: false, name: "a.json")
    check(
      "misplaced-key",
      """
      {
        "aps": {
          "alert": "x"
        },
        "thread-id": "a",
        ^^^^^^^^^^^ warning misplaced-key
        "id": 1
      }
      """,
      fixed: """
        {
          "aps": {
            "alert": "x",
            "thread-id": "a"
          },
          "id": 1
        }
        """, isSafe: false)
  }

  @Test func missingInAps() {
    check(
      "misplaced-key",
      """
      { "aps": { "event": "update", "timestamp": 1750000000 }, "content-state": { "a": 1 } }
                                                               ^^^^^^^^^^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "event": "update", "timestamp": 1750000000, "content-state": { "a": 1 } } }"#, isSafe: false)
    check(
      "misplaced-key",
      """
      { "aps": { "event": "end" }, "id": 1, "timestamp": 1750000000 }
                                            ^^^^^^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "event": "end", "timestamp": 1750000000 }, "id": 1 }"#, isSafe: false)
    check(
      "misplaced-key",
      """
      { "aps": { "alert": { "title": "a", "body": "x", "action": "View" } }, "url-args": [ "a" ] }
                                                                             ^^^^^^^^^^ error misplaced-key
      """,
      fixed: #"{ "aps": { "alert": { "title": "a", "body": "x", "action": "View" }, "url-args": [ "a" ] } }"#,
      isSafe: false)
    check(
      "misplaced-key",
      """
      { "aps": { "event": "start", "timestamp": 1750000000, "attributes-type": "X", "attributes": {}, "content-state": {}, "title": "a" } }
                                                                                                                           ^^^^^^^ error misplaced-key
      """,
      fixed:
        #"{ "aps": { "event": "start", "timestamp": 1750000000, "attributes-type": "X", "attributes": {}, "content-state": {}, "alert": { "title": "a" } } }"#
    )
    check(
      "misplaced-key",
      """
      { "aps": { "event": "end" }, "timestamp": "now" }
        ^^^^^ error missing-key
      """)
  }

  @Test func wordsBesideAps() {
    check(
      "misplaced-key",
      """
      { "aps": { "alert": "x" }, "badge": 3 }
                                 ^^^^^^^ hint misplaced-key
      """,
      fixed: #"{ "aps": { "alert": "x", "badge": 3 } }"#, isSafe: false)
    check(
      "misplaced-key",
      """
      { "aps": { "alert": "x" }, "sound": "default", "category": "news" }
                                 ^^^^^^^ hint misplaced-key
                                                     ^^^^^^^^^^ hint misplaced-key
      """,
      fixed: #"{ "aps": { "alert": "x", "sound": "default", "category": "news" } }"#, isSafe: false)
    check(
      "misplaced-key",
      """
      { "aps": { "badge": 1 }, "title": "a", "body": "b" }
                               ^^^^^^^ hint misplaced-key
                                             ^^^^^^ hint misplaced-key
      """,
      fixed: #"{ "aps": { "badge": 1, "alert": { "title": "a", "body": "b" } } }"#, isSafe: false)
    check(
      "misplaced-key",
      """
      { "aps": { "alert": "x", "thread-id": "a" }, "thread_id": "a" }
                                                   ^^^^^^^^^^^ hint misplaced-key
      """)
    check(
      "misplaced-key",
      """
      { "aps": { "alert": "x" }, "alert": "y" }
                                 ^^^^^^^ hint misplaced-key
      """)
  }

  @Test func dataOfTheApp() {
    checkClean(
      "misplaced-key",
      #"{ "aps": { "alert": { "title": "a", "body": "b" } }, "title": "a", "body": "b", "type": "news" }"#)
    checkClean(
      "misplaced-key",
      #"{ "aps": { "alert": "x" }, "badge": "gold", "sound": { "volume": 1 }, "category": 7, "body": { "route": "two" } }"#
    )
    checkClean(
      "misplaced-key", #"{ "aps": { "alert": "x" }, "data": { "alert": "x", "content-available": 1, "badge": 1 } }"#)
    checkClean(
      "misplaced-key",
      #"{ "aps": { "content-available": 1 }, "title": "a", "body": "b", "sound": "default", "alert": { "id": 5 } }"#)
    checkClean(
      "misplaced-key",
      #"{ "aps": { "alert": "x", "sound": "default", "badge": 1, "category": "a" }, "sound": "y", "badge": 2, "category": "b" }"#
    )
    checkClean(
      "misplaced-key", #"{ "aps": { "alert": "x" }, "event": "login", "timestamp": 1750000000, "attributes": {} }"#)
    checkClean("misplaced-key", #"{ "call": 1, "aps": { "title": "x" }, "badge": 1 }"#, name: "a.voip.apns")
    checkClean("misplaced-key", #"{ "alert": "{{x}}", "aps": { "content-available": 1 } }"#)
  }

  @Test func oneCause() {
    check(
      "misplaced-key",
      """
      { "content-available": 1 }
      ^ error missing-aps
      """)
    checkClean(
      "misplaced-key",
      #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "alert": { "title": "x", "sound": "a.caf" } } }"#
    )
  }

  @Test func theNameThatIsMeant() {
    checkMessage(
      "misplaced-key", #"{ "aps": { "alert": "x" }, "contentAvailable": 1 }"#,
      "Beside `aps`, `contentAvailable` is custom data that the system ignores: it belongs in `aps`, as "
        + "`content-available`. Move it there.")
  }

  @Test func fileProvider() {
    check(
      "misplaced-key",
      """
      { "aps": { "container-identifier": "NSFileProviderWorkingSetContainerItemIdentifier", "domain": "work" } }
                 ^^^^^^^^^^^^^^^^^^^^^^ error misplaced-key
      """,
      fixed: #"{ "container-identifier": "NSFileProviderWorkingSetContainerItemIdentifier", "domain": "work" }"#,
      isSafe: false)
    check(
      "misplaced-key",
      """
      {
        "aps": {
          "container-identifier": "NSFileProviderRootContainerItemIdentifier",
          ^^^^^^^^^^^^^^^^^^^^^^ error misplaced-key
          "other": 1
        }
      }
      """,
      fixed: """
        {
          "aps": {
            "other": 1
          },
          "container-identifier": "NSFileProviderRootContainerItemIdentifier"
        }
        """, name: "a.fileprovider.apns")
    checkClean("misplaced-key", #"{ "container-identifier": "x", "domain": "work" }"#)
    // Beside an alert it may be the app's own word.
    check(
      "misplaced-key",
      """
      { "aps": { "alert": "Saved", "container-identifier": "x" } }
                                   ^^^^^^^^^^^^^^^^^^^^^^ warning custom-key-in-aps
      """)
  }
}
