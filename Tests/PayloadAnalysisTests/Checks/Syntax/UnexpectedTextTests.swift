import Testing

@Suite struct UnexpectedTextTests {
  @Test func behindTheDocument() {
    check(
      "unexpected-text",
      """
      { "aps": { "alert": "Hello" } } sent today
                                      ^^^^^^^^^^ error unexpected-text
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#, isSafe: false)
  }

  @Test func codeBlocks() {
    check(
      "unexpected-text",
      """
      ```json
      ^^^^^^^ error unexpected-text
      { "aps": { "alert": "Hello" } }
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#, isOneLine: false)
  }

  @Test func behindAValue() {
    check(
      "unexpected-text",
      """
      { "aps": { "alert": "Hello" } world, "a": 1 }
                                    ^^^^^ error unexpected-text
      """,
      fixed: #"{ "aps": { "alert": "Hello" } , "a": 1 }"#, isSafe: false)
  }
}
