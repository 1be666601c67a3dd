import Testing

@Suite struct SnsDefaultMissingTests {
  @Test func missing() {
    check(
      "sns-default-missing",
      #"""
      { "APNS_SANDBOX": "{\"aps\":{\"alert\":\"Hi\"}}" }
      ^ information sns-default-missing
      """#,
      fixed: #"{ "default": "", "APNS_SANDBOX": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, isSafe: false, name: "a.json")
    check(
      "sns-default-missing",
      #"""
      {
      ^ information sns-default-missing
        "APNS": "{\"aps\":{\"alert\":\"Hi\"}}"
      }
      """#,
      fixed: #"""
        {
          "default": "",
          "APNS": "{\"aps\":{\"alert\":\"Hi\"}}"
        }
        """#, isSafe: false, name: "a.json")
  }

  @Test func there() {
    checkClean("sns-default-missing", #"{ "default": "x", "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, name: "a.json")
    check(
      "sns-default-missing",
      #"""
      { "Default": "x", "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }
        ^^^^^^^^^ warning sns-key-case
      """#, name: "a.json")
  }
}
