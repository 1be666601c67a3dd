import Testing

@Suite struct WrongQuoteTests {
  @Test func otherMarks() {
    check(
      "wrong-quote",
      """
      { "aps": { "alert": 'It is "ready"' } }
                          ^^^^^^^^^^^^^^^ error wrong-quote
      """,
      fixed: #"{ "aps": { "alert": "It is \"ready\"" } }"#)
    check(
      "wrong-quote",
      """
      { "aps": { "alert": “Hello” } }
                          ^^^^^^^ error wrong-quote
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#)
    check(
      "wrong-quote",
      """
      { "aps": { "alert": `Hello` } }
                          ^^^^^^^ error wrong-quote
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#)
  }
}
