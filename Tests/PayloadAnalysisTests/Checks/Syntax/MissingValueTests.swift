import Testing

@Suite struct MissingValueTests {
  @Test func members() {
    check(
      "missing-value",
      """
      { "aps": { "alert": "Hello" }, "a": }
                                         | error missing-value
      """,
      fixed: #"{ "aps": { "alert": "Hello" }, "a": null }"#, isSafe: false)
  }

  @Test func elements() {
    check(
      "missing-value",
      """
      { "aps": { "alert": "Hello" }, "a": [1,,2] }
                                             ^ error missing-value
      """,
      fixed: #"{ "aps": { "alert": "Hello" }, "a": [1,2] }"#)
  }
}
