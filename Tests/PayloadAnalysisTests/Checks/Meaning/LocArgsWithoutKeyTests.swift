import Testing

@Suite struct LocArgsWithoutKeyTests {
  @Test func noKey() {
    check(
      "loc-args-without-key",
      """
      { "aps": { "alert": { "body": "Ready", "loc-args": ["Anna"] } } }
                                             ^^^^^^^^^^ warning loc-args-without-key
      """,
      fixed: #"{ "aps": { "alert": { "body": "Ready" } } }"#, isSafe: false)
    check(
      "loc-args-without-key",
      """
      { "aps": { "alert": { "title-loc-args": ["Anna"], "loc-key": "X" } } }
                            ^^^^^^^^^^^^^^^^ warning loc-args-without-key
      """,
      fixed: #"{ "aps": { "alert": { "loc-key": "X" } } }"#, isSafe: false)
    check(
      "loc-args-without-key",
      """
      { "aps": { "alert": { "subtitle": "x", "subtitle-loc-args": ["Anna"] } } }
                                             ^^^^^^^^^^^^^^^^^^^ warning loc-args-without-key
      """,
      fixed: #"{ "aps": { "alert": { "subtitle": "x" } } }"#, isSafe: false)
    check(
      "loc-args-without-key",
      """
      { "aps": { "alert": { "title": "a", "title-loc-key": null, "title-loc-args": ["Anna"] } } }
                                                                 ^^^^^^^^^^^^^^^^ warning loc-args-without-key
      """,
      fixed: #"{ "aps": { "alert": { "title": "a", "title-loc-key": null } } }"#, isSafe: false)
  }

  @Test func aKey() {
    checkClean("loc-args-without-key", #"{ "aps": { "alert": { "loc-key": "READY", "loc-args": ["Anna"] } } }"#)
    checkClean("loc-args-without-key", #"{ "aps": { "alert": { "body": "x", "loc-args": [] } } }"#)
    checkClean("loc-args-without-key", #"{ "aps": { "alert": { "body": "x", "title-loc-args": null } } }"#)
    check(
      "loc-args-without-key",
      """
      { "aps": { "alert": { "locKey": "READY", "loc-args": ["Anna"] } } }
                            ^^^^^^^^ error misspelled-key
      """)
    check(
      "loc-args-without-key",
      """
      { "aps": { "alert": { "lockey": "READY", "loc-args": ["Anna"] } } }
                            ^^^^^^^^ error misspelled-key
      """)
    checkClean(
      "loc-args-without-key",
      #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "alert": { "title": { "loc-key": "X", "loc-args": ["Y"] } } } }"#
    )
  }

  /// The key may come with the variable.
  @Test func leftOut() {
    expectSilence("loc-args-without-key", #"{ "aps": { "alert": { ...base, "loc-args": ["x"] } } }"#)
  }
}
