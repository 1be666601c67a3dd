import Testing

@Suite struct FcmEmptyApsTests {
  @Test func refused() {
    check(
      "fcm-empty-aps",
      """
      { "message": { "token": "T", "apns": { "payload": { "details": "Custom details", "aps": {} } } } }
                                                                                       ^^^^^ error fcm-empty-aps
      """,
      fixed:
        #"{ "message": { "token": "T", "apns": { "payload": { "details": "Custom details", "aps": { "content-available": 1 } }, "headers": { "apns-priority": "5" } } } }"#,
      isSafe: false, name: "a.json")
    // One cause, one finding: `fcm-background` is silent.
    check(
      "fcm-empty-aps",
      """
      { "message": { "token": "T", "data": { "k": "v" }, "apns": { "payload": { "aps": {} } } } }
                                                                                ^^^^^ error fcm-empty-aps
      """,
      fixed:
        #"{ "message": { "token": "T", "data": { "k": "v" }, "apns": { "payload": { "aps": { "content-available": 1 } }, "headers": { "apns-priority": "5" } } } }"#,
      isSafe: false, name: "a.json")
  }

  @Test func besideNotification() {
    check(
      "fcm-empty-aps",
      """
      { "message": { "token": "T", "notification": { "title": "x" }, "apns": { "payload": { "aps": {} } } } }
                                                                                            ^^^^^ warning fcm-empty-aps
      """,
      fixed: #"{ "message": { "token": "T", "notification": { "title": "x" } } }"#, isSafe: false, name: "a.json")
    check(
      "fcm-empty-aps",
      """
      { "message": { "token": "T", "notification": { "title": "x" }, "apns": { "headers": { "apns-priority": "5" }, "payload": { "aps": {} } } } }
                                                                                                                                 ^^^^^ warning fcm-empty-aps
      """,
      fixed:
        #"{ "message": { "token": "T", "notification": { "title": "x" }, "apns": { "headers": { "apns-priority": "5" } } } }"#,
      isSafe: false, name: "a.json")
    check(
      "fcm-empty-aps",
      """
      { "message": { "token": "T", "notification": { "title": "x" }, "apns": { "payload": { "aps": {}, "k": 1 } } } }
                                                                                            ^^^^^ warning fcm-empty-aps
      """,
      fixed:
        #"{ "message": { "token": "T", "notification": { "title": "x" }, "apns": { "payload": { "k": 1 } } } }"#,
      isSafe: false, name: "a.json")
  }

  @Test func nothingToSay() {
    checkClean(
      "fcm-empty-aps", #"{ "message": { "token": "T", "apns": { "payload": { "aps": { "badge": 0 } } } } }"#,
      name: "a.json")
    checkClean(
      "fcm-empty-aps", #"{ "message": { "token": "T", "notification": { "title": "x" }, "apns": { "payload": {} } } }"#,
      name: "a.json")
    checkClean(
      "fcm-empty-aps", #"{ "message": { "token": "T", "notification": { "title": "x" } } }"#, name: "a.json")
  }

  @Test func leftOut() {
    expectSilence(
      "fcm-empty-aps", #"{ "message": { "token": "t", "apns": { "payload": { "aps": { ...base } } } } }"#,
      name: "a.json")
  }
}
