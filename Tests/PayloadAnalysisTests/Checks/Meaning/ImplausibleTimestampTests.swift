import Testing

@Suite struct ImplausibleTimestampTests {
  @Test func farOff() {
    check(
      "implausible-timestamp",
      """
      { "aps": { "timestamp": 0, "event": "update", "content-state": { "a": 1 } } }
                              ^ warning implausible-timestamp
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 } } }"#, isSafe: false)
    check(
      "implausible-timestamp",
      """
      { "aps": { "timestamp": 1168364460, "event": "update", "content-state": { "a": 1 } } }
                              ^^^^^^^^^^ warning implausible-timestamp
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 } } }"#, isSafe: false)
    check(
      "implausible-timestamp",
      """
      { "aps": { "timestamp": -5, "event": "update", "content-state": { "a": 1 } } }
                              ^^ warning implausible-timestamp
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 } } }"#, isSafe: false)
    check(
      "implausible-timestamp",
      """
      { "aps": { "timestamp": 4000000000, "event": "update", "content-state": { "a": 1 } } }
                              ^^^^^^^^^^ warning implausible-timestamp
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 } } }"#, isSafe: false)
    check(
      "implausible-timestamp",
      """
      { "aps": { "timestamp": 0, "event": "update", "content-state": { "a": 1 } } }
                              ^ warning implausible-timestamp
      """, now: 900000000)
    check(
      "implausible-timestamp",
      """
      { "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "stale-date": 1 } }
                                                                                                        ^ warning implausible-timestamp
      """)
    check(
      "implausible-timestamp",
      """
      { "aps": { "timestamp": 1750000000, "event": "end", "dismissal-date": 9000000000 } }
                                                                            ^^^^^^^^^^ warning implausible-timestamp
      """)
  }

  /// A duration where a moment is due; `0` is Apple's word for one attempt.
  @Test func expiration() {
    check(
      "implausible-timestamp",
      """
      { "message": { "token": "t", "apns": { "headers": { "apns-expiration": "3600" }, "payload": { "aps": { "alert": "x" } } } } }
                                                                             ^^^^^^ warning implausible-timestamp
      """, name: "a.json")
    for value in ["0", "1750000000", "4102444800", "{{expiration}}"] {
      checkClean(
        "implausible-timestamp",
        #"{ "message": { "token": "t", "apns": { "headers": { "apns-expiration": "\#(value)" }, "payload": { "aps": { "alert": "x" } } } } }"#,
        name: "a.json")
    }
  }

  @Test func plausible() {
    checkClean(
      "implausible-timestamp",
      #"{ "aps": { "timestamp": 1262304000, "event": "update", "content-state": { "a": 1 } } }"#)
    checkClean(
      "implausible-timestamp",
      #"{ "aps": { "timestamp": 1800000000, "event": "update", "content-state": { "a": 1 } } }"#, now: 0)
    checkClean(
      "implausible-timestamp",
      #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 } } }"#)
    checkClean(
      "implausible-timestamp",
      #"{ "aps": { "timestamp": 1780000000, "event": "update", "content-state": { "a": 1 } } }"#)
    checkClean(
      "implausible-timestamp", #"{ "aps": { "timestamp": {{now}}, "event": "update", "content-state": { "a": 1 } } }"#)
    checkClean("implausible-timestamp", #"{ "aps": { "timestamp": 1750000000, "event": "end", "dismissal-date": 0 } }"#)
    checkClean("implausible-timestamp", #"{ "aps": { "alert": "x" }, "timestamp": 0 }"#)
  }

  @Test func oneCause() {
    check(
      "implausible-timestamp",
      """
      { "aps": { "timestamp": 1750000000123, "event": "update", "content-state": { "a": 1 } } }
                              ^^^^^^^^^^^^^ error timestamp-in-milliseconds
      """)
    check(
      "implausible-timestamp",
      """
      { "aps": { "timestamp": "0", "event": "update", "content-state": { "a": 1 } } }
                              ^^^ error wrong-type
      """)
  }
}
