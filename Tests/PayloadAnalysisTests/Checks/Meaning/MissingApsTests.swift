import Testing

@Suite struct MissingApsTests {
  @Test func applesKeysAtTheRoot() {
    check(
      "missing-aps",
      """
      { "alert": "Check-in opens" }
      ^ error missing-aps
      """,
      fixed: #"{ "aps": { "alert": "Check-in opens" } }"#, isSafe: false)
    check(
      "missing-aps",
      """
      { "alert": { "title": "a", "body": "b" }, "badge": 1, "order": 7 }
      ^ error missing-aps
      """,
      fixed: #"{ "aps": { "alert": { "title": "a", "body": "b" }, "badge": 1 }, "order": 7 }"#, isSafe: false)
    check(
      "missing-aps",
      """
      { "alert": "Rain at 5", "id": 1, "title": "Weather" }
      ^ error missing-aps
      """,
      fixed: #"{ "aps": { "alert": { "title": "Weather", "body": "Rain at 5" } }, "id": 1 }"#, isSafe: false)
    check(
      "missing-aps",
      """
      { "order": 7, "contentAvailable": true }
      ^ error missing-aps
      """,
      fixed: #"{ "order": 7, "aps": { "content-available": 1 } }"#, isSafe: false)
    check(
      "missing-aps",
      """
      { "title": "a", "id": 1, "body": "b", "sound": "default" }
      ^ error missing-aps
      """,
      fixed: #"{ "aps": { "alert": { "title": "a", "body": "b" }, "sound": "default" }, "id": 1 }"#, isSafe: false)
    check(
      "missing-aps",
      """
      {
      ^ error missing-aps
        "alert": "x",
        "id": 1
      }
      """,
      fixed: """
        {
          "aps": { "alert": "x" },
          "id": 1
        }
        """, isSafe: false)
    check(
      "missing-aps",
      """
      { "event": "update", "timestamp": 1750000000, "content-state": { "a": 1 }, "id": 1 }
      ^ error missing-aps
      """,
      fixed: #"{ "aps": { "event": "update", "timestamp": 1750000000, "content-state": { "a": 1 } }, "id": 1 }"#,
      isSafe: false)
    check(
      "missing-aps",
      """
      { "event": "update", "content-state": { "a": 1 } }
      ^ error missing-aps
      """)
    check(
      "missing-aps",
      """
      {"message":{"token":"t","apns":{"payload":{"alert":"x"}}}}
                                                ^ error missing-aps
      """,
      fixed: #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"x"}}}}}"#, isSafe: false, name: "a.json")
  }

  @Test func needed() {
    check(
      "missing-aps",
      """
      { "id": 1 }
      ^ error missing-aps
      """, name: "a.alert.apns")
    check(
      "missing-aps",
      """
      { "id": 1 }
      ^ error missing-aps
      """, name: "a.background.apns")
    check(
      "missing-aps",
      """
      { "id": 1 }
      ^ error missing-aps
      """, name: "a.controls.apns")
  }

  @Test func perhaps() {
    check(
      "missing-aps",
      """
      { "id": 1 }
      ^ warning missing-aps
      """)
    check(
      "missing-aps",
      """
      { "event": "login", "timestamp": 1750000000, "attributes": {} }
      ^ warning missing-aps
      """)
    check(
      "missing-aps",
      """
      { "title": "a", "body": "b" }
      ^ warning missing-aps
      """,
      fixed: #"{ "aps": { "alert": { "title": "a", "body": "b" } } }"#, isSafe: false)
  }

  /// A library that sends builds the payload of what it is given; a function that writes JSON does not.
  @Test func argumentsOfCalls() {
    check(
      "missing-aps",
      """
      send({ "alert": "x" })
      ^^^^^ error unexpected-text
      """)
    check(
      "missing-aps",
      """
      note.alert = { "title": "x" }
      ^^^^^^^^^^^^ error unexpected-text
      """)
    check(
      "missing-aps",
      """
      JSON.stringify({ "alert": "x" })
      ^^^^^^^^^^^^^^^ error unexpected-text
                     ^ error missing-aps
      """,
      fixed: #"JSON.stringify({ "aps": { "alert": "x" } })"#, isSafe: false)
  }

  @Test func notNeeded() {
    checkClean("missing-aps", "{}")
    checkClean("missing-aps", #"{ "mdm": "magic" }"#)
    checkClean("missing-aps", #"{ "container-identifier": "x" }"#)
    checkClean("missing-aps", #"{ "id": 1 }"#, name: "a.voip.apns")
    checkClean("missing-aps", #"{ "alert": "x" }"#, name: "a.complication.apns")
    checkClean(
      "missing-aps", #"{ "web_push": 8030, "notification": { "title": "a", "navigate": "https://example.com/" } }"#)
    checkClean("missing-aps", #"{"message":{"token":"t","apns":{"payload":{"order":7}}}}"#, name: "a.json")
    checkClean("missing-aps", #"{ "alert": "x", "badge": 1 }"#, name: "a.json")
    check(
      "missing-aps",
      """
      { "APS": { "alert": "x" } }
        ^^^^^ warning misspelled-key
      """)
    checkClean("missing-aps", "{ }")
  }

  /// https://github.com/flutter-webrtc/callkeep/issues/129: `APNS_VOIP_SANDBOX: aps key is expected`.
  @Test func voipByAmazonSNS() {
    check(
      "missing-aps",
      """
      { "default": "x", "APNS_VOIP": "{ }", "APNS_VOIP_SANDBOX": "{\\"call\\":1}" }
                                                                  ^ hint missing-aps
      """,
      name: "a.json")
    checkClean("missing-aps", #"{ "default": "x", "APNS_VOIP": "{\"aps\":{},\"call\":1}" }"#, name: "a.json")
  }

  /// As Firebase's libraries take it.
  @Test func messageOfFirebase() {
    check(
      "missing-aps",
      """
      { "token": "t", "notification": { "title": "x" } }
      ^ warning missing-aps
      """,
      fixed: #"{ "message": { "token": "t", "notification": { "title": "x" } } }"#, isSafe: false)
    check(
      "missing-aps",
      """
      { "token": "t", "topic": "news", "notification": { "title": "x" }, "data": { "n": 1 } }
      ^ warning missing-aps
                      ^^^^^^^ error fcm-target
                                                                                        ^ error fcm-string-required
      """,
      fixed:
        #"{ "message": { "token": "t", "topic": "news", "notification": { "title": "x" }, "data": { "n": 1 } } }"#,
      isSafe: false)
    // Keys of Apple's, and an app's own words.
    check(
      "missing-aps",
      """
      { "topic": "news", "notification": { "title": "x" }, "id": 7 }
      ^ warning missing-aps
      """)
  }
}
