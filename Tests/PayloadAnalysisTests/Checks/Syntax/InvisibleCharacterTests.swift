import Testing

@Suite struct InvisibleCharacterTests {
  @Test func noBreakSpace() {
    check(
      "invisible-character", "{ \"aps\":\u{A0}{ \"alert\": \"Hello\" } }\n        ^ error invisible-character",
      fixed: #"{ "aps": { "alert": "Hello" } }"#)
  }

  @Test func namesTheCharacter() {
    checkMessage(
      "invisible-character", "{ \"aps\":\u{200B} { \"alert\": \"Hello\" } }",
      "An invisible character (U+200B, a zero-width space) stands here, which is no white space in JSON. Readers refuse "
        + "it; replace it with a space.")
  }

  @Test func insideOfTextItIsText() {
    checkClean("invisible-character", "{ \"aps\": { \"alert\": \"12\u{A0}km\" } }")
  }
}
