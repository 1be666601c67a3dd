import Testing

@Suite struct WrongTypeTests {
  @Test func numbersInQuotes() {
    check(
      "wrong-type",
      """
      { "aps": { "alert": "Hello", "badge": "5" } }
                                            ^^^ error wrong-type
      """,
      fixed: #"{ "aps": { "alert": "Hello", "badge": 5 } }"#)
  }
}
