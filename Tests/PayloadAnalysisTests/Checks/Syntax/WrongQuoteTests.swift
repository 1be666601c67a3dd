import Testing

@Suite struct WrongQuoteTests {
  @Test func quotesInsideOfAString() {
    check(
      "wrong-quote",
      """
      { "aps": { "alert": "Tom said "hi" to you" } }
                          ^^^^^^^^^^^^^^^^^^^^^^ error wrong-quote
      """,
      fixed: #"{ "aps": { "alert": "Tom said \"hi\" to you" } }"#)
    checkMessage(
      "wrong-quote", #"{ "aps": { "alert": "Tom said "hi" to you" } }"#,
      #"Quotes inside of a string need a backslash before them: `\"`. Without it the string ends too early."#)
  }

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

  @Test func templateLiteral() {
    check(
      "wrong-quote",
      """
      { "aps": { "alert": `Hi ${name}` } }
                          ^^^^^^^^^^^^ error wrong-quote
      """,
      fixed: #"{ "aps": { "alert": "Hi ${name}" } }"#, isSafe: false)
    check(
      "wrong-quote",
      """
      { "aps": { "alert": `Hi $5` } }
                          ^^^^^^^ error wrong-quote
      """,
      fixed: #"{ "aps": { "alert": "Hi $5" } }"#)
  }
}
