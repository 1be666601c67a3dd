import Testing

@Suite struct SnsPayloadOutsideTests {
  @Test func besideDefault() {
    check(
      "sns-payload-outside",
      """
      { "default": "Hi", "aps": { "alert": "Hi", "badge": 1 }, "GCM": "{}" }
                         ^^^^^ error sns-payload-outside
      """,
      fixed: #"{ "default": "Hi", "APNS": "{\"aps\":{\"alert\":\"Hi\",\"badge\":1}}", "GCM": "{}" }"#, isSafe: false,
      name: "a.json")
    check(
      "sns-payload-outside",
      """
      { "default": "Hi", "aps": { "alert": "Hi" } }
                         ^^^^^ hint sns-payload-outside
      """,
      fixed: #"{ "default": "Hi", "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, isSafe: false, name: "push.apns")
    check(
      "sns-payload-outside",
      #"""
      { "default": "Hi", "aps": { "alert": "Hi" }, "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }
                         ^^^^^ error sns-payload-outside
      """#, name: "a.json")
  }

  /// A root key `default` is the app's own, as any other, so that the payload is checked as one.
  @Test func perhapsAPayload() {
    check(
      "sns-payload-outside",
      """
      { "aps": { "alert": "x", "badge": "1" }, "default": "home" }
        ^^^^^ hint sns-payload-outside
                                        ^^^ error wrong-type
      """,
      fixed: #"{ "APNS": "{\"aps\":{\"alert\":\"x\",\"badge\":\"1\"}}", "default": "home" }"#, isSafe: false)
    checkClean(
      "sns-payload-outside", #"{ "aps": { "content-available": 1 }, "default": "x" }"#, name: "a.background.apns")
  }

  @Test func inside() {
    checkClean("sns-payload-outside", #"{ "default": "x", "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, name: "a.json")
    checkClean("sns-payload-outside", #"{ "default": { "a": 1 }, "aps": { "alert": "x" } }"#, name: "a.json")
  }
}
