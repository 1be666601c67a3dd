import Testing

@Suite struct NullInContentStateTests {
  @Test func null() {
    check(
      "null-in-content-state",
      """
      { "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1, "note": null } } }
                                                                                                ^^^^ hint null-in-content-state
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 } } }"#, isSafe: false)
    check(
      "null-in-content-state",
      """
      { "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": [{ "b": null }, null] } } }
                                                                                             ^^^^ hint null-in-content-state
                                                                                                     ^^^^ hint null-in-content-state
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": [{}, null] } } }"#,
      isSafe: false)
  }

  @Test func elsewhere() {
    checkClean("null-in-content-state", #"{ "aps": { "alert": "x" }, "content": { "state": null } }"#)
  }
}
