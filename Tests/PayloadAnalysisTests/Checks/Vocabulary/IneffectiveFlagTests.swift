import Testing

@Suite struct IneffectiveFlagTests {
  @Test func offIsNothing() {
    check(
      "ineffective-flag",
      """
      { "aps": { "alert": "x", "mutable-content": 0 } }
                                                  ^ hint ineffective-flag
      """,
      fixed: #"{ "aps": { "alert": "x" } }"#)
    check(
      "ineffective-flag",
      """
      { "aps": { "mutable-content": false, "alert": "x" } }
                                    ^^^^^ hint ineffective-flag
      """,
      fixed: #"{ "aps": { "alert": "x" } }"#)
  }

  @Test func zeroElsewhereSaysSomething() {
    checkClean("ineffective-flag", #"{ "aps": { "badge": 0 } }"#)
    checkClean(
      "ineffective-flag",
      #"{ "aps": { "alert": "x", "sound": { "critical": 0, "name": "default", "volume": 1 } } }"#)
  }
}
