import Testing

@Suite struct AlertWithoutSoundTests {
  @Test func silence() {
    check(
      "alert-without-sound",
      """
      { "aps": { "alert": { "title": "Zoe", "body": "ping" }, "badge": 1 } }
                 ^^^^^^^ hint alert-without-sound
      """,
      fixed: #"{ "aps": { "alert": { "title": "Zoe", "body": "ping" }, "badge": 1, "sound": "default" } }"#,
      isSafe: false)
    check(
      "alert-without-sound",
      """
      {
        "aps": {
          "alert": "ping"
          ^^^^^^^ hint alert-without-sound
        }
      }
      """,
      fixed: """
        {
          "aps": {
            "alert": "ping",
            "sound": "default"
          }
        }
        """, isSafe: false)
  }

  @Test func silenceThatIsMeant() {
    checkClean("alert-without-sound", #"{ "aps": { "alert": "Hello", "sound": "default" } }"#)
    checkClean("alert-without-sound", #"{ "aps": { "alert": "Hello", "interruption-level": "passive" } }"#)
    checkClean("alert-without-sound", #"{ "aps": { "alert": "Hello", "interruption-level": "critical" } }"#)
    checkClean("alert-without-sound", #"{ "aps": { "badge": 1 } }"#)
    checkClean("alert-without-sound", #"{ "aps": { "content-available": 1 } }"#)
    checkClean(
      "alert-without-sound",
      #"{ "aps": { "timestamp": 1750000000, "event": "end", "alert": { "title": "a", "body": "b" } } }"#)
  }
}
