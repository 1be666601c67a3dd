import Testing

@Suite struct SoundDictionaryWithoutCriticalTests {
  @Test func noCriticalAlert() {
    check(
      "sound-dictionary-without-critical",
      """
      { "aps": { "alert": "x", "sound": { "name": "ping.aiff" } } }
                                        ^^^^^^^^^^^^^^^^^^^^^^^ hint sound-dictionary-without-critical
      """,
      fixed: #"{ "aps": { "alert": "x", "sound": "ping.aiff" } }"#)
    check(
      "sound-dictionary-without-critical",
      """
      { "aps": { "alert": "x", "sound": { "name": "ping.aiff", "critical": 0, "volume": 0.5 } } }
                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint sound-dictionary-without-critical
      """,
      fixed: #"{ "aps": { "alert": "x", "sound": "ping.aiff" } }"#, isSafe: false)
    check(
      "sound-dictionary-without-critical",
      """
      { "aps": { "alert": "x", "sound": { "volume": 0.5 } } }
                                        ^^^^^^^^^^^^^^^^^ hint sound-dictionary-without-critical
      """,
      fixed: #"{ "aps": { "alert": "x", "sound": "default" } }"#, isSafe: false)
    checkClean("sound-dictionary-without-critical", #"{ "aps": { "alert": "x", "sound": { "critical": 1 } } }"#)
  }

  @Test func nothingToSay() {
    checkClean(
      "sound-dictionary-without-critical",
      #"{ "aps": { "alert": "x", "sound": { "critical": 1, "name": "default" } } }"#)
    checkClean(
      "sound-dictionary-without-critical",
      #"{ "aps": { "alert": "x", "sound": { "critical": true, "name": "default" } } }"#)
    checkClean(
      "sound-dictionary-without-critical",
      #"{ "aps": { "alert": "x", "sound": { "critical": "{{c}}", "name": "default" } } }"#)
    check(
      "sound-dictionary-without-critical",
      """
      { "aps": { "alert": "x", "sound": { "Critical": 1, "name": "default" } } }
                                          ^^^^^^^^^^ error misspelled-key
      """)
    checkClean(
      "sound-dictionary-without-critical",
      #"{ "aps": { "alert": "x", "interruption-level": "critical", "sound": { "name": "default" } } }"#)
  }

  @Test func leftOut() {
    expectSilence(
      "sound-dictionary-without-critical", #"{ "aps": { "alert": "x", "sound": { ...base, "volume": 1 } } }"#)
  }
}
