import Testing

@Suite struct EmptySoundTests {
  @Test func noName() {
    check(
      "empty-sound",
      """
      { "aps": { "alert": "Test", "sound": "" } }
                                           ^^ warning empty-sound
      """,
      fixed: #"{ "aps": { "alert": "Test" } }"#, isSafe: false)
    check(
      "empty-sound",
      """
      { "aps": { "sound": " ", "badge": 1 } }
                          ^^^ warning empty-sound
      """,
      fixed: #"{ "aps": { "badge": 1 } }"#, isSafe: false)
    check(
      "empty-sound",
      """
      { "aps": { "alert": "Test", "sound": { "critical": 1, "name": "" } } }
                                                                    ^^ warning empty-sound
      """,
      fixed: #"{ "aps": { "alert": "Test", "sound": { "critical": 1, "name": "default" } } }"#, isSafe: false)
    check(
      "empty-sound",
      """
      { "aps": { "sound": "" } }
                          ^^ warning empty-sound
      """,
      fixed: #"{ "aps": { "sound": "default" } }"#, isSafe: false)
    check(
      "empty-sound",
      """
      { "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "alert": { "title": "x", "sound": "" } } }
                                                                                                                            ^^ warning empty-sound
      """,
      fixed:
        #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "alert": { "title": "x" } } }"#,
      isSafe: false)
  }

  @Test func aName() {
    checkClean("empty-sound", #"{ "aps": { "alert": "Test", "sound": "default" } }"#)
    checkClean("empty-sound", #"{ "aps": { "alert": "Test", "sound": "{{sound}}" } }"#)
    checkClean("empty-sound", #"{ "aps": { "alert": "Test" }, "sound": "" }"#)
  }
}
