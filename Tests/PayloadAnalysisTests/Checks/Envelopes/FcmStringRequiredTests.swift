import Testing

@Suite struct FcmStringRequiredTests {
  @Test func data() {
    check(
      "fcm-string-required",
      """
      { "message": { "token": "t", "data": { "order": 17, "ready": true } } }
                                                      ^^ error fcm-string-required
                                                                   ^^^^ error fcm-string-required
      """,
      fixed: #"{ "message": { "token": "t", "data": { "order": "17", "ready": true } } }"#, name: "a.json")
    check(
      "fcm-string-required",
      """
      { "message": { "token": "t", "data": { "item": { "id": [1, "a"] } } } }
                                                     ^^^^^^^^^^^^^^^^^^ error fcm-string-required
      """,
      fixed: #"{ "message": { "token": "t", "data": { "item": "{\"id\":[1,\"a\"]}" } } }"#, isSafe: false,
      name: "a.json")
    check(
      "fcm-string-required",
      """
      { "message": { "token": "t", "data": { "item": null, "a": "b" } } }
                                                     ^^^^ error fcm-string-required
      """,
      fixed: #"{ "message": { "token": "t", "data": { "a": "b" } } }"#, isSafe: false, name: "a.json")
  }

  @Test func headers() {
    check(
      "fcm-string-required",
      """
      { "message": { "token": "t", "apns": { "headers": { "apns-priority": 10 } } } }
                                                                           ^^ error fcm-string-required
      """,
      fixed: #"{ "message": { "token": "t", "apns": { "headers": { "apns-priority": "10" } } } }"#, name: "a.json")
    check(
      "fcm-string-required",
      """
      { "message": { "token": "t", "apns": { "headers": { "apns-priority": 7 } } } }
                                                                           ^ error fcm-string-required
      """, name: "a.json")
    check(
      "fcm-string-required",
      """
      { "message": { "token": "t", "apns": { "headers": { "apns-expiration": 1750000000 } } } }
                                                                             ^^^^^^^^^^ error fcm-string-required
      """,
      fixed: #"{ "message": { "token": "t", "apns": { "headers": { "apns-expiration": "1750000000" } } } }"#,
      name: "a.json")
  }

  @Test func withoutRequest() {
    check(
      "fcm-string-required",
      """
      { "tokens": ["t"], "data": { "order": 17 }, "apns": { "payload": { "aps": { "alert": "x" } } } }
                                            ^^ error fcm-string-required
      """,
      fixed: #"{ "tokens": ["t"], "data": { "order": "17" }, "apns": { "payload": { "aps": { "alert": "x" } } } }"#,
      name: "a.json")
    check(
      "fcm-string-required",
      """
      { "fid": "f", "apns": { "headers": { "apns-priority": 5 }, "payload": { "aps": { "badge": 1 } } } }
                                                            ^ error fcm-string-required
      """,
      fixed: #"{ "fid": "f", "apns": { "headers": { "apns-priority": "5" }, "payload": { "aps": { "badge": 1 } } } }"#,
      name: "a.json")
    // Without a target it may be anybody's.
    checkClean(
      "fcm-string-required", #"{ "data": { "n": 17 }, "apns": { "payload": { "aps": { "alert": "x" } } } }"#,
      name: "a.json")
  }

  @Test func strings() {
    checkClean(
      "fcm-string-required",
      #"{ "message": { "token": "t", "data": { "order": "17", "x": {{x}} }, "apns": { "headers": { "apns-priority": "5" }, "payload": { "aps": { "badge": 1 }, "order": 17 } } } }"#,
      name: "a.json")
    checkClean("fcm-string-required", #"{ "to": "t", "data": { "order": 17 } }"#, name: "a.json")
    check(
      "fcm-string-required",
      """
      { "message": { "token": "t", "data": [] } }
                                           ^^ error wrong-type
      """, name: "a.json")
  }

  @Test func advice() {
    for (value, advice) in [
      ("null", "Leave the key out, or write a string."), ("7", "Put it into quotes."),
      ("{}", "Write it as JSON in a string."),
    ] {
      checkMessage(
        "fcm-string-required", #"{ "message": { "token": "t", "data": { "d": \#(value) } } }"#,
        "FCM takes strings alone in `data`, and refuses a request with another value, as `d` has. \(advice)",
        name: "a.json")
    }
  }
}
