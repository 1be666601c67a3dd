import Testing

@Suite struct PayloadListTests {
  @Test func inPayloadFile() {
    check(
      "payload-list",
      """
      [ { "aps": { "alert": "a" } }, { "aps": { "alert": "b" } } ]
      ^ warning payload-list
      """)
    check(
      "payload-list",
      """
      [ { "aps": { "alert": "a" } } ]
      ^ warning payload-list
      """,
      fixed: #"{ "aps": { "alert": "a" } }"#, isSafe: false)
    check(
      "payload-list",
      """
      [ { "message": { "token": "t", "apns": { "payload": { "aps": { "alert": "a" } } } } } ]
      ^ warning payload-list
      """,
      fixed: #"{ "message": { "token": "t", "apns": { "payload": { "aps": { "alert": "a" } } } } }"#, isSafe: false)
    check(
      "payload-list",
      """
      [ { "aps": { "alert": "a" } }, { "aps": { "badge": "1" } } ]
      ^ warning payload-list
                                                         ^^^ error wrong-type
      """)
  }

  /// What is none stands before the first payload.
  @Test func mixed() {
    check(
      "payload-list",
      """
      [ { "a": 1 }, { "aps": { "alert": "a" } } ]
      ^ warning payload-list
      """)
  }

  @Test func elsewhere() {
    checkClean("payload-list", #"[ { "aps": { "alert": "a" } }, { "aps": { "alert": "b" } } ]"#, name: "samples.json")
    checkClean("payload-list", #"{ "aps": { "alert": "a" }, "items": [ { "aps": { "alert": "b" } } ] }"#)
    // Swift's dictionary.
    check(
      "payload-list",
      """
      ["aps": ["alert": "a"]]
      ^ error unmatched-bracket
              ^ error unmatched-bracket
      """)
  }
}
