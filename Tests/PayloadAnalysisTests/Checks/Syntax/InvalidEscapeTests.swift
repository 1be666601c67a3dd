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
      fixed: #"{ "aps": { "alert": "C:\\data" } }"#)
    check(
      "invalid-escape",
      #"""
      { "aps": { "alert": "caf\xe9" } }
                              ^^ error invalid-escape
      """#,
      fixed: #"{ "aps": { "alert": "café" } }"#)
  }

  @Test func habitsByName() {
    checkMessage(
      "invalid-escape", #"{ "aps": { "alert": "\x41" } }"#,
      #"`\x` is no escape of JSON; JavaScript and Python write characters so. Readers refuse the payload; write the character itself."#
    )
  }
}
