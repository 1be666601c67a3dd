import Testing

@Suite struct MissingNameTests {
  @Test func commas() {
    check(
      "missing-name",
      """
      { "aps": { "alert": "Hello",, "badge": 1 } }
                                  ^ error missing-name
      """,
      fixed: #"{ "aps": { "alert": "Hello", "badge": 1 } }"#)
  }

  @Test func noName() {
    check(
      "missing-name",
      """
      { "aps": { "alert": "Hello" }, : 1 }
                                     ^ error missing-name
      """,
      fixed: #"{ "aps": { "alert": "Hello" }, "": 1 }"#, isSafe: false)
  }
}
