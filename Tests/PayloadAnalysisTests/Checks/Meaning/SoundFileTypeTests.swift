import Testing

@Suite struct SoundFileTypeTests {
  @Test func notPlayed() {
    check(
      "sound-file-type",
      """
      { "aps": { "alert": "x", "sound": "bubble.mp3" } }
                                        ^^^^^^^^^^^^ warning sound-file-type
      """)
    check(
      "sound-file-type",
      """
      { "aps": { "alert": "x", "sound": "ping" } }
                                        ^^^^^^ warning sound-file-type
      """)
    check(
      "sound-file-type",
      """
      { "aps": { "alert": "x", "sound": "ping.m4a" } }
                                        ^^^^^^^^^^ warning sound-file-type
      """)
    check(
      "sound-file-type",
      """
      { "aps": { "alert": "x", "sound": ".caf" } }
                                        ^^^^^^ warning sound-file-type
      """)
    check(
      "sound-file-type",
      """
      { "aps": { "alert": "x", "sound": "a.caf.mp4" } }
                                        ^^^^^^^^^^^ warning sound-file-type
      """)
    check(
      "sound-file-type",
      """
      { "aps": { "alert": "x", "sound": { "critical": 1, "name": "alarm.mp3" } } }
                                                                 ^^^^^^^^^^^ warning sound-file-type
      """)
  }

  @Test func theSystemsSound() {
    check(
      "sound-file-type",
      """
      { "aps": { "alert": "x", "sound": "Default" } }
                                        ^^^^^^^^^ hint sound-file-type
      """,
      fixed: #"{ "aps": { "alert": "x", "sound": "default" } }"#, isSafe: false)
  }

  @Test func played() {
    checkClean("sound-file-type", #"{ "aps": { "alert": "x", "sound": "default" } }"#)
    checkClean("sound-file-type", #"{ "aps": { "alert": "x", "sound": "ping.aiff" } }"#)
    checkClean("sound-file-type", #"{ "aps": { "alert": "x", "sound": "ping.AIF" } }"#)
    checkClean("sound-file-type", #"{ "aps": { "alert": "x", "sound": "a b.caf" } }"#)
    checkClean("sound-file-type", #"{ "aps": { "alert": "x", "sound": "x.y.wav" } }"#)
    checkClean("sound-file-type", #"{ "aps": { "alert": "x", "sound": "{{sound}}" } }"#)
    checkClean("sound-file-type", #"{ "aps": { "alert": "x", "sound": "$SOUND.mp3" } }"#)
    checkClean(
      "sound-file-type",
      #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "alert": { "title": "x", "body": "y", "sound": "HeroDown.mp4" } } }"#
    )
    checkClean("sound-file-type", #"{ "aps": { "alert": "x" }, "tone": "a.mp3" }"#)
  }

  @Test func oneCause() {
    check(
      "sound-file-type",
      """
      { "aps": { "alert": "x", "sound": "" } }
                                        ^^ warning empty-sound
      """)
  }

  /// Apple's list has `aiff`; of its compressed form it says nothing.
  @Test func aifc() {
    check(
      "sound-file-type",
      """
      { "aps": { "alert": "x", "sound": "NewMessage.aifc" } }
                                        ^^^^^^^^^^^^^^^^^ hint sound-file-type
      """)
    checkMessage(
      "sound-file-type", #"{ "aps": { "alert": "x", "sound": "ping.mp3" } }"#,
      "Apple documents sounds as `.aiff`, `.caf` or `.wav` files; for `ping.mp3` the default sound may play, or none. "
        + "Convert the file.")
  }

  /// A name with a space in it is that of a file.
  @Test func spaceAroundTheSystemsOwn() {
    check(
      "sound-file-type",
      """
      { "aps": { "alert": "Hello", "sound": " default" } }
                                            ^^^^^^^^^^ hint sound-file-type
      """,
      fixed: #"{ "aps": { "alert": "Hello", "sound": "default" } }"#)
  }

  @Test func lookAlike() {
    checkMessage(
      "sound-file-type", "{ \"aps\": { \"sound\": \"default\u{200B}\" } }",
      "`default` is written with U+200B (ZERO WIDTH SPACE), so that the system looks for a sound of another name. Write "
        + "`default`.")
  }
}
