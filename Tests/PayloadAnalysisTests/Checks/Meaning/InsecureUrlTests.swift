import Testing

@Suite struct InsecureUrlTests {
  @Test func media() {
    check(
      "insecure-url",
      """
      { "aps": { "alert": "x", "mutable-content": 1 }, "image": "http://example.com/a" }
                                                                ^^^^^^^^^^^^^^^^^^^^^^ hint insecure-url
      """,
      fixed: #"{ "aps": { "alert": "x", "mutable-content": 1 }, "image": "https://example.com/a" }"#, isSafe: false)
    check(
      "insecure-url",
      """
      { "aps": { "alert": "x", "mutable-content": 1 }, "data": [ { "att": "HTTP://example.com/a.png" } ] }
                                                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^ hint insecure-url
      """,
      fixed: #"{ "aps": { "alert": "x", "mutable-content": 1 }, "data": [ { "att": "https://example.com/a.png" } ] }"#,
      isSafe: false)
    check(
      "insecure-url",
      """
      { "web_push": 8030, "notification": { "title": "a", "navigate": "http://example.com/", "icon": "http://example.com/i.png" } }
                                                                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^ hint insecure-url
      """,
      fixed:
        #"{ "web_push": 8030, "notification": { "title": "a", "navigate": "http://example.com/", "icon": "https://example.com/i.png" } }"#,
      isSafe: false)
  }

  /// Of FCM's `notification`, with a payload and without.
  @Test func inMessage() {
    for apns in ["", #", "apns": { "payload": { "aps": { "mutable-content": 1 } } }"#] {
      let message = { (scheme: String) in
        #"{ "message": { "token": "t", "notification": { "title": "x", "image": "\#(scheme)://example.com/a" }\#(apns) } }"#
      }
      let marks = String(repeating: " ", count: 70) + String(repeating: "^", count: 22)
      check(
        "insecure-url", message("http") + "\n\(marks) hint insecure-url", fixed: message("https"), isSafe: false,
        name: "a.json")
    }
  }

  @Test func nothingToSay() {
    checkClean(
      "insecure-url", #"{ "aps": { "alert": "x", "mutable-content": 1 }, "image": "https://example.com/a.png" }"#)
    checkClean("insecure-url", #"{ "aps": { "alert": "x" }, "url": "http://example.com/article" }"#)
    checkClean(
      "insecure-url", #"{ "aps": { "alert": "x", "mutable-content": 1 }, "image": "http://localhost:8080/a.png" }"#)
    checkClean("insecure-url", #"{ "aps": { "alert": "x", "mutable-content": 1 }, "image": "http://{{host}}/a.png" }"#)
  }
}
