import Testing

@Suite struct InvalidNumberTests {
  @Test(arguments: [
    ("+1", "1"), (".5", "0.5"), ("1.", "1"), ("0xFF", "255"), ("1_000", "1000"), ("-.5", "-0.5"), ("007", "7"),
  ]) func otherNotations(written: String, json: String) {
    let carets = String(repeating: "^", count: written.count)
    check(
      "invalid-number",
      """
      { "aps": { "alert": "Hello" }, "a": \(written) }
                                          \(carets) error invalid-number
      """,
      fixed: "{ \"aps\": { \"alert\": \"Hello\" }, \"a\": \(json) }")
  }

  @Test func noNumberAtAll() {
    check(
      "invalid-number",
      """
      { "aps": { "alert": "Hello" }, "a": NaN }
                                          ^^^ error invalid-number
      """)
    check(
      "invalid-number",
      """
      { "aps": { "alert": "Hello" }, "a": 2026-01-31 }
                                          ^^^^^^^^^^ error invalid-number
      """,
      fixed: #"{ "aps": { "alert": "Hello" }, "a": "2026-01-31" }"#, isSafe: false)
  }

  @Test func habitsByName() {
    checkMessage(
      "invalid-number", #"{ "aps": { "badge": +1 } }"#,
      #"JSON does not write numbers as `+1`, which JSON5 and JavaScript do. Readers refuse it; write `1`."#)
    checkMessage(
      "invalid-number", #"{ "aps": { "badge": 007 } }"#,
      #"JSON does not write numbers as `007`: they have no leading zero. Readers refuse it; write `7`."#)
  }
}
