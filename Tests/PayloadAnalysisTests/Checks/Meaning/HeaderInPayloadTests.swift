import Testing

@Suite struct HeaderInPayloadTests {
  @Test func insideOfAps() {
    check(
      "header-in-payload",
      """
      { "aps": { "alert": "Hello", "apns-priority": 10 } }
                                   ^^^^^^^^^^^^^^^ error header-in-payload
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#, isSafe: false)
    check(
      "header-in-payload",
      """
      { "aps": { "apns_push_type": "alert", "alert": "Hello" } }
                 ^^^^^^^^^^^^^^^^ error header-in-payload
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#, isSafe: false)
    check(
      "header-in-payload",
      """
      { "aps": { "alert": "Hello", "priority": 10 } }
                                   ^^^^^^^^^^ error header-in-payload
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#, isSafe: false)
    check(
      "header-in-payload",
      """
      { "aps": { "alert": { "title": "Hello", "collapse-id": "x" } } }
                                              ^^^^^^^^^^^^^ error header-in-payload
      """,
      fixed: #"{ "aps": { "alert": { "title": "Hello" } } }"#, isSafe: false)
  }

  @Test func atTheRoot() {
    check(
      "header-in-payload",
      """
      { "aps": { "alert": "Hello" }, "apns-topic": "com.example.app" }
                                     ^^^^^^^^^^^^ warning header-in-payload
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#, isSafe: false)
    check(
      "header-in-payload",
      """
      {
        "apns-expiration": 0,
        ^^^^^^^^^^^^^^^^^ warning header-in-payload
        "aps": { "alert": "Hello" }
      }
      """,
      fixed: """
        {
          "aps": { "alert": "Hello" }
        }
        """, isSafe: false)
    check(
      "header-in-payload",
      """
      { "aps": { "alert": "Hello" }, "priority": "high" }
                                     ^^^^^^^^^^ hint header-in-payload
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#, isSafe: false)
    check(
      "header-in-payload",
      """
      { "aps": { "alert": "Hello" }, "topic": "com.example.app" }
                                     ^^^^^^^ hint header-in-payload
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#, isSafe: false)
    check(
      "header-in-payload",
      """
      { "aps": { "alert": "Hello" }, "expiration": 1750000000 }
                                     ^^^^^^^^^^^^ hint header-in-payload
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#, isSafe: false)
    check(
      "header-in-payload",
      """
      { "aps": { "alert": "Hello" }, "collapse-id": "x" }
                                     ^^^^^^^^^^^^^ hint header-in-payload
      """,
      fixed: #"{ "aps": { "alert": "Hello" } }"#, isSafe: false)
  }

  @Test func inAnFCMMessage() {
    check(
      "header-in-payload",
      """
      { "message": { "token": "t", "apns": { "payload": { "aps": { "alert": "x", "apns-priority": 5 } } } } }
                                                                                 ^^^^^^^^^^^^^^^ error header-in-payload
      """,
      fixed:
        #"{ "message": { "token": "t", "apns": { "payload": { "aps": { "alert": "x" } }, "headers": { "apns-priority": "5" } } } }"#,
      isSafe: false, name: "a.json")
    check(
      "header-in-payload",
      """
      { "message": { "token": "t", "apns": { "headers": { "apns-priority": "5" }, "payload": { "aps": { "alert": "x" }, "apns-topic": "a.b" } } } }
                                                                                                                        ^^^^^^^^^^^^ warning header-in-payload
      """,
      fixed:
        #"{ "message": { "token": "t", "apns": { "headers": { "apns-priority": "5", "apns-topic": "a.b" }, "payload": { "aps": { "alert": "x" } } } } }"#,
      isSafe: false, name: "a.json")
  }

  @Test func wordsOfTheApp() {
    checkClean(
      "header-in-payload",
      #"{ "aps": { "alert": "Hello" }, "priority": "urgent", "topic": "news", "expiration": "tomorrow" }"#)
    checkClean(
      "header-in-payload", #"{ "aps": { "alert": "Hello" }, "data": { "apns-priority": 10, "priority": 10 } }"#)
    checkClean(
      "header-in-payload",
      #"{ "message": { "token": "t", "apns": { "headers": { "apns-priority": "5" }, "payload": { "aps": { "alert": "x" } } } } }"#,
      name: "a.json")
  }
}
