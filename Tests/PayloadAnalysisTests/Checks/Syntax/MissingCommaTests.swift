import Testing

@Suite struct MissingCommaTests {
  @Test func betweenMembers() {
    check(
      "missing-comma",
      """
      { "aps": { "alert": "Hello" "badge": 1 } }
                                 ^ error missing-comma
      """,
      fixed: #"{ "aps": { "alert": "Hello", "badge": 1 } }"#)
    check(
      "missing-comma",
      """
      {
        "aps": {
          "alert": "Hello"
                          | error missing-comma
          "badge": 1
        }
      }
      """,
      fixed: """
        {
          "aps": {
            "alert": "Hello",
            "badge": 1
          }
        }
        """)
  }

  @Test func betweenElements() {
    check(
      "missing-comma",
      """
      { "aps": { "alert": "Hello" }, "a": [1 2] }
                                            ^ error missing-comma
      """,
      fixed: #"{ "aps": { "alert": "Hello" }, "a": [1, 2] }"#)
  }
}
