import Testing

@Suite struct IsoDateInContentStateTests {
  @Test func dates() {
    check(
      "iso-date-in-content-state",
      """
      { "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "status": "out", "eta": "2026-03-01T09:00:00Z" } } }
                                                                                                        ^^^^^^^^^^^^^^^^^^^^^^ hint iso-date-in-content-state
      """)
    check(
      "iso-date-in-content-state",
      """
      { "aps": { "timestamp": 1750000000, "event": "start", "attributes-type": "R", "attributes": {}, "alert": { "title": "a", "body": "b" }, "content-state": { "stops": [ { "at": "2026-03-01T09:00:00+01:00" }, "2026-03-01 09:00" ] } } }
                                                                                                                                                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint iso-date-in-content-state
                                                                                                                                                                                                                   ^^^^^^^^^^^^^^^^^^ hint iso-date-in-content-state
      """)
  }

  @Test func noDates() {
    checkClean(
      "iso-date-in-content-state",
      #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "day": "2026-03-01", "eta": 794048400, "note": "since 2026-03-01T09:00:00Z" } } }"#
    )
    checkClean(
      "iso-date-in-content-state", #"{ "aps": { "content-available": 1 }, "timestamp": "2026-07-03T12:00:00Z" }"#)
  }
}
