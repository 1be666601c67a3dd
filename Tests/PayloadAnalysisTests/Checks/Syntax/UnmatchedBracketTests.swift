import Testing

@Suite struct UnmatchedBracketTests {
  @Test func oneTooMany() {
    check(
      "unmatched-bracket",
      """
      { "aps": { "alert": "Hello" } } }
                                      ^ error unmatched-bracket
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#)
  }

  @Test func bracketsOfOtherLanguages() {
    check(
      "unmatched-bracket",
      """
      ["aps": { "alert": "Hello" }]
      ^ error unmatched-bracket
      """,
      fixed: #"{"aps": { "alert": "Hello" }}"#)
    checkMessage(
      "unmatched-bracket", #"["aps": { "alert": "Hello" }]"#,
      "Members with names stand between `{` and `}` in JSON; other languages write other brackets. Replace both.")
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
