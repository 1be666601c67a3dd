import Testing

@Suite struct SnsPayloadOutsideTests {
  @Test func besideDefault() {
    check(
      "sns-payload-outside",
      """
      { "default": "Hi", "aps": { "alert": "Hi", "badge": 1 } }
                         ^^^^^ error sns-payload-outside
      """,
      fixed: #"{ "default": "Hi", "APNS": "{\"aps\":{\"alert\":\"Hi\",\"badge\":1}}" }"#, isSafe: false, name: "a.json")
    check(
      "sns-payload-outside",
      """
      { "default": "Hi", "aps": { "alert": "Hi" } }
                         ^^^^^ error sns-payload-outside
      """,
      fixed: #"{ "default": "Hi", "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, isSafe: false, name: "push.apns")
    check(
      "sns-payload-outside",
      #"""
      { "default": "Hi", "aps": { "alert": "Hi" }, "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }
                         ^^^^^ error sns-payload-outside
      """#, name: "a.json")
  }

  @Test func inside() {
    checkClean("sns-payload-outside", #"{ "default": "x", "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, name: "a.json")
    checkClean("sns-payload-outside", #"{ "default": { "a": 1 }, "aps": { "alert": "x" } }"#, name: "a.json")
  }
}
