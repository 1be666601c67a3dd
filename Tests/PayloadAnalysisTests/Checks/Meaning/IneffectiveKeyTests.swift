import Testing

@Suite struct IneffectiveKeyTests {
  @Test func keysOfTheStart() {
    check(
      "ineffective-key",
      """
      { "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "attributes-type": "Ride", "attributes": {} } }
                                                                                          ^^^^^^^^^^^^^^^^^ warning ineffective-key
                                                                                                                     ^^^^^^^^^^^^ warning ineffective-key
      """,
      fixed:
        #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "attributes": {} } }"#,
      isSafe: false)
    check(
      "ineffective-key",
      """
      { "aps": { "timestamp": 1750000000, "event": "end", "input-push-token": 1 } }
                                                          ^^^^^^^^^^^^^^^^^^ warning ineffective-key
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "end" } }"#, isSafe: false)
    check(
      "ineffective-key",
      """
      { "aps": { "input-push-channel": "Q2hhbm5lbA==", "timestamp": 1750000000, "event": "end" } }
                 ^^^^^^^^^^^^^^^^^^^^ warning ineffective-key
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "end" } }"#, isSafe: false)
  }

  @Test func whatOthersSay() {
    check(
      "ineffective-key",
      """
      { "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "dismissal-date": 1750003600 } }
                                                                                          ^^^^^^^^^^^^^^^^ hint ineffective-key
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 } } }"#, isSafe: false)
    check(
      "ineffective-key",
      """
      { "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "alert": { "title": "x", "body": "y" }, "sound": "a.caf" } }
                                                                                                                                  ^^^^^^^ hint ineffective-key
      """,
      fixed:
        #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "alert": { "title": "x", "body": "y", "sound": "a.caf" } } }"#,
      isSafe: false)
    check(
      "ineffective-key",
      """
      { "aps": { "alert": "Call", "sound": "default" }, "call": 1 }
                 ^^^^^^^ hint ineffective-key
                                  ^^^^^^^ hint ineffective-key
      """,
      fixed: #"{ "aps": { "sound": "default" }, "call": 1 }"#, isSafe: false, name: "a.voip.apns")
  }

  @Test func keysOfOtherPayloads() {
    check(
      "ineffective-key",
      """
      { "aps": { "alert": "x", "timestamp": 1750000000 } }
                               ^^^^^^^^^^^ hint ineffective-key
      """,
      fixed: #"{ "aps": { "alert": "x" } }"#, isSafe: false)
    check(
      "ineffective-key",
      """
      { "aps": { "alert": "x", "badge": 1, "url-args": [] } }
                                           ^^^^^^^^^^ hint ineffective-key
      """,
      fixed: #"{ "aps": { "alert": "x", "badge": 1 } }"#, isSafe: false)
    check(
      "ineffective-key",
      """
      { "aps": { "alert": { "title": "x", "action": "View" }, "badge": 1 } }
                                          ^^^^^^^^ hint ineffective-key
      """,
      fixed: #"{ "aps": { "alert": { "title": "x" }, "badge": 1 } }"#, isSafe: false)
    check(
      "ineffective-key",
      """
      { "aps": { "content-changed": true, "alert": "x" } }
                                          ^^^^^^^ hint ineffective-key
      """,
      fixed: #"{ "aps": { "content-changed": true } }"#, isSafe: false)
  }

  @Test func effective() {
    checkClean(
      "ineffective-key",
      #"{ "aps": { "timestamp": 1750000000, "event": "start", "attributes-type": "Ride", "attributes": { "n": 1 }, "content-state": { "a": 1 }, "alert": { "title": "a", "body": "b" }, "input-push-token": 1 } }"#
    )
    checkClean(
      "ineffective-key", #"{ "aps": { "timestamp": 1750000000, "event": "end", "dismissal-date": 1750003600 } }"#)
    checkClean(
      "ineffective-key",
      #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": { "a": 1 }, "alert": { "title": "x", "body": "y", "sound": "a.caf" } } }"#
    )
    checkClean(
      "ineffective-key", #"{ "aps": { "alert": { "title": "x", "body": "y", "action": "View" }, "url-args": [] } }"#)
    checkClean("ineffective-key", #"{ "call": 1 }"#, name: "a.voip.apns")
    checkClean("ineffective-key", #"{ "aps": { "timestamp": 1750000000, "event": "{{event}}", "attributes": {} } }"#)
  }

  @Test func theNameThatIsMeant() {
    checkMessage(
      "ineffective-key", #"{ "aps": { "alert": "x", "time-stamp": 1 } }"#,
      "`time-stamp` looks like `timestamp`, a key of Live Activities, which have `event`; in a payload of this kind it "
        + "does nothing. Delete it.")
  }

  /// https://developer.apple.com/documentation/devicemanagement/sending-mdm-commands-to-a-device: `mdm` and nothing else.
  @Test func deviceManagement() {
    check(
      "ineffective-key",
      """
      { "mdm": "5B3A", "aps": { "alert": "x" } }
        ^^^^^ hint ineffective-key
      """,
      fixed: #"{ "mdm": "5B3A" }"#, isSafe: false)
    checkClean("ineffective-key", #"{ "mdm": "5B3A" }"#)
    checkClean("ineffective-key", #"{ "mdm": { "enrolled": true }, "aps": { "alert": "x" } }"#)
    checkClean("ineffective-key", #"{ "mdm": "5B3A", "aps": { "alert": "x" } }"#, name: "a.alert.apns")
  }

  /// The key that gives it a meaning may come with the variable.
  @Test func leftOut() {
    for members in [
      "...base, timestamp: 1764500400", "timestamp: 1764500400, base", "**base, \"timestamp\": 1764500400",
    ] {
      expectSilence("ineffective-key", "{ \"aps\": { \"alert\": \"x\", \(members) } }")
    }
  }
}
