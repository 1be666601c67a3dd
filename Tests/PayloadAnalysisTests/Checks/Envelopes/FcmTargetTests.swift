import PayloadAnalysis
import Testing

@Suite struct FcmTargetTests {
  @Test func several() {
    check(
      "fcm-target",
      """
      { "message": { "token": "T", "topic": "news", "notification": { "title": "x" } } }
                                   ^^^^^^^ error fcm-target
      """,
      fixed: #"{ "message": { "token": "T", "notification": { "title": "x" } } }"#, isSafe: false, name: "a.json")
    check(
      "fcm-target",
      """
      { "message": { "condition": "'a' in topics", "notification": { "title": "x" }, "fid": "F", "token": "T" } }
                                                                                     ^^^^^ error fcm-target
      """,
      fixed: #"{ "message": { "condition": "'a' in topics", "notification": { "title": "x" } } }"#, isSafe: false,
      name: "a.json")
  }

  @Test func topics() {
    check(
      "fcm-target",
      """
      { "message": { "topic": "/topics/news", "notification": { "title": "x" } } }
                              ^^^^^^^^^^^^^^ error fcm-target
      """,
      fixed: #"{ "message": { "topic": "news", "notification": { "title": "x" } } }"#, name: "a.json")
    for (topic, marks) in [
      ("late news", "^^^^^^^^^^^"), ("news/sport", "^^^^^^^^^^^^"), ("/topics/", "^^^^^^^^^^"),
      ("новости", "^^^^^^^^^"), ("a:b", "^^^^^"),
    ] {
      check(
        "fcm-target",
        """
        { "message": { "topic": "\(topic)", "notification": { "title": "x" } } }
                                \(marks) error fcm-target
        """, name: "a.json")
    }
  }

  /// One fix for each kind of target, however often one is repeated.
  @Test func repeatedTargets() throws {
    let trial = CheckTrial(code: "fcm-target", name: "a.json", settings: Settings(), now: 1_750_000_000)
    let finding = try #require(
      trial.analysis(#"{ "message": { "topic": "a", "token": "t", "token": "u", "notification": { "title": "x" } } }"#)
        .findings.first { $0.code == "fcm-target" })
    #expect(finding.fixes.map(\.title) == ["Keep `topic` alone", "Keep `token` alone"])
  }

  /// Firebase's libraries refuse it, too, but take `/topics/` off by themselves.
  @Test func withoutRequest() {
    check(
      "fcm-target",
      """
      { "token": "T", "topic": "news", "apns": { "payload": { "aps": { "alert": "x" } } } }
                      ^^^^^^^ error fcm-target
      """,
      fixed: #"{ "token": "T", "apns": { "payload": { "aps": { "alert": "x" } } } }"#, isSafe: false, name: "a.json")
    checkClean(
      "fcm-target", #"{ "topic": "/topics/news", "apns": { "payload": { "aps": { "alert": "x" } } } }"#, name: "a.json")
    // Of another service: FCM knows no `device_id`.
    checkClean(
      "fcm-target",
      #"{ "token": "T", "topic": "com.example", "device_id": 10, "apns": { "payload": { "aps": { "alert": "x" } } } }"#,
      name: "a.json")
  }

  /// The characters are those of Firebase's own pattern, `[a-zA-Z0-9-_.~%]+`.
  @Test func nothingToSay() {
    for target in [
      #""topic": "news""#, #""topic": "News-2026_a.b~c%20""#, #""topic": "{{topic}}""#, #""topic": "<topic>""#,
      #""topic": "user-<id>""#,
      #""token": "T", "topic": null"#, #""token": "T", "topic": """#, #""fid": "F""#,
      #""condition": "'a' in topics && 'b' in topics""#, #""token": "T", "name": "projects/p/messages/1""#,
    ] {
      checkClean(
        "fcm-target", #"{ "message": { \#(target), "notification": { "title": "x" } } }"#, name: "a.json")
    }
    // Of another service, perhaps.
    checkClean("fcm-target", #"{ "message": { "token": "x", "topic": "plant/line 1" } }"#, name: "a.json")
    // A program may put the target in.
    checkClean(
      "fcm-target", #"{ "message": { "apns": { "payload": { "aps": { "alert": "x" } } } } }"#, name: "a.json")
    // The legacy interface has the prefix.
    checkClean("fcm-target", #"{ "to": "/topics/news", "notification": { "title": "x" } }"#, name: "a.json")
  }
}
