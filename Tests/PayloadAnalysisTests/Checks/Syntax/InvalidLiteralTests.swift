import Testing

@Suite struct InvalidLiteralTests {
  @Test func wordsOfOtherLanguages() {
    check(
      "invalid-literal",
      """
      { "aps": { "content-available": 1 }, "a": True }
                                                ^^^^ error invalid-literal
      """,
      fixed: #"{ "aps": { "content-available": 1 }, "a": true }"#)
    check(
      "invalid-literal",
      """
      { "aps": { "content-available": 1 }, "a": [undefined] }
                                                 ^^^^^^^^^ error invalid-literal
      """,
      fixed: #"{ "aps": { "content-available": 1 }, "a": [null] }"#)
    checkMessage(
      "invalid-literal", #"{ "aps": { "alert": "x" }, "a": None }"#,
      #"`None` is Python's word; JSON writes `null` and knows nothing else. Replace it."#)
    checkMessage(
      "invalid-literal", #"{ "aps": { "alert": "x" }, "a": nil }"#,
      #"`nil` is the word of Swift, Ruby and Go; JSON writes `null` and knows nothing else. Replace it."#)
  }

  @Test func textWithoutQuotes() {
    check(
      "invalid-literal",
      """
      { "aps": { "alert": Tea is ready } }
                          ^^^^^^^^^^^^ error invalid-literal
      """,
      fixed: #"{ "aps": { "alert": "Tea is ready" } }"#, isSafe: false)
  }

  /// Apple documents no null for `badge`: the key is left out.
  @Test func noNullForApplesKeys() {
    check(
      "invalid-literal",
      """
      { "aps": { "alert": "x", "badge": None } }
                                        ^^^^ error invalid-literal
      """,
      fixed: #"{ "aps": { "alert": "x" } }"#, isSafe: false)
    check(
      "invalid-literal",
      """
      { "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": nil, "b": 1 } } }
                                                                                     ^^^ error invalid-literal
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": null, "b": 1 } } }"#)
  }
}
