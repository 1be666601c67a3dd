import Testing

@Suite struct UnclosedStringTests {
  @Test func quoteForgotten() {
    check(
      "unclosed-string",
      """
      { "aps": {
        "alert": "Hello,
                 ^^^^^^ error unclosed-string
        "badge": 1 } }
      """,
      fixed: """
        { "aps": {
          "alert": "Hello",
          "badge": 1 } }
        """, isOneLine: false)
    check(
      "unclosed-string",
      """
      { "aps": { "alert": "Hello, "badge": 1 } }
                          ^^^^^^ error unclosed-string
      """,
      fixed: #"{ "aps": { "alert": "Hello", "badge": 1 } }"#)
  }
}
