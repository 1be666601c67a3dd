import Testing

@Suite struct InvalidEscapeTests {
  @Test func backslashes() {
    check(
      "invalid-escape",
      #"""
      { "aps": { "alert": "It\'s ready" } }
                             ^^ error invalid-escape
      """#,
      fixed: #"{ "aps": { "alert": "It's ready" } }"#)
    check(
      "invalid-escape",
      #"""
      { "aps": { "alert": "C:\data" } }
                             ^^ error invalid-escape
      """#,
      fixed: #"{ "aps": { "alert": "C:\\data" } }"#, isSafe: false)
    check(
      "invalid-escape",
      #"""
      { "aps": { "alert": "caf\xe9" } }
                              ^^^^ error invalid-escape
      """#,
      fixed: #"{ "aps": { "alert": "café" } }"#)
    // The bytes of one character, as C, PHP and Python write them.
    check(
      "invalid-escape",
      #"""
      { "aps": { "alert": "\xF0\x9F\x98\x80 \u{1F600}" } }
                           ^^^^^^^^^^^^^^^^ error invalid-escape
                                            ^^^^^^^^^ error invalid-escape
      """#,
      fixed: #"{ "aps": { "alert": "😀 \u{1F600}" } }"#)
  }

  @Test func habitsByName() {
    checkMessage(
      "invalid-escape", #"{ "aps": { "alert": "\x41" } }"#,
      #"`\x41` is no escape of JSON; JavaScript and Python write characters so. Readers refuse the payload; write the character itself."#
    )
  }
}
