import Testing

@Suite struct BooleanFlagTests {
  @Test func trueIsOne() {
    check(
      "boolean-flag",
      """
      { "aps": { "content-available": true } }
                                      ^^^^ information boolean-flag
      """,
      fixed: #"{ "aps": { "content-available": 1 } }"#)
    check(
      "boolean-flag",
      """
      { "aps": { "alert": "x", "sound": { "critical": true, "name": "default" } } }
                                                      ^^^^ information boolean-flag
      """,
      fixed: #"{ "aps": { "alert": "x", "sound": { "critical": 1, "name": "default" } } }"#)
    check(
      "boolean-flag",
      """
      { "aps": { "alert": "x", "mutable-content": true } }
                                                  ^^^^ information boolean-flag
      """,
      fixed: #"{ "aps": { "alert": "x", "mutable-content": 1 } }"#)
  }

  @Test func booleansThatAreOnes() {
    checkClean("boolean-flag", #"{ "aps": { "content-changed": true } }"#)
  }
}
