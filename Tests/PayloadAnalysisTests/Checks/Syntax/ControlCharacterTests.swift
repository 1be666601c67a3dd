import Testing

@Suite struct ControlCharacterTests {
  @Test func insideOfStrings() {
    check(
      "control-character",
      "{ \"aps\": { \"alert\": \"Two\tparts\" } }\n                        ^ error control-character",
      fixed: #"{ "aps": { "alert": "Two\tparts" } }"#)
  }

  @Test func lineBreaks() {
    checkMessage(
      "control-character", "{ \"aps\": { \"alert\": \"Two\nlines\" } }",
      #"A line break must be written as an escape in a JSON string, and readers refuse it as it is. Write `\n`."#)
  }

  @Test func betweenTokens() {
    check(
      "control-character", "{ \"aps\":\u{1} { \"alert\": \"Hello\" } }\n        ^ error control-character",
      fixed: #"{ "aps": { "alert": "Hello" } }"#)
  }
}
