import Testing

@Suite struct CriticalLevelWithoutCriticalSoundTests {
  @Test func normalSound() {
    check(
      "critical-level-without-critical-sound",
      """
      { "aps": { "alert": "Fire", "interruption-level": "critical", "sound": "alarm.caf" } }
                                                                             ^^^^^^^^^^^ hint critical-level-without-critical-sound
      """,
      fixed:
        #"{ "aps": { "alert": "Fire", "interruption-level": "critical", "sound": { "critical": 1, "name": "alarm.caf", "volume": 1 } } }"#,
      isSafe: false)
    check(
      "critical-level-without-critical-sound",
      """
      {"aps":{"alert":"Fire","sound":"default","interruption-level":"critical"}}
                                     ^^^^^^^^^ hint critical-level-without-critical-sound
      """,
      fixed:
        #"{"aps":{"alert":"Fire","sound":{"critical":1,"name":"default","volume":1},"interruption-level":"critical"}}"#,
      isSafe: false)
    check(
      "critical-level-without-critical-sound",
      """
      { "aps": { "alert": "Fire", "interruption-level": "critical", "sound": { "name": "alarm.caf" } } }
                                                                             ^^^^^^^^^^^^^^^^^^^^^^^ hint critical-level-without-critical-sound
      """,
      fixed:
        #"{ "aps": { "alert": "Fire", "interruption-level": "critical", "sound": { "critical": 1, "name": "alarm.caf" } } }"#,
      isSafe: false)
    check(
      "critical-level-without-critical-sound",
      """
      { "aps": { "alert": "Fire", "interruption-level": "critical", "sound": { "name": "alarm.caf", "critical": 0 } } }
                                                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint critical-level-without-critical-sound
      """,
      fixed:
        #"{ "aps": { "alert": "Fire", "interruption-level": "critical", "sound": { "name": "alarm.caf", "critical": 1 } } }"#,
      isSafe: false)
  }

  @Test func criticalSoundOrNone() {
    checkClean(
      "critical-level-without-critical-sound", #"{ "aps": { "alert": "Fire", "interruption-level": "critical" } }"#)
    checkClean(
      "critical-level-without-critical-sound",
      #"{ "aps": { "alert": "Fire", "interruption-level": "critical", "sound": { "critical": 1, "name": "alarm.caf" } } }"#
    )
    checkClean(
      "critical-level-without-critical-sound",
      #"{ "aps": { "alert": "Fire", "interruption-level": "critical", "sound": { "critical": true, "name": "alarm.caf" } } }"#
    )
    checkClean(
      "critical-level-without-critical-sound",
      #"{ "aps": { "alert": "Fire", "interruption-level": "critical", "sound": "{{sound}}" } }"#)
    checkClean(
      "critical-level-without-critical-sound",
      #"{ "aps": { "alert": "Fire", "interruption-level": "time-sensitive", "sound": "alarm.caf" } }"#)
  }
}
