import Testing

@Suite struct MissingColonTests {
  @Test func betweenNameAndValue() {
    check(
      "missing-colon",
      """
      { "aps": { "alert" "Hello" } }
                        ^ error missing-colon
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#)
  }
}
