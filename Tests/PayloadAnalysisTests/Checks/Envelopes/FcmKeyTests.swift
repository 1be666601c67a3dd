import Testing

@Suite struct FcmKeyTests {
  @Test func legacyRequest() {
    check(
      "fcm-key",
      """
      { "to": "TOKEN", "notification": { "title": "t", "body": "b", "mutable-content": true } }
                                                                    ^^^^^^^^^^^^^^^^^ warning fcm-key
      """,
      fixed: #"{ "to": "TOKEN", "notification": { "title": "t", "body": "b" }, "mutable_content": true }"#,
      isSafe: false, name: "a.json")
    check(
      "fcm-key",
      """
      { "to": "TOKEN", "notification": { "title": "t", "contentAvailable": 1 } }
                                                       ^^^^^^^^^^^^^^^^^^ warning fcm-key
      """,
      fixed: #"{ "to": "TOKEN", "notification": { "title": "t" }, "content_available": true }"#, isSafe: false,
      name: "a.json")
    check(
      "fcm-key",
      """
      { "to": "TOKEN", "notification": { "title": "t", "category": "NEWS" } }
                                                       ^^^^^^^^^^ warning fcm-key
      """,
      fixed: #"{ "to": "TOKEN", "notification": { "title": "t", "click_action": "NEWS" } }"#, isSafe: false,
      name: "a.json")
    check(
      "fcm-key",
      """
      { "to": "TOKEN", "notification": { "title": "t", "priority": "high" } }
                                                       ^^^^^^^^^^ warning fcm-key
      """,
      fixed: #"{ "to": "TOKEN", "notification": { "title": "t" }, "priority": "high" }"#, isSafe: false, name: "a.json")
    check(
      "fcm-key",
      """
      { "to": "TOKEN", "notification": { "title": "t" }, "apns": { "payload": {} } }
                                                         ^^^^^^ warning fcm-key
      """, name: "a.json")
    check(
      "fcm-key",
      """
      { "to": "TOKEN", "notification": { "title": "t", "thread-id": "x" } }
                                                       ^^^^^^^^^^^ warning fcm-key
      """, name: "a.json")
  }

  @Test func inMessage() {
    check(
      "fcm-key",
      """
      { "message": { "token": "t", "aps": { "alert": "x" } } }
                                   ^^^^^ warning fcm-key
      """,
      fixed: #"{ "message": { "token": "t", "apns": { "payload": { "aps": { "alert": "x" } } } } }"#, isSafe: false,
      name: "a.json")
    check(
      "fcm-key",
      """
      { "message": { "token": "t", "notification": { "title": "x" }, "content_available": true, "mutable_content": true } }
                                                                     ^^^^^^^^^^^^^^^^^^^ warning fcm-key
                                                                                                ^^^^^^^^^^^^^^^^^ warning fcm-key
      """,
      fixed:
        #"{ "message": { "token": "t", "notification": { "title": "x" }, "apns": { "payload": { "aps": { "content-available": 1 } } }, "mutable_content": true } }"#,
      isSafe: false, name: "a.json")
    check(
      "fcm-key",
      """
      { "message": { "apns": { "payload": { "aps": { "alert": "x" } } }, "to": "abc" } }
                                                                         ^^^^ warning fcm-key
      """,
      fixed: #"{ "message": { "apns": { "payload": { "aps": { "alert": "x" } } }, "token": "abc" } }"#, isSafe: false,
      name: "a.json")
    check(
      "fcm-key",
      """
      { "message": { "apns": { "payload": { "aps": { "alert": "x" } } }, "to": "/topics/news" } }
                                                                         ^^^^ warning fcm-key
      """,
      fixed: #"{ "message": { "apns": { "payload": { "aps": { "alert": "x" } } }, "topic": "news" } }"#, isSafe: false,
      name: "a.json")
    check(
      "fcm-key",
      """
      { "message": { "token": "t", "body": "x" } }
                                   ^^^^^^ warning fcm-key
      """,
      fixed: #"{ "message": { "token": "t", "notification": { "body": "x" } } }"#, isSafe: false, name: "a.json")
    check(
      "fcm-key",
      """
      { "message": { "token": "t", "priority": "high" } }
                                   ^^^^^^^^^^ warning fcm-key
      """, name: "a.json")
  }

  /// Targets of the legacy interface.
  @Test func legacyTargets() {
    check(
      "fcm-key",
      """
      { "message": { "to": "abc", "notification": { "title": "x" } } }
                     ^^^^ warning fcm-key
      """,
      fixed: #"{ "message": { "token": "abc", "notification": { "title": "x" } } }"#, isSafe: false, name: "a.json")
    check(
      "fcm-key",
      """
      { "message": { "token": "t", "to": "/topics/news", "notification": { "title": "x" } } }
                                   ^^^^ warning fcm-key
      """,
      fixed: #"{ "message": { "token": "t", "notification": { "title": "x" } } }"#, isSafe: false, name: "a.json")
    check(
      "fcm-key",
      """
      { "message": { "registration_ids": ["a"], "notification": { "title": "x" } } }
                     ^^^^^^^^^^^^^^^^^^ warning fcm-key
      """,
      fixed: #"{ "message": { "token": "a", "notification": { "title": "x" } } }"#, isSafe: false, name: "a.json")
    check(
      "fcm-key",
      """
      { "message": { "registration_ids": ["a", "b"], "notification": { "title": "x" } } }
                     ^^^^^^^^^^^^^^^^^^ warning fcm-key
      """, name: "a.json")
    checkMessage(
      "fcm-key", #"{ "message": { "registration_ids": ["a", "b"], "notification": { "title": "x" } } }"#,
      "`registration_ids` is a key of the legacy interface, and HTTP v1 refuses it. A message goes to one `token`; send "
        + "one for each.", name: "a.json")
    // A mail, and what a chat may have.
    checkClean(
      "fcm-key", #"{ "message": { "to": "a", "body": "y", "notification": { "unread": 1 } } }"#, name: "a.json")
    checkClean("fcm-key", #"{ "message": { "to": "a@example.com", "subject": "x", "body": "y" } }"#, name: "a.json")
  }

  @Test func inNotification() {
    check(
      "fcm-key",
      """
      { "message": { "token": "t", "notification": { "title": "x", "sound": "default" } } }
                                                                   ^^^^^^^ warning fcm-key
      """,
      fixed:
        #"{ "message": { "token": "t", "notification": { "title": "x" }, "apns": { "payload": { "aps": { "sound": "default" } } } } }"#,
      isSafe: false, name: "a.json")
    check(
      "fcm-key",
      """
      { "message": { "token": "t", "notification": { "title": "x", "badge": "5" }, "apns": { "payload": { "aps": { "sound": "default" } } } } }
                                                                   ^^^^^^^ warning fcm-key
      """,
      fixed:
        #"{ "message": { "token": "t", "notification": { "title": "x" }, "apns": { "payload": { "aps": { "sound": "default", "badge": 5 } } } } }"#,
      isSafe: false, name: "a.json")
    check(
      "fcm-key",
      """
      { "message": { "token": "t", "notification": { "title": "x", "click_action": "A" } } }
                                                                   ^^^^^^^^^^^^^^ warning fcm-key
      """,
      fixed:
        #"{ "message": { "token": "t", "notification": { "title": "x" }, "apns": { "payload": { "aps": { "category": "A" } } } } }"#,
      isSafe: false, name: "a.json")
    check(
      "fcm-key",
      """
      { "message": { "token": "t", "notification": { "title": "x", "data": { "a": "b" } } } }
                                                                   ^^^^^^ warning fcm-key
      """,
      fixed: #"{ "message": { "token": "t", "notification": { "title": "x" }, "data": { "a": "b" } } }"#, isSafe: false,
      name: "a.json")
  }

  @Test func inApns() {
    check(
      "fcm-key",
      """
      { "message": { "token": "t", "apns": { "aps": { "alert": "x" } } } }
                                             ^^^^^ warning fcm-key
      """,
      fixed: #"{ "message": { "token": "t", "apns": { "payload": { "aps": { "alert": "x" } } } } }"#, isSafe: false,
      name: "a.json")
    check(
      "fcm-key",
      """
      { "message": { "token": "t", "apns": { "apns-priority": 5, "payload": { "aps": { "alert": "x" } } } } }
                                             ^^^^^^^^^^^^^^^ warning fcm-key
      """,
      fixed:
        #"{ "message": { "token": "t", "apns": { "headers": { "apns-priority": "5" }, "payload": { "aps": { "alert": "x" } } } } }"#,
      isSafe: false, name: "a.json")
    check(
      "fcm-key",
      """
      { "message": { "token": "t", "apns": { "payload": { "aps": { "alert": "x", "mutable-content": 1 } }, "image": "https://example.com/a.png" } } }
                                                                                                           ^^^^^^^ warning fcm-key
      """,
      fixed:
        #"{ "message": { "token": "t", "apns": { "payload": { "aps": { "alert": "x", "mutable-content": 1 } }, "fcm_options": { "image": "https://example.com/a.png" } } } }"#,
      isSafe: false, name: "a.json")
    check(
      "fcm-key",
      """
      { "message": { "token": "t", "apns": { "payload": { "aps": { "alert": "x" }, "headers": { "apns-priority": "5" } } } } }
                                                                                   ^^^^^^^^^ warning fcm-key
      """,
      fixed:
        #"{ "message": { "token": "t", "apns": { "payload": { "aps": { "alert": "x" } }, "headers": { "apns-priority": "5" } } } }"#,
      isSafe: false, name: "a.json")
  }

  @Test func atTheRoot() {
    check(
      "fcm-key",
      """
      { "message": { "token": "t" }, "notification": { "title": "x" } }
                                     ^^^^^^^^^^^^^^ warning fcm-key
      """,
      fixed: #"{ "message": { "token": "t", "notification": { "title": "x" } } }"#, isSafe: false, name: "a.json")
    check(
      "fcm-key",
      """
      {
        "message": {
          "token": "t",
          "validate_only": true
          ^^^^^^^^^^^^^^^ warning fcm-key
        }
      }
      """,
      fixed: """
        {
          "message": {
            "token": "t"
          },
          "validate_only": true
        }
        """, isSafe: false, name: "a.json")
  }

  @Test func rightPlaces() {
    checkClean(
      "fcm-key",
      #"{ "to": "t", "mutable_content": true, "priority": "high", "notification": { "title": "x", "click_action": "A", "badge": "1" }, "data": { "apns": 1 } }"#,
      name: "a.json")
    checkClean(
      "fcm-key",
      #"{ "message": { "token": "t", "data": { "priority": "x", "aps": "y" }, "android": { "priority": "high", "notification": { "click_action": "A" } } } }"#,
      name: "a.json")
    checkClean("fcm-key", #"{ "message": { "token": "t" }, "validateOnly": true }"#, name: "a.json")
  }
}
