import Testing

@Suite struct WrongTypeTests {
  @Test(arguments: [
    ("badge", #""5""#, "5"), ("badge", #"" 5 ""#, "5"), ("content-available", #""1""#, "1"),
    ("mutable-content", #""true""#, "1"), ("thread-id", "7", #""7""#), ("relevance-score", #""0.5""#, "0.5"),
    ("category", "12", #""12""#),
  ]) func plainConversions(key: String, written: String, json: String) {
    let carets = String(repeating: "^", count: written.count)
    let space = String(repeating: " ", count: key.count)
    check(
      "wrong-type",
      """
      { "aps": { "alert": "Hello", "\(key)": \(written) } }
                                       \(space)\(carets) error wrong-type
      """,
      fixed: "{ \"aps\": { \"alert\": \"Hello\", \"\(key)\": \(json) } }")
  }

  @Test(arguments: [
    (#""a""#, #"["a"]"#), (#""[\"a\", \"b\"]""#, #"["a", "b"]"#), (#"{ "0": "a", "1": 2 }"#, #"["a", "2"]"#),
    ("3", #"["3"]"#), (#""[1]""#, #"["1"]"#),
  ]) func arguments(written: String, json: String) {
    let carets = String(repeating: "^", count: written.count)
    check(
      "wrong-type",
      """
      { "aps": { "alert": { "loc-key": "A", "loc-args": \(written) } } }
                                                        \(carets) error wrong-type
      """,
      fixed: "{ \"aps\": { \"alert\": { \"loc-key\": \"A\", \"loc-args\": \(json) } } }")
  }

  @Test func elementsOfArguments() {
    check(
      "wrong-type",
      """
      { "aps": { "alert": { "loc-key": "A", "loc-args": ["x", 3] } } }
                                                              ^ error wrong-type
      """,
      fixed: #"{ "aps": { "alert": { "loc-key": "A", "loc-args": ["x", "3"] } } }"#)
    checkMessage(
      "wrong-type", #"{ "aps": { "alert": { "loc-key": "A", "loc-args": ["x", 3] } } }"#,
      #"Element 2 of `loc-args` must be a string, but this is a number. What the system does with another type is not documented."#
    )
  }

  @Test func objectsInStrings() {
    check(
      "wrong-type",
      #"""
      { "aps": "{\"alert\": \"x\"}" }
               ^^^^^^^^^^^^^^^^^^^^ error wrong-type
      """#,
      fixed: #"{ "aps": {"alert": "x"} }"#)
    check(
      "wrong-type",
      """
      { "aps": { "timestamp": 1750000000, "event": "update", "content-state": [] } }
                                                                              ^^ error wrong-type
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "update", "content-state": {} } }"#)
  }

  @Test func theBranchThatWasMeant() {
    checkMessage(
      "wrong-type", #"{ "aps": { "alert": 5 } }"#,
      #"`alert` must be a text, or an object with `title` and `body`, but this is a number. What the system does with another type is not documented."#
    )
    checkMessage(
      "wrong-type", #"{ "aps": { "alert": "x", "sound": 1 } }"#,
      #"`sound` must be the name of a sound file, or an object for a critical alert, but this is a number. What the system does with another type is not documented."#
    )
    checkMessage(
      "wrong-type", #"{ "aps": { "alert": "x", "mutable-content": "on please" } }"#,
      #"`mutable-content` must be the number 1, but this is a string. What the system does with another type is not documented."#
    )
    check(
      "wrong-type",
      """
      { "aps": { "alert": "x", "sound": true } }
                                        ^^^^ error wrong-type
      """,
      fixed: #"{ "aps": { "alert": "x", "sound": "default" } }"#, isSafe: false)
    check(
      "wrong-type",
      """
      { "aps": { "alert": ["x"] } }
                          ^^^^^ error wrong-type
      """,
      fixed: #"{ "aps": { "alert": "x" } }"#, isSafe: false)
  }

  /// What others read beside `aps` is none of Apple's documentation.
  @Test func keysOfOthers() {
    check(
      "wrong-type",
      """
      { "aps": { "alert": "x" }, "gcm.message_id": 1234 }
                                                   ^^^^ hint wrong-type
      """,
      fixed: #"{ "aps": { "alert": "x" }, "gcm.message_id": "1234" }"#, isSafe: false)
  }

  /// Only a Live Activity has objects for texts.
  @Test func localizedTexts() {
    check(
      "wrong-type",
      """
      { "aps": { "alert": { "title": { "loc-key": "A", "loc-args": ["x"] }, "body": "b" } } }
                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error wrong-type
      """,
      fixed: #"{ "aps": { "alert": { "title-loc-key": "A", "body": "b", "title-loc-args": ["x"] } } }"#)
    check(
      "wrong-type",
      """
      { "aps": { "alert": { "body": { "loc-key": "A" } } } }
                                    ^^^^^^^^^^^^^^^^^^ error wrong-type
      """,
      fixed: #"{ "aps": { "alert": { "loc-key": "A" } } }"#)
  }

  @Test func countersOfServices() {
    checkMessage(
      "wrong-type", #"{ "aps": { "badge": "+1" } }"#,
      "`badge` must be a whole number, but this is a string. APNs sets a badge and does not count it up; the sender has "
        + "to know the number.")
  }

  @Test func aFractionOfABadge() {
    check(
      "wrong-type",
      """
      { "aps": { "badge": 1.5 } }
                          ^^^ warning wrong-type
      """)
  }

  /// ProtoJSON: `null` is an accepted value for all field types, and leaves the field unset.
  @Test func nullInFCM() {
    checkClean(
      "wrong-type",
      #"{ "message": { "token": "T", "topic": null, "data": null, "notification": { "title": "x", "body": null }, "apns": null } }"#,
      name: "a.json")
  }

  @Test func null() {
    check(
      "wrong-type",
      """
      { "aps": { "alert": "x", "badge": null } }
                                        ^^^^ error wrong-type
      """,
      fixed: #"{ "aps": { "alert": "x" } }"#, isSafe: false)
  }

  @Test func theWholePayload() {
    checkMessage(
      "wrong-type", #"[1]"#,
      #"A payload must be an object, but this is an array. APNs sends nothing else."#)
  }

  @Test func valuesThatAreNotKnown() {
    checkClean("wrong-type", #"{ "aps": { "alert": "x", "badge": "{{badge}}" } }"#)
  }

  /// Only of a badge it is reported what happens.
  @Test func whatIsKnown() {
    checkMessage(
      "wrong-type", #"{ "aps": { "alert": "x", "badge": "5" } }"#,
      "`badge` must be a whole number, but this is a string. A badge in quotes is reported to be ignored.")
    checkMessage(
      "wrong-type", #"{ "aps": { "alert": "x", "category": 5 } }"#,
      "`category` must be a string, but this is a number. What the system does with another type is not documented.")
  }

  /// One finding: what stands in no object cannot be told to be missing from it.
  @Test func apsAsAnArray() {
    check(
      "wrong-type",
      """
      { "aps": [] }
               ^^ error wrong-type
      """)
  }

  /// Firebase's legacy interface takes the arguments as JSON in a string.
  @Test func argumentsInAString() {
    check(
      "wrong-type",
      """
      { "to": "t", "notification": { "body_loc_key": "K", "body_loc_args": ["a"] } }
                                                                           ^^^^^ error wrong-type
      """,
      fixed: #"{ "to": "t", "notification": { "body_loc_key": "K", "body_loc_args": "[\"a\"]" } }"#, name: "a.json")
  }

  /// WebKit's parser reads neither of them there.
  @Test func whatSafariDoesNotRead() {
    check(
      "wrong-type",
      """
      { "web_push": 8030, "mutable": "true",
                                     ^^^^^^ hint wrong-type
        "notification": { "title": "t", "navigate": "https://a.example/", "badge": 3 } }
                                                                                   ^ hint wrong-type
      """,
      fixed: """
        { "web_push": 8030, "mutable": true,
          "notification": { "title": "t", "navigate": "https://a.example/", "badge": 3 } }
        """)
  }
}
