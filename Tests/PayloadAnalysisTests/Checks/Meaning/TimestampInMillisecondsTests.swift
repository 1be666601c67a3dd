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
}
