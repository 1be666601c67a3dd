import PayloadAnalysis
import Testing

@Suite struct PushTypeConflictTests {
  @Test func background() {
    check(
      "push-type-conflict",
      """
      { "aps": { "content-available": 1, "alert": "x", "badge": 1 } }
                                         ^^^^^^^ error push-type-conflict
                                                       ^^^^^^^ error push-type-conflict
      """,
      fixed: #"{ "aps": { "content-available": 1, "badge": 1 } }"#, isSafe: false, name: "a.background.apns")
    check(
      "push-type-conflict",
      """
      { "aps": { "category": "x" } }
        ^^^^^ error push-type-conflict
      """,
      fixed: #"{ "aps": { "category": "x", "content-available": 1 } }"#, isSafe: false, name: "a.background.apns")
    check(
      "push-type-conflict",
      """
      { "aps": { "content-available": 0 } }
                 ^^^^^^^^^^^^^^^^^^^ error push-type-conflict
      """,
      fixed: #"{ "aps": { "content-available": 1 } }"#, isSafe: false, name: "a.background.apns")
  }

  @Test func alert() {
    check(
      "push-type-conflict",
      """
      { "aps": { "content-available": 1 } }
                 ^^^^^^^^^^^^^^^^^^^ error push-type-conflict
      """, name: "a.alert.apns")
    check(
      "push-type-conflict",
      """
      { "aps": { "category": "x" } }
        ^^^^^ error push-type-conflict
      """, name: "a.alert.apns")
  }

  /// "Starting and updating Live Activities with ActivityKit push notifications": a broadcast updates and ends them.
  @Test func broadcast() {
    let start = """
      { "aps": { "timestamp": 1750000000, "event": "start", "content-state": {}, "attributes-type": "A", "attributes": {}, "alert": { "title": "x", "body": "y" } } }
                                                   ^^^^^^^ error push-type-conflict
      """
    check("push-type-conflict", start, name: "a.liveactivity.apns", settings: broadcasts)
    checkClean(
      "push-type-conflict", #"{ "aps": { "timestamp": 1750000000, "event": "end" } }"#, name: "a.liveactivity.apns",
      settings: broadcasts)
  }

  private var broadcasts: Settings {
    var settings = Settings()
    settings.broadcast = [Glob("*")]
    return settings
  }

  @Test func anotherKind() {
    check(
      "push-type-conflict",
      """
      { "aps": { "timestamp": 1750000000, "event": "end" } }
                 ^^^^^^^^^^^ error push-type-conflict
      """, name: "a.alert.apns")
    check(
      "push-type-conflict",
      """
      { "aps": { "alert": "x", "content-state": {} } }
                               ^^^^^^^^^^^^^^^ error push-type-conflict
      """, name: "a.background.apns")
    check(
      "push-type-conflict",
      """
      { "aps": { "content-changed": true } }
                 ^^^^^^^^^^^^^^^^^ error push-type-conflict
      """, name: "a.alert.apns")
  }

  @Test func firebase() {
    check(
      "push-type-conflict",
      """
      { "message": { "token": "t", "apns": { "headers": { "apns-push-type": "background", "apns-priority": "10" }, "payload": { "aps": { "content-available": 1 } } } } }
                                                                                                           ^^^^ error push-type-conflict
      """,
      fixed:
        #"{ "message": { "token": "t", "apns": { "headers": { "apns-push-type": "background", "apns-priority": "5" }, "payload": { "aps": { "content-available": 1 } } } } }"#,
      name: "a.json")
    check(
      "push-type-conflict",
      """
      { "message": { "token": "t", "apns": { "headers": { "apns-push-type": "background", "apns-priority": "5" }, "payload": { "aps": { "content-available": 1, "sound": "default" } } } } }
                                                                                                                                                                ^^^^^^^ error push-type-conflict
      """,
      fixed:
        #"{ "message": { "token": "t", "apns": { "headers": { "apns-push-type": "background", "apns-priority": "5" }, "payload": { "aps": { "content-available": 1 } } } } }"#,
      isSafe: false, name: "a.json")
  }

  /// FCM writes the alert of its `notification` into the payload.
  @Test func alertOfFirebase() {
    check(
      "push-type-conflict",
      """
      { "message": { "token": "t", "notification": { "title": "T" }, "apns": {
        "headers": { "apns-push-type": "background", "apns-priority": "10" },
                                       ^^^^^^^^^^^^ error push-type-conflict
        "payload": { "aps": { "content-available": 1 } } } } }
      """,
      fixed: """
        { "message": { "token": "t", "notification": { "title": "T" }, "apns": {
          "headers": { "apns-push-type": "alert", "apns-priority": "10" },
          "payload": { "aps": { "content-available": 1 } } } } }
        """, isSafe: false, name: "a.json")
  }

  @Test func noConflict() {
    checkClean("push-type-conflict", #"{ "aps": { "content-available": 1 } }"#, name: "a.background.apns")
    checkClean("push-type-conflict", #"{ "aps": { "badge": 0 } }"#, name: "a.alert.apns")
    checkClean("push-type-conflict", "{}", name: "a.alert.apns")
    checkClean("push-type-conflict", #"{ "aps": { "content-available": "{{x}}" } }"#, name: "a.background.apns")
    checkClean(
      "push-type-conflict", #"{ "aps": { "timestamp": 1750000000, "event": "end" } }"#, name: "a.liveactivity.apns")
    checkClean("push-type-conflict", #"{ "aps": { "content-changed": true } }"#, name: "a.controls.apns")
    checkClean(
      "push-type-conflict",
      #"{ "message": { "token": "t", "notification": { "title": "x" }, "apns": { "headers": { "apns-push-type": "alert" }, "payload": { "aps": { "mutable-content": 1 } } } } }"#,
      name: "a.json")
  }

  @Test func leftOut() {
    expectSilence("push-type-conflict", #"{ "aps": { ...base, "category": "x" } }"#, name: "a.alert.apns")
    expectSilence("push-type-conflict", #"{ "aps": { ...base } }"#, name: "a.background.apns")
  }
}
