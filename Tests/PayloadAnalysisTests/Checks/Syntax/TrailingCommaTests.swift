import Testing

@Suite struct TrailingCommaTests {
  @Test func behindTheLast() {
    check(
      "trailing-comma",
      """
      { "aps": { "alert": "Hello", } }
                                 ^ error trailing-comma
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#)
    check(
      "trailing-comma",
      """
      {
        "aps": {
          "alert": "Hello",
                          ^ error trailing-comma
        }
      }
      """,
      fixed: """
        {
          "aps": {
            "alert": "Hello"
          }
        }
        """)
    check(
      "trailing-comma",
      """
      { "aps": { "alert": "Hello" }, "a": [1, 2,] }
                                               ^ error trailing-comma
      """,
      fixed: #"{ "aps": { "alert": "Hello" }, "a": [1, 2] }"#)
  }
}
