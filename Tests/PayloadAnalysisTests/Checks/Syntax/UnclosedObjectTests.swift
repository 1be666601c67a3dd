import Testing

@Suite struct UnclosedObjectTests {
  @Test func noBracesAtAll() {
    checkMessage(
      "unclosed-object", #""aps": { "alert": "Hello" }"#,
      "The payload's own `{` and `}` are missing around its members, and readers refuse it. Insert them.")
  }

  @Test func atTheEnd() {
    check(
      "unclosed-object",
      """
      { "aps": { "alert": "Hello" }
                                   | error unclosed-object
      """,
      fixed: #"{ "aps": { "alert": "Hello" }}"#)
  }
}
