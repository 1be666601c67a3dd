import Testing

@Suite struct UnmatchedBracketTests {
  @Test func oneTooMany() {
    check(
      "unmatched-bracket",
      """
      { "aps": { "alert": "Hello" } } }
                                      ^ error unmatched-bracket
      """,
      fixed: #"{ "aps": { "alert": "Hello" } } "#)
  }

  @Test func theOtherKind() {
    check(
      "unmatched-bracket",
      """
      { "aps": { "alert": "Hello" }, "a": [1, 2} }
                                               ^ error unmatched-bracket
      """,
      fixed: #"{ "aps": { "alert": "Hello" }, "a": [1, 2] }"#)
  }
}
