import Testing

@Suite struct SnsStringRequiredTests {
  @Test func object() {
    check(
      "sns-string-required",
      """
      { "default": "Hi", "APNS": { "aps": { "alert": "Hi" } } }
                         ^^^^^^ error sns-string-required
      """,
      fixed: #"{ "default": "Hi", "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, isSafe: false, name: "a.json")
    check(
      "sns-string-required",
      #"""
      {
        "default": "Hi",
        "APNS_SANDBOX": {
        ^^^^^^^^^^^^^^ error sns-string-required
          "aps": { "alert": "a \"b\" \n" }
        }
      }
      """#,
      fixed: #"""
        {
          "default": "Hi",
          "APNS_SANDBOX": "{\"aps\":{\"alert\":\"a \\\"b\\\" \\n\"}}"
        }
        """#, isSafe: false, name: "a.json")
    check(
      "sns-string-required",
      """
      { "default": "Hi", "APNS": { "aps": { "alert": "Hi", } } }
                         ^^^^^^ error sns-string-required
                                                         ^ error trailing-comma
      """, name: "a.json")
  }

  @Test func strings() {
    checkClean("sns-string-required", #"{ "default": "x", "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, name: "a.json")
  }

  @Test func insideIsChecked() {
    check(
      "sns-string-required",
      """
      { "default": "Hi", "APNS": { "aps": { "alert": "Hi", "biz": 1 } } }
                         ^^^^^^ error sns-string-required
                                                           ^^^^^ warning custom-key-in-aps
      """,
      fixed: #"{ "default": "Hi", "APNS": "{\"aps\":{\"alert\":\"Hi\",\"biz\":1}}" }"#, isSafe: false, name: "a.json")
  }

  /// In small letters, without `default`, it may be for another service, whose `apns` is an object.
  @Test func perhapsForAnotherService() {
    check(
      "sns-string-required",
      """
      { "apns": { "aps": { "alert": "Hi" } } }
        ^^^^^^ hint sns-string-required
      """,
      fixed: #"{ "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, isSafe: false, name: "a.json")
    checkClean("sns-string-required", #"{ "apns": { "aps": { "alert": "Hi" } }, "fcm": { "a": 1 } }"#, name: "a.json")
    checkClean("sns-string-required", #"{ "interests": ["a"], "apns": { "aps": { "alert": "Hi" } } }"#)
  }
}
