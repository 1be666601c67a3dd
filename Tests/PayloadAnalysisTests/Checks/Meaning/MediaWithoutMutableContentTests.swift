import Testing

@Suite struct MediaWithoutMutableContentTests {
  @Test func media() {
    check(
      "media-without-mutable-content",
      """
      { "aps": { "alert": "Photo", "content-available": 1 }, "att": { "id": "https://img.example/a.png" } }
                                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint media-without-mutable-content
      """,
      fixed:
        #"{ "aps": { "alert": "Photo", "content-available": 1, "mutable-content": 1 }, "att": { "id": "https://img.example/a.png" } }"#,
      isSafe: false)
    check(
      "media-without-mutable-content",
      """
      { "aps": { "alert": { "title": "x" } }, "image_url": "https://example.com/cdn/17" }
                                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint media-without-mutable-content
      """,
      fixed:
        #"{ "aps": { "alert": { "title": "x" }, "mutable-content": 1 }, "image_url": "https://example.com/cdn/17" }"#,
      isSafe: false)
    check(
      "media-without-mutable-content",
      """
      { "aps": { "alert": "x" }, "data": { "list": [ { "video": "https://example.com/v" } ] }, "photo": "https://example.com/p" }
                                                                ^^^^^^^^^^^^^^^^^^^^^^^ hint media-without-mutable-content
      """,
      fixed:
        #"{ "aps": { "alert": "x", "mutable-content": 1 }, "data": { "list": [ { "video": "https://example.com/v" } ] }, "photo": "https://example.com/p" }"#,
      isSafe: false)
    check(
      "media-without-mutable-content",
      """
      { "aps": { "alert": "x" }, "fcm_options": { "image": "https://example.com/p" } }
                                                           ^^^^^^^^^^^^^^^^^^^^^^^ hint media-without-mutable-content
      """,
      fixed: #"{ "aps": { "alert": "x", "mutable-content": 1 }, "fcm_options": { "image": "https://example.com/p" } }"#,
      isSafe: false)
  }

  @Test func firebase() {
    check(
      "media-without-mutable-content",
      """
      { "message": { "token": "t", "apns": { "fcm_options": { "image": "https://example.com/p" }, "payload": { "aps": { "alert": "x" } } } } }
                                                                       ^^^^^^^^^^^^^^^^^^^^^^^ hint media-without-mutable-content
      """,
      fixed:
        #"{ "message": { "token": "t", "apns": { "fcm_options": { "image": "https://example.com/p" }, "payload": { "aps": { "alert": "x", "mutable-content": 1 } } } } }"#,
      isSafe: false, name: "a.json")
    check(
      "media-without-mutable-content",
      """
      { "message": { "token": "t", "notification": { "title": "x", "image": "https://example.com/p" }, "apns": { "payload": { "aps": { "sound": "default" } } } } }
                                                                            ^^^^^^^^^^^^^^^^^^^^^^^ hint media-without-mutable-content
      """,
      fixed:
        #"{ "message": { "token": "t", "notification": { "title": "x", "image": "https://example.com/p" }, "apns": { "payload": { "aps": { "sound": "default", "mutable-content": 1 } } } } }"#,
      isSafe: false, name: "a.json")
  }

  @Test func nothingToSay() {
    checkClean(
      "media-without-mutable-content",
      #"{ "aps": { "alert": "Photo", "mutable-content": 1 }, "image": "https://example.com/p.jpg" }"#)
    checkClean(
      "media-without-mutable-content", #"{ "aps": { "content-available": 1 }, "image": "https://example.com/p.jpg" }"#)
    checkClean(
      "media-without-mutable-content",
      #"{ "aps": { "alert": "x" }, "url": "https://example.com/news/17", "link": "https://example.com/", "media-type": "mp4" }"#
    )
    checkClean(
      "media-without-mutable-content",
      #"{ "aps": { "alert": "x" }, "attachment": { "url": "/test.mp3" }, "image": "photo.jpg", "icon": "app.icon.png" }"#
    )
    checkClean(
      "media-without-mutable-content",
      #"{ "aps": { "alert": "x" }, "immediate": "https://example.com/", "image": "{{image}}" }"#)
    check(
      "media-without-mutable-content",
      """
      { "aps": { "alert": "x" }, "mutable_content": true, "image": "https://example.com/p.jpg" }
                                 ^^^^^^^^^^^^^^^^^ warning misplaced-key
      """)
    check(
      "media-without-mutable-content",
      """
      { "aps": { "alert": "x", "mutableContent": 1 }, "image": "https://example.com/p.jpg" }
                               ^^^^^^^^^^^^^^^^ error misspelled-key
      """)
    checkClean(
      "media-without-mutable-content",
      #"{ "aps": { "alert": "x", "mutable-content": "{{m}}" }, "image": "https://example.com/p.jpg" }"#)
  }
}
