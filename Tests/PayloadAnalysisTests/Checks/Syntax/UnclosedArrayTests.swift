import Testing

@Suite struct UnclosedArrayTests {
  @Test func closedElsewhere() {
    check(
      "unclosed-array",
      """
      { "aps": { "alert": { "loc-key": "A", "loc-args": ["x" } } }
                                                            | error unclosed-array
      """,
      fixed: #"{ "aps": { "alert": { "loc-key": "A", "loc-args": ["x"] } } }"#)
  }
}
