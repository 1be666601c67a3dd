import Testing

@Suite struct FcmBackgroundTests {
  @Test func doesNotWake() {
    check(
      "fcm-background",
      """
      { "message": { "token": "T", "data": { "k": "v" }, "apns": { "headers": { "apns-priority": "10" } } } }
                                                                                                 ^^^^ error fcm-background
      """,
      fixed:
        #"{ "message": { "token": "T", "data": { "k": "v" }, "apns": { "headers": { "apns-priority": "5" }, "payload": { "aps": { "content-available": 1 } } } } }"#,
      isSafe: false, name: "a.json")
    check(
      "fcm-background",
      """
      { "message": { "token": "T", "data": {}, "apns": { "payload": { "aps": { "category": "x" }, "a": 1 } } } }
                                               ^^^^^^ hint fcm-background
      """,
      fixed:
        #"{ "message": { "token": "T", "data": {}, "apns": { "payload": { "aps": { "category": "x", "content-available": 1 }, "a": 1 }, "headers": { "apns-priority": "5" } } } }"#,
      isSafe: false, name: "a.json")
    check(
      "fcm-background",
      """
      { "message": { "token": "T", "data": {}, "apns": {} } }
                                               ^^^^^^ hint fcm-background
      """,
      fixed:
        #"{ "message": { "token": "T", "data": {}, "apns": { "headers": { "apns-priority": "5" }, "payload": { "aps": { "content-available": 1 } } } } }"#,
      isSafe: false, name: "a.json")
    // FCM's own priority is 10.
    check(
      "fcm-background",
      """
      { "message": { "token": "T", "data": {}, "apns": { "payload": { "aps": { "content-available": 1 } } } } }
                                               ^^^^^^ hint fcm-background
      """,
      fixed:
        #"{ "message": { "token": "T", "data": {}, "apns": { "payload": { "aps": { "content-available": 1 } }, "headers": { "apns-priority": "5" } } } }"#,
      isSafe: false, name: "a.json")
    check(
      "fcm-background",
      """
      { "message": { "token": "T", "data": {}, "apns": { "payload": { "aps": { "content-available": 0 } } } } }
                                               ^^^^^^ hint fcm-background
      """,
      fixed:
        #"{ "message": { "token": "T", "data": {}, "apns": { "payload": { "aps": { "content-available": 1 } }, "headers": { "apns-priority": "5" } } } }"#,
      isSafe: false, name: "a.json")
    check(
      "fcm-background",
      """
      { "message": { "token": "T", "data": {}, "apns": { "headers": { "apns-priority": "10" }, "payload": { "aps": { "content-available": 1 } } } } }
                                                                                       ^^^^ error fcm-background
      """,
      fixed:
        #"{ "message": { "token": "T", "data": {}, "apns": { "headers": { "apns-priority": "5" }, "payload": { "aps": { "content-available": 1 } } } } }"#,
      isSafe: false, name: "a.json")
  }

  /// Without `data` the flag alone tells that the app is to be woken.
  @Test func wakesWithoutData() {
    check(
      "fcm-background",
      """
      { "message": { "token": "T", "apns": { "headers": { "apns-priority": "10" }, "payload": { "aps": { "content-available": 1 }, "k": 1 } } } }
                                                                           ^^^^ error fcm-background
      """,
      fixed:
        #"{ "message": { "token": "T", "apns": { "headers": { "apns-priority": "5" }, "payload": { "aps": { "content-available": 1 }, "k": 1 } } } }"#,
      isSafe: false, name: "a.json")
    check(
      "fcm-background",
      """
      { "message": { "token": "T", "apns": { "payload": { "aps": { "content-available": 1 }, "k": 1 } } } }
                                   ^^^^^^ hint fcm-background
      """,
      fixed:
        #"{ "message": { "token": "T", "apns": { "payload": { "aps": { "content-available": 1 }, "k": 1 }, "headers": { "apns-priority": "5" } } } }"#,
      isSafe: false, name: "a.json")
  }

  /// Data of the payload's own reaches the app no sooner.
  @Test func dataBesideAps() {
    check(
      "fcm-background",
      """
      { "message": { "token": "T", "apns": { "headers": { "apns-priority": "10" }, "payload": { "k": 1 } } } }
                                   ^^^^^^ hint fcm-background
      """,
      fixed:
        #"{ "message": { "token": "T", "apns": { "headers": { "apns-priority": "5" }, "payload": { "k": 1, "aps": { "content-available": 1 } } } } }"#,
      isSafe: false, name: "a.json")
    checkClean(
      "fcm-background",
      #"{ "message": { "token": "T", "apns": { "payload": { "aps": { "category": "x" }, "gcm.message_id": "1" } } } }"#,
      name: "a.json")
  }

  @Test func nothingToSay() {
    checkClean(
      "fcm-background",
      #"{ "message": { "token": "T", "notification": { "title": "x" }, "apns": { "headers": { "apns-priority": "10" }, "payload": { "aps": { "content-available": 1 } } } } }"#,
      name: "a.json")
    checkClean(
      "fcm-background",
      #"{ "message": { "token": "T", "apns": { "headers": { "apns-priority": "10" }, "payload": { "aps": { "alert": "x", "content-available": 1 } } } } }"#,
      name: "a.json")
    checkClean(
      "fcm-background", #"{ "message": { "token": "T", "data": { "k": "v" }, "android": { "priority": "high" } } }"#,
      name: "a.json")
    checkClean(
      "fcm-background", #"{ "message": { "token": "T", "data": {}, "notification": { "title": "x" }, "apns": {} } }"#,
      name: "a.json")
    checkClean(
      "fcm-background", #"{ "message": { "token": "T", "apns": { "headers": { "apns-priority": "10" } } } }"#,
      name: "a.json")
    checkClean(
      "fcm-background",
      #"{ "message": { "token": "T", "data": {}, "apns": { "payload": { "aps": { "alert": "x" } } } } }"#,
      name: "a.json")
    checkClean(
      "fcm-background",
      #"{ "message": { "token": "T", "data": {}, "apns": { "live_activity_token": "x", "payload": { "aps": { "timestamp": 1750000000, "event": "end" } } } } }"#,
      name: "a.json")
    checkClean(
      "fcm-background",
      #"{ "message": { "token": "T", "data": {}, "apns": { "headers": { "apns-priority": "5" }, "payload": { "aps": { "content-available": 1 } } } } }"#,
      name: "a.json")
    check(
      "fcm-background",
      """
      { "message": { "token": "T", "data": {}, "apns": { "headers": { "apns-priority": "5" }, "payload": { "aps": { "content_available": 1 } } } } }
                                                                                                                    ^^^^^^^^^^^^^^^^^^^ error misspelled-key
      """, name: "a.json")
    check(
      "fcm-background",
      """
      { "message": { "token": "T", "data": {}, "apns": { "headers": { "apns-push-type": "background", "apns-priority": "10" }, "payload": { "aps": { "content-available": 1 } } } } }
                                                                                                                       ^^^^ error push-type-conflict
      """, name: "a.json")
  }
}
