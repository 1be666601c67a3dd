import Testing

@Suite struct UnquotedKeyTests {
  @Test func asInJavaScript() {
    check(
      "unquoted-key",
      """
      { aps: { "alert": "Hello" } }
        ^^^ error unquoted-key
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#)
    check(
      "unquoted-key",
      """
      { "aps": { content-available: 1 } }
                 ^^^^^^^^^^^^^^^^^ error unquoted-key
      """,
      fixed: #"{ "aps": { "content-available": 1 } }"#)
  }
}
