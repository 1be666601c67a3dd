import Testing

@Suite struct UnclosedObjectTests {
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
