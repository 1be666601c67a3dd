import Testing

@Suite struct TimestampInMillisecondsTests {
  @Test func milliseconds() {
    check(
      "timestamp-in-milliseconds",
      """
      { "aps": { "timestamp": 1750000000123, "event": "update", "content-state": { "a": 1 } } }
                              ^^^^^^^^^^^^^ error timestamp-in-milliseconds
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 } } }"#)
    check(
      "timestamp-in-milliseconds",
      """
      { "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "stale-date": 1750000000000 } }
                                                                                                        ^^^^^^^^^^^^^ error timestamp-in-milliseconds
      """,
      fixed:
        #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "stale-date": 1750000000 } }"#
    )
    check(
      "timestamp-in-milliseconds",
      """
      { "aps": { "timestamp": 1750000000, "event": "end", "dismissal-date": 1750000000999.5 } }
                                                                            ^^^^^^^^^^^^^^^ error timestamp-in-milliseconds
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "end", "dismissal-date": 1750000000 } }"#)
    check(
      "timestamp-in-milliseconds",
      """
      {
        "aps": {
          "event": "end",
          "timestamp": 1750000000123
                       ^^^^^^^^^^^^^ error timestamp-in-milliseconds
        }
      }
      """,
      fixed: """
        {
          "aps": {
            "event": "end",
            "timestamp": 1750000000
          }
        }
        """)
  }

  /// A header is a string.
  @Test func expiration() {
    check(
      "timestamp-in-milliseconds",
      """
      { "message": { "token": "t", "apns": { "headers": { "apns-expiration": "1750000000123" }, "payload": { "aps": { "alert": "x" } } } } }
                                                                             ^^^^^^^^^^^^^^^ warning timestamp-in-milliseconds
      """,
      fixed:
        #"{ "message": { "token": "t", "apns": { "headers": { "apns-expiration": "1750000000" }, "payload": { "aps": { "alert": "x" } } } } }"#,
      name: "a.json")
    check(
      "timestamp-in-milliseconds",
      """
      { "message": { "token": "t", "apns": { "headers": { "apns-expiration": 1750000000123 }, "payload": { "aps": { "alert": "x" } } } } }
                                                                             ^^^^^^^^^^^^^ warning timestamp-in-milliseconds
                                                                             ^^^^^^^^^^^^^ error fcm-string-required
      """,
      fixed:
        #"{ "message": { "token": "t", "apns": { "headers": { "apns-expiration": "1750000000" }, "payload": { "aps": { "alert": "x" } } } } }"#,
      name: "a.json")
    for value in ["0", "1750000000", "{{expiration}}", "<soon>"] {
      checkClean(
        "timestamp-in-milliseconds",
        #"{ "message": { "token": "t", "apns": { "headers": { "apns-expiration": "\#(value)" }, "payload": { "aps": { "alert": "x" } } } } }"#,
        name: "a.json")
    }
  }

  @Test func smallerUnits() {
    check(
      "timestamp-in-milliseconds",
      """
      { "aps": { "timestamp": 1750000000123456, "event": "update", "content-state": { "a": 1 } } }
                              ^^^^^^^^^^^^^^^^ error timestamp-in-milliseconds
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 } } }"#)
    check(
      "timestamp-in-milliseconds",
      """
      { "aps": { "timestamp": 1750000000123456789, "event": "update", "content-state": { "a": 1 } } }
                              ^^^^^^^^^^^^^^^^^^^ error timestamp-in-milliseconds
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 } } }"#)
    check(
      "timestamp-in-milliseconds",
      """
      { "aps": { "timestamp": 1.75e12, "event": "update", "content-state": { "a": 1 } } }
                              ^^^^^^^ error timestamp-in-milliseconds
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 } } }"#)
  }

  @Test func seconds() {
    checkClean(
      "timestamp-in-milliseconds",
      #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 } } }"#)
    checkClean(
      "timestamp-in-milliseconds",
      #"{ "aps": { "timestamp": 1750000000.5, "event": "update", "content-state": { "a": 1 } } }"#)
    checkClean(
      "timestamp-in-milliseconds",
      #"{ "aps": { "timestamp": {{now}}, "event": "update", "content-state": { "a": 1 } } }"#)
    checkClean("timestamp-in-milliseconds", #"{ "aps": { "alert": "x" }, "timestamp": 1750000000123 }"#)
    checkClean(
      "timestamp-in-milliseconds",
      #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "at": 1750000000123 } } }"#)
  }

  /// Only a `timestamp` has an update ignored.
  @Test(arguments: [
    ("timestamp", "The update would be ignored"), ("stale-date", "The activity would not turn stale"),
    ("dismissal-date", "The activity would not go away in time"),
  ])
  func effects(name: String, effect: String) {
    let dates = name == "timestamp" ? "" : #""timestamp": 1750000000, "#
    checkMessage(
      "timestamp-in-milliseconds",
      #"{ "aps": { \#(dates)"\#(name)": 1750000000000, "event": "end", "content-state": { "a": 1 } } }"#,
      "`\(name)` is counted in seconds since 1970; this looks like milliseconds. \(effect): write `1750000000` "
        + "(2025-06-15 15:06:40 UTC).")
  }
}
