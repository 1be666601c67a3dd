import Testing

@Suite struct NothingToDeliverTests {
  @Test func nothing() {
    check(
      "nothing-to-deliver",
      """
      { "aps": { "category": "sync" }, "id": 1 }
        ^^^^^ warning nothing-to-deliver
      """,
      fixed: #"{ "aps": { "category": "sync", "content-available": 1 }, "id": 1 }"#, isSafe: false)
    check(
      "nothing-to-deliver",
      """
      { "aps": {}, "id": 1 }
        ^^^^^ warning nothing-to-deliver
      """,
      fixed: #"{ "aps": { "content-available": 1 }, "id": 1 }"#, isSafe: false)
    check(
      "nothing-to-deliver",
      """
      { "aps": {} }
        ^^^^^ warning nothing-to-deliver
      """)
    check(
      "nothing-to-deliver",
      """
      { "id": 1, "aps": { "content-available": 0 } }
                 ^^^^^ warning nothing-to-deliver
      """)
    check(
      "nothing-to-deliver",
      """
      { "aps": { "data": 1 } }
        ^^^^^ warning nothing-to-deliver
                 ^^^^^^ warning custom-key-in-aps
      """)
  }

  @Test func something() {
    checkClean("nothing-to-deliver", #"{ "aps": { "badge": 0 } }"#)
    checkClean("nothing-to-deliver", #"{ "aps": { "sound": "default" } }"#)
    checkClean("nothing-to-deliver", #"{ "aps": { "content-available": "{{x}}" } }"#)
    checkClean("nothing-to-deliver", #"{ "aps": {} }"#, name: "a.voip.apns")
    checkClean("nothing-to-deliver", #"{ "aps": {}, "mdm": "x" }"#)
    checkClean("nothing-to-deliver", #"{ "aps": { "content-changed": true } }"#)
    checkClean(
      "nothing-to-deliver", #"{ "message": { "token": "t", "apns": { "payload": { "aps": { "category": "a" } } } } }"#,
      name: "a.json")
    check(
      "nothing-to-deliver",
      """
      { "aps": { "contentAvailable": 1 } }
                 ^^^^^^^^^^^^^^^^^^ error misspelled-key
      """)
    check(
      "nothing-to-deliver",
      """
      { "aps": { "title": "x" } }
                 ^^^^^^^ error misplaced-key
      """)
    check(
      "nothing-to-deliver",
      """
      { "aps": {}, "alert": "x" }
                   ^^^^^^^ warning misplaced-key
      """)
    check(
      "nothing-to-deliver",
      """
      { "aps": {} }
        ^^^^^ error push-type-conflict
      """, name: "a.alert.apns")
  }
}
