import Testing

@Suite struct FcmReservedKeyTests {
  /// The words are those of Firebase's page on messages.
  @Test func reserved() {
    check(
      "fcm-reserved-key",
      """
      { "message": { "token": "T", "data": { "from": "Ann", "order": "1" } } }
                                             ^^^^^^ error fcm-reserved-key
      """, name: "a.json")
    check(
      "fcm-reserved-key",
      """
      { "message": { "token": "T", "data": { "message_type": "x", "google.sent_time": "1", "gcm.notification.title": "x" } } }
                                             ^^^^^^^^^^^^^^ warning fcm-reserved-key
                                                                  ^^^^^^^^^^^^^^^^^^ warning fcm-reserved-key
                                                                                           ^^^^^^^^^^^^^^^^^^^^^^^^ warning fcm-reserved-key
      """, name: "a.json")
  }

  @Test func nothingToSay() {
    for key in ["From", "fromUser", "sender", "to", "type", "google", "googleId", "gcm", "notification"] {
      checkClean(
        "fcm-reserved-key", #"{ "message": { "token": "T", "data": { "\#(key)": "x" } } }"#, name: "a.json")
    }
    checkClean(
      "fcm-reserved-key",
      #"{ "message": { "token": "T", "apns": { "payload": { "aps": { "badge": 0 }, "from": "x" } } } }"#,
      name: "a.json")
    checkClean("fcm-reserved-key", #"{ "aps": { "alert": "x" }, "data": { "from": "x" } }"#)
  }
}
