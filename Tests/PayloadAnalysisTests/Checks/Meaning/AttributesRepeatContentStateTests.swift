import Testing

@Suite struct AttributesRepeatContentStateTests {
  @Test func sameKeys() {
    check(
      "attributes-repeat-content-state",
      """
      { "aps": { "timestamp": 1750000000, "event": "start", "attributes-type": "Ride", "attributes": { "day": 2 }, "content-state": { "day": 2, "until": 3 }, "alert": { "title": "a", "body": "b" } } }
                                                                                       ^^^^^^^^^^^^ hint attributes-repeat-content-state
      """)
    check(
      "attributes-repeat-content-state",
      """
      { "aps": { "timestamp": 1750000000, "event": "start", "attributes-type": "Ride", "attributes": { "day": 2, "until": 3, "id": 4 }, "content-state": { "day": 2, "until": 3 }, "alert": { "title": "a", "body": "b" } } }
                                                                                       ^^^^^^^^^^^^ hint attributes-repeat-content-state
      """)
  }

  @Test func keysOfTheirOwn() {
    checkClean(
      "attributes-repeat-content-state",
      #"{ "aps": { "timestamp": 1750000000, "event": "start", "attributes-type": "Ride", "attributes": { "number": "17" }, "content-state": { "day": 2 }, "alert": { "title": "a", "body": "b" } } }"#
    )
    checkClean(
      "attributes-repeat-content-state",
      #"{ "aps": { "timestamp": 1750000000, "event": "start", "attributes-type": "Ride", "attributes": {}, "content-state": { "day": 2 }, "alert": { "title": "a", "body": "b" } } }"#
    )
    checkClean(
      "attributes-repeat-content-state",
      #"{ "aps": { "timestamp": 1750000000, "event": "start", "attributes-type": "Ride", "attributes": { "id": 1, "name": "x" }, "content-state": { "id": 1, "day": 2 }, "alert": { "title": "a", "body": "b" } } }"#
    )
    checkClean(
      "attributes-repeat-content-state",
      #"{ "aps": { "timestamp": 1750000000, "event": "start", "attributes-type": "Ride", "attributes": { "id": 1, "name": "x" }, "content-state": { "id": 1 }, "alert": { "title": "a", "body": "b" } } }"#
    )
    checkClean(
      "attributes-repeat-content-state",
      #"{ "aps": { "timestamp": 1750000000, "event": "start", "attributes-type": "Ride", "attributes": { "id": 1 }, "content-state": {}, "alert": { "title": "a", "body": "b" } } }"#
    )
  }
}
