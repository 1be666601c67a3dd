import Testing

@Suite struct CustomKeyInApsTests {
  /// A letter away from Apple's key, but a list or an object that the key does not take.
  @Test(arguments: [(#"["a"]"#, "events"), (#"["a.caf"]"#, "sounds"), (#"{"a":1}"#, "badges")])
  func whatIsNoMisspelling(value: String, name: String) {
    let carets = String(repeating: "^", count: name.count + 2)
    check(
      "custom-key-in-aps",
      """
      { "aps": { "alert": "Paid", "\(name)": \(value) } }
                                  \(carets) warning custom-key-in-aps
      """,
      fixed: "{ \"aps\": { \"alert\": \"Paid\" }, \"\(name)\": \(value) }", isSafe: false)
  }

  @Test func movesBesideAps() {
    check(
      "custom-key-in-aps",
      """
      { "aps": { "alert": "Paid", "biz": { "amount": 1 } } }
                                  ^^^^^ warning custom-key-in-aps
      """,
      fixed: #"{ "aps": { "alert": "Paid" }, "biz": { "amount": 1 } }"#, isSafe: false)
    check(
      "custom-key-in-aps",
      """
      {
        "aps": {
          "order": 17,
          ^^^^^^^ warning custom-key-in-aps
          "alert": "Paid"
        },
        "a": 1
      }
      """,
      fixed: """
        {
          "aps": {
            "alert": "Paid"
          },
          "a": 1,
          "order": 17
        }
        """, isSafe: false)
    check(
      "custom-key-in-aps",
      """
      {
        "aps": {
          "alert": "Paid",
          "order": {
          ^^^^^^^ warning custom-key-in-aps
            "a": 1
          }
        }
      }
      """,
      fixed: """
        {
          "aps": {
            "alert": "Paid"
          },
          "order": {
            "a": 1
          }
        }
        """, isSafe: false)
  }

  @Test func theNameIsTaken() {
    check(
      "custom-key-in-aps",
      """
      { "aps": { "alert": "Paid", "order": 17 }, "order": 18 }
                                  ^^^^^^^ warning custom-key-in-aps
      """)
  }

  @Test func inAnActivity() {
    check(
      "custom-key-in-aps",
      """
      { "aps": { "timestamp": 1750000000, "event": "end", "driver": "Ada" } }
                                                          ^^^^^^^^ warning custom-key-in-aps
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "end" }, "driver": "Ada" }"#, isSafe: false)
  }

  /// Names of the system's classes in Swift, and of libraries, with the keys that they stand for in Apple's table.
  @Test(arguments: [
    ("threadIdentifier", #""a""#, "thread-id", true), ("categoryIdentifier", #""a""#, "category", true),
    ("targetContentIdentifier", #""a""#, "target-content-id", true), ("badgeCount", "1", "badge", false),
    ("soundName", #""a.caf""#, "sound", false), ("categoryId", #""a""#, "category", false),
  ])
  func anotherNameOfApplesKey(_ name: String, _ value: String, _ key: String, _ isSafe: Bool) {
    let marks = String(repeating: "^", count: name.count + 2)
    check(
      "custom-key-in-aps",
      """
      { "aps": { "alert": "x", "\(name)": \(value) } }
                               \(marks) warning custom-key-in-aps
      """,
      fixed: #"{ "aps": { "alert": "x", "\#(key)": \#(value) } }"#, isSafe: isSafe)
  }

  @Test func anotherNameBesideApplesKeyOrWithAnotherValue() {
    check(
      "custom-key-in-aps",
      """
      { "aps": { "alert": "x", "badge": 2, "badgeCount": 1 } }
                                           ^^^^^^^^^^^^ warning custom-key-in-aps
      """,
      fixed: #"{ "aps": { "alert": "x", "badge": 2 }, "badgeCount": 1 }"#, isSafe: false)
    check(
      "custom-key-in-aps",
      """
      { "aps": { "alert": "x", "badgeCount": { "a": 1 } } }
                               ^^^^^^^^^^^^ warning custom-key-in-aps
      """,
      fixed: #"{ "aps": { "alert": "x" }, "badgeCount": { "a": 1 } }"#, isSafe: false)
  }
}
