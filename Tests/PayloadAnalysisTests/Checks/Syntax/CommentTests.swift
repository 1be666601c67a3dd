import Testing

@Suite struct CommentTests {
  @Test func lineComments() {
    check(
      "comment",
      """
      {
        "aps": { "alert": "Hello" } // greeting
                                    ^^^^^^^^^^^ error comment
      }
      """,
      fixed: """
        {
          "aps": { "alert": "Hello" }
        }
        """, isOneLine: false)
    check(
      "comment",
      """
      {
        # greeting
        ^^^^^^^^^^ error comment
        "aps": { "alert": "Hello" }
      }
      """,
      fixed: """
        {
          "aps": { "alert": "Hello" }
        }
        """, isOneLine: false)
  }

  @Test func blockComments() {
    check(
      "comment",
      """
      { "aps": { /* x */ "alert": "Hello" } }
                 ^^^^^^^ error comment
      """,
      fixed: #"{ "aps": {  "alert": "Hello" } }"#)
  }

  @Test func habitsByName() {
    checkMessage(
      "comment", #"{ "aps": { "alert": "x" } } # why"#,
      #"JSON has no comments; this one is written as in Python or a shell. Readers at the other end refuse the payload. Delete the comment."#
    )
    checkMessage(
      "comment", #"{ "aps": { "alert": "x" } } <!-- why -->"#,
      #"JSON has no comments; this one is written as in HTML. Readers at the other end refuse the payload. Delete the comment."#
    )
  }
}
