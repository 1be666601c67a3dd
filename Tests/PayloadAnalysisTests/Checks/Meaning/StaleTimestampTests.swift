import Testing

@Suite struct StaleTimestampTests {
  @Test func notNow() {
    check(
      "stale-timestamp",
      """
      { "aps": { "timestamp": 1749999000, "event": "update", "content-state": { "a": 1 } } }
                              ^^^^^^^^^^ hint stale-timestamp
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 } } }"#, isSafe: false)
    check(
      "stale-timestamp",
      """
      { "aps": { "timestamp": 1750040000, "event": "update", "content-state": { "a": 1 } } }
                              ^^^^^^^^^^ hint stale-timestamp
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 } } }"#, isSafe: false)
  }

  @Test func now() {
    checkClean(
      "stale-timestamp", #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 } } }"#)
    checkClean(
      "stale-timestamp", #"{ "aps": { "timestamp": 1749999800, "event": "update", "content-state": { "a": 1 } } }"#)
    checkClean(
      "stale-timestamp", #"{ "aps": { "timestamp": 1750020000, "event": "update", "content-state": { "a": 1 } } }"#)
    checkClean(
      "stale-timestamp", #"{ "aps": { "timestamp": {{now}}, "event": "update", "content-state": { "a": 1 } } }"#)
    checkClean("stale-timestamp", #"{ "aps": { "timestamp": 1700000000, "event": "end" } }"#)
  }
}
