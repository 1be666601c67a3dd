import Testing

@Suite struct WrongSeparatorTests {
  @Test func ofOtherLanguages() {
    check(
      "wrong-separator",
      """
      { "aps": { "alert": "Hello"; "badge": 1 } }
                                 ^ error wrong-separator
      """,
      fixed: #"{ "aps": { "alert": "Hello", "badge": 1 } }"#)
    check(
      "wrong-separator",
      """
      { "aps": { "alert" => "Hello" } }
                         ^^ error wrong-separator
      """,
      fixed: #"{ "aps": { "alert" : "Hello" } }"#)
    check(
      "wrong-separator",
      """
      { "aps": { "alert" = "Hello" } }
                         ^ error wrong-separator
      """,
      fixed: #"{ "aps": { "alert" : "Hello" } }"#)
    check(
      "wrong-separator",
      """
      { "aps": { "alert": "Hello"; } }
                                 ^ error wrong-separator
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#)
  }
}
