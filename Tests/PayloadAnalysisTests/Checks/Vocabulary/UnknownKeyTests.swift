import Testing

@Suite struct UnknownKeyTests {
  @Test func inAlertAndSound() {
    check(
      "unknown-key",
      """
      { "aps": { "alert": { "title": "Paid", "link_url": "a" } } }
                                             ^^^^^^^^^^ warning unknown-key
      """,
      fixed: #"{ "aps": { "alert": { "title": "Paid" } }, "link_url": "a" }"#)
    check(
      "unknown-key",
      """
      { "aps": { "alert": "x", "sound": { "critical": 1, "name": "default", "pitch": 2 } } }
                                                                            ^^^^^^^ warning unknown-key
      """,
      fixed: #"{ "aps": { "alert": "x", "sound": { "critical": 1, "name": "default" } }, "pitch": 2 }"#)
  }

  @Test func inPushesWithFixedKeys() {
    check(
      "unknown-key",
      """
      { "mdm": "magic", "command": 1 }
                        ^^^^^^^^^ warning unknown-key
      """,
      fixed: #"{ "mdm": "magic" }"#, isSafe: false)
    check(
      "unknown-key",
      """
      { "web_push": 8030, "notification": { "title": "t", "navigate": "https://a.example/", "colour": 1 } }
                                                                                            ^^^^^^^^ warning unknown-key
      """,
      fixed: #"{ "web_push": 8030, "notification": { "title": "t", "navigate": "https://a.example/" } }"#, isSafe: false
    )
  }

  @Test func theAppsOwnObjectsAreFree() {
    checkClean("unknown-key", #"{ "aps": { "alert": "x" }, "order": { "badge": 1 } }"#)
    checkClean(
      "unknown-key", #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "anything": 1 } } }"#)
  }
}
