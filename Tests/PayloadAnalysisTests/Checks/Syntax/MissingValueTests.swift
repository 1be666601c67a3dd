import Testing

@Suite struct MissingValueTests {
  @Test func members() {
    check(
      "missing-value",
      """
      { "aps": { "alert": "Hello" }, "a": }
                                         | error missing-value
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#, isSafe: false)
  }

  @Test func atTheEndOfALine() {
    check(
      "missing-value", "{\n  \"aps\": { \"alert\": \"Hello\" },\n  \"a\": \n      | error missing-value\n}",
      fixed: "{\n  \"aps\": { \"alert\": \"Hello\" }\n}", isSafe: false)
  }

  @Test func theFirstOfSeveral() {
    check(
      "missing-value",
      """
      { "a": , "aps": { "alert": "Hello" } }
            | error missing-value
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#, isSafe: false)
  }

  @Test func withoutComma() {
    check(
      "missing-value",
      """
      {
        "aps": { "alert": "Hello" },
        "a":
            | error missing-value
        "b": 1
      }
      """,
      fixed: """
        {
          "aps": { "alert": "Hello" },
          "b": 1
        }
        """, isSafe: false, isOneLine: false)
  }

  @Test func elements() {
    check(
      "missing-value",
      """
      { "aps": { "alert": "Hello" }, "a": [1,,2] }
                                             ^ error missing-value
      """,
      fixed: #"{ "aps": { "alert": "Hello" }, "a": [1,2] }"#)
  }
}
