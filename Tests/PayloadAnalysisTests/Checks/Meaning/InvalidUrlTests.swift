import Testing

@Suite struct InvalidUrlTests {
  @Test func declarativeWebPush() {
    check(
      "invalid-url",
      """
      { "web_push": 8030, "notification": { "title": "a", "navigate": "/today" } }
                                                                      ^^^^^^^^ warning invalid-url
      """)
    check(
      "invalid-url",
      """
      { "web_push": 8030, "notification": { "title": "a", "navigate": "example.com" } }
                                                                      ^^^^^^^^^^^^^ warning invalid-url
      """)
    check(
      "invalid-url",
      """
      { "web_push": 8030, "notification": { "title": "a", "navigate": "" } }
                                                                      ^^ warning invalid-url
      """)
    check(
      "invalid-url",
      """
      { "web_push": 8030, "notification": { "title": "a", "navigate": "https://" } }
                                                                      ^^^^^^^^^^ warning invalid-url
      """)
    check(
      "invalid-url",
      """
      { "web_push": 8030, "notification": { "title": "a", "navigate": "https://example.com/a b" } }
                                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^ warning invalid-url
      """,
      fixed: #"{ "web_push": 8030, "notification": { "title": "a", "navigate": "https://example.com/a%20b" } }"#,
      isSafe: false)
    check(
      "invalid-url",
      """
      { "web_push": 8030, "notification": { "title": "a", "navigate": "https://example.com/", "icon": "icon.png" } }
                                                                                                      ^^^^^^^^^^ warning invalid-url
      """)
    check(
      "invalid-url",
      """
      { "web_push": 8030, "notification": { "title": "a", "navigate": "https://example.com/", "actions": [ { "action": "a", "title": "b", "navigate": "/x" } ] } }
                                                                                                                                                      ^^^^ warning invalid-url
      """)
  }

  @Test func firebase() {
    check(
      "invalid-url",
      """
      { "message": { "token": "t", "notification": { "title": "a", "image": "photo.jpg" } } }
                                                                            ^^^^^^^^^^^ warning invalid-url
      """, name: "a.json")
    check(
      "invalid-url",
      """
      { "message": { "token": "t", "apns": { "fcm_options": { "image": "https:/example.com/a.png" }, "payload": { "aps": { "alert": "x", "mutable-content": 1 } } } } }
                                                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning invalid-url
      """, name: "a.json")
  }

  @Test func dataOfTheApp() {
    check(
      "invalid-url",
      """
      { "aps": { "alert": "x", "mutable-content": 1 }, "image": "https:/example.com/a.png" }
                                                                ^^^^^^^^^^^^^^^^^^^^^^^^^^ hint invalid-url
      """)
    check(
      "invalid-url",
      """
      { "aps": { "alert": "x", "mutable-content": 1 }, "image": "http//example.com/a.png" }
                                                                ^^^^^^^^^^^^^^^^^^^^^^^^^ hint invalid-url
      """)
    check(
      "invalid-url",
      """
      { "aps": { "alert": "x", "mutable-content": 1 }, "attachment": { "url": "x", "image": "https://example.com/a b.png" } }
                                                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint invalid-url
      """,
      fixed:
        #"{ "aps": { "alert": "x", "mutable-content": 1 }, "attachment": { "url": "x", "image": "https://example.com/a%20b.png" } }"#,
      isSafe: false)
  }

  @Test func theAppsOwnBusiness() {
    checkClean(
      "invalid-url",
      #"{ "aps": { "alert": "x" }, "image": "/photos/1.jpg", "url": "app://x/y z", "link": "https:/x", "route": "orders/1" }"#
    )
    checkClean(
      "invalid-url", #"{ "aps": { "alert": "x", "mutable-content": 1 }, "image": "https://example.com/{{id}}.png" }"#)
    checkClean(
      "invalid-url",
      #"{ "aps": { "alert": "x", "mutable-content": 1 }, "image": "HTTPS://user@example.com:8080/a?b=c#d" }"#)
    checkClean(
      "invalid-url",
      #"{ "web_push": 8030, "notification": { "title": "a", "navigate": "https://example.com/ü?x=1", "body": "/today" } }"#
    )
    checkClean("invalid-url", #"{ "web_push": 8030, "notification": { "title": "a", "navigate": "{{url}}" } }"#)
  }
}
