import Testing

@Suite struct InconsistentKeyStyleTests {
  @Test func twoStyles() {
    check(
      "inconsistent-key-style",
      """
      { "aps": { "alert": "x" }, "orderId": 1, "shopId": 2, "user_name": "a" }
                                                            ^^^^^^^^^^^ hint inconsistent-key-style
      """,
      fixed: #"{ "aps": { "alert": "x" }, "orderId": 1, "shopId": 2, "userName": "a" }"#, isSafe: false)
    check(
      "inconsistent-key-style",
      """
      { "aps": { "alert": "x" }, "imageURL": 1, "chat-id": 2, "user-name": "a" }
                                 ^^^^^^^^^^ hint inconsistent-key-style
      """,
      fixed: #"{ "aps": { "alert": "x" }, "image-url": 1, "chat-id": 2, "user-name": "a" }"#, isSafe: false)
    check(
      "inconsistent-key-style",
      """
      { "aps": { "alert": "x" }, "order_id": 1, "userName": "a" }
                                                ^^^^^^^^^^ hint inconsistent-key-style
      """,
      fixed: #"{ "aps": { "alert": "x" }, "order_id": 1, "user_name": "a" }"#, isSafe: false)
    check(
      "inconsistent-key-style",
      """
      { "aps": { "alert": "x" }, "order_id": 1, "user_name": "a", "userName": "a" }
                                                                  ^^^^^^^^^^ hint inconsistent-key-style
      """)
  }

  @Test func oneStyle() {
    checkClean("inconsistent-key-style", #"{ "aps": { "alert": "x" }, "order_id": 1, "user_name": 2, "type": 3 }"#)
    checkClean("inconsistent-key-style", #"{ "aps": { "alert": "x" }, "orderId": 1, "data": { "user_name": 2 } }"#)
    checkClean(
      "inconsistent-key-style",
      #"{ "aps": { "alert": "x" }, "orderId": 1, "gcm.message_id": "1", "google.c.a.e": "1", "fcm_options": {} }"#)
    checkClean(
      "inconsistent-key-style",
      #"{ "Simulator Target Bundle": "a.b", "aps": { "alert": "x" }, "orderId": 1, "order id": 2, "order.id_x": 3, "a_b-c": 4 }"#
    )
    checkClean("inconsistent-key-style", #"{ "aps": { "alert": "x" }, "CHARGER_ID": 1, "CHARGER_NAME": 2 }"#)
    checkClean(
      "inconsistent-key-style",
      #"{ "web_push": 8030, "app_badge": 1, "mutable": true, "orderId": 1, "notification": { "title": "a", "navigate": "https://example.com/" } }"#
    )
  }
}
