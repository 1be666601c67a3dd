import Testing

@Suite struct SnsKeyCaseTests {
  @Test func wrongCase() {
    check(
      "sns-key-case",
      #"""
      { "default": "m", "apns": "{\"aps\":{\"alert\":\"Hi\"}}" }
                        ^^^^^^ warning sns-key-case
      """#,
      fixed: #"{ "default": "m", "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, name: "a.json")
    check(
      "sns-key-case",
      #"""
      { "DEFAULT": "m", "Apns_Sandbox": "{\"aps\":{\"alert\":\"Hi\"}}" }
        ^^^^^^^^^ warning sns-key-case
                        ^^^^^^^^^^^^^^ warning sns-key-case
      """#,
      fixed: #"{ "default": "m", "Apns_Sandbox": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, name: "a.json")
    check(
      "sns-key-case",
      #"""
      { "default": "m", "APNS": "{\"aps\":{\"alert\":\"Hi\"}}", "apns": "{\"aps\":{\"alert\":\"Hi\"}}" }
                                                                ^^^^^^ warning sns-key-case
      """#, name: "a.json")
  }

  @Test func rightCase() {
    checkClean("sns-key-case", #"{ "default": "m", "APNS_VOIP": "{}", "GCM": "{}", "email": "x" }"#, name: "a.json")
    checkClean("sns-key-case", #"{ "apns": { "key": "x" } }"#, name: "a.json")
    checkClean("sns-key-case", #"{ "apns": { "aps": { "alert": "x" } } }"#, name: "a.json")
  }
}
