import Testing

@Suite struct PassiveWithSoundTests {
  @Test func sound() {
    check(
      "passive-with-sound",
      """
      { "aps": { "alert": "x", "interruption-level": "passive", "sound": "default" } }
                                                                ^^^^^^^ hint passive-with-sound
      """,
      fixed: #"{ "aps": { "alert": "x", "interruption-level": "passive" } }"#, isSafe: false)
  }

  @Test func nothingToSay() {
    checkClean(
      "passive-with-sound", #"{ "aps": { "alert": "x", "interruption-level": "active", "sound": "default" } }"#)
    checkClean(
      "passive-with-sound", #"{ "aps": { "alert": "x", "interruption-level": "{{level}}", "sound": "default" } }"#)
    check(
      "passive-with-sound",
      """
      { "aps": { "alert": "x", "interruption-level": "passive", "sound": "" } }
                                                                         ^^ warning empty-sound
      """)
  }
}
