import PayloadAnalysis
import SourceText
import Testing

@Suite struct MissingKeyTests {
  @Test func oneFindingAKey() {
    check(
      "missing-key",
      """
      { "aps": { "event": "update" } }
        ^^^^^ error missing-key
        ^^^^^ error missing-key
      """,
      fixed: #"{ "aps": { "event": "update", "timestamp": 1750000000 } }"#, isSafe: false)
    check(
      "missing-key",
      """
      { "aps": { "event": "end" } }
        ^^^^^ error missing-key
      """,
      fixed: #"{ "aps": { "event": "end", "timestamp": 1750000000 } }"#, isSafe: false)
    checkMessage(
      "missing-key", #"{ "aps": { "event": "update", "timestamp": 1750000000 } }"#,
      #"`content-state` is missing: a Live Activity's `update` needs it, and without it nothing appears on the device. Write it."#
    )
  }

  @Test func theWholeStart() {
    check(
      "missing-key",
      """
      {
        "aps": {
        ^^^^^ error missing-key
          "timestamp": 1750000000,
          "event": "start",
          "content-state": { "a": 1 },
          "attributes": { "id": 1 },
          "alert": { "title": "a", "body": "b" }
        }
      }
      """,
      fixed: """
        {
          "aps": {
            "timestamp": 1750000000,
            "event": "start",
            "content-state": { "a": 1 },
            "attributes": { "id": 1 },
            "alert": { "title": "a", "body": "b" },
            "attributes-type": "DeliveryAttributes"
          }
        }
        """, isSafe: false)
  }

  @Test func aKeyUnderAnotherName() {
    check(
      "missing-key",
      """
      { "web_push": 8030, "notification": { "title": "t", "url": "https://example.org/" } }
                          ^^^^^^^^^^^^^^ error missing-key
      """,
      fixed: #"{ "web_push": 8030, "notification": { "title": "t", "navigate": "https://example.org/" } }"#)
  }

  @Test func aMisspelledKeyIsNotMissing() {
    check(
      "misspelled-key",
      """
      { "aps": { "timestmap": 1750000000, "event": "end" } }
                 ^^^^^^^^^^^ error misspelled-key
      """,
      fixed: #"{ "aps": { "timestamp": 1750000000, "event": "end" } }"#)
  }

  @Test func allAtOnce() throws {
    let text = #"{ "aps": { "event": "update" } }"#
    let finding = CheckTrial(code: "missing-key", name: "a.apns", settings: Settings(), now: 1_750_000_000)
      .findings(text).first
    let fix = try #require(finding?.fixes.last)
    #expect(fix.title == "Insert all 2 missing keys")
    #expect(
      SourceText(text).applying(fix.edits).string
        == #"{ "aps": { "event": "update", "timestamp": 1750000000, "content-state": { "status": "value" } } }"#)
    #expect(
      try mendedByAll(#"{"aps":{"event":"update"}}"#)
        == #"{"aps":{"event":"update","timestamp":1750000000,"content-state":{"status":"value"}}}"#)
  }

  /// What is put in has no finding itself.
  @Test func theWholeStartAtOnce() throws {
    let after = try mendedByAll(#"{ "aps": { "event": "start", "timestamp": 1750000000 } }"#)
    checkClean("attributes-repeat-content-state", after)
  }

  private func mendedByAll(_ text: String) throws -> String {
    let finding = CheckTrial(code: "missing-key", name: "a.apns", settings: Settings(), now: 1_750_000_000)
      .findings(text).first
    let fix = try #require(finding?.fixes.last)
    return SourceText(text).applying(fix.edits).string
  }

  /// An update unless something says that it is another event; the title says which.
  @Test(arguments: [
    (#"{ "aps": { "alert": "x", "timestamp": 1750000000, "stale-date": 1750003600 } }"#, "update"),
    (#"{ "aps": { "alert": "x", "timestamp": 1750000000, "dismissal-date": 1750003600 } }"#, "end"),
    (#"{ "aps": { "timestamp": 1750000000, "content-state": {}, "dismissal-date": 1750003600 } }"#, "end"),
    (#"{ "aps": { "timestamp": 1750000000, "content-state": {} } }"#, "update"),
    (#"{ "aps": { "timestamp": 1750000000, "content-state": {}, "attributes-type": "A" } }"#, "start"),
  ]) func theEvent(text: String, event: String) throws {
    let findings = CheckTrial(code: "missing-key", name: "a.apns", settings: Settings(), now: 1_750_000_000)
      .findings(text)
    let fix = try #require(findings.flatMap(\.fixes).first { $0.title.contains("event") })
    #expect(fix.title == "Insert `\"event\": \"\(event)\"`")
    #expect(SourceText(text).applying(fix.edits).string.contains("\"event\": \"\(event)\""))
    #expect(!fix.isSafe)
  }

  /// The W3C's draft wants an address for each button, of which Safari reads none.
  @Test func whatSafariDoesNotRead() {
    check(
      "missing-key",
      """
      { "web_push": 8030, "notification": { "title": "t", "navigate": "https://a.example/",
        "actions": [{ "action": "a", "title": "b" }] } }
                    ^ hint missing-key
      """,
      fixed: """
        { "web_push": 8030, "notification": { "title": "t", "navigate": "https://a.example/",
          "actions": [{ "action": "a", "title": "b", "navigate": "https://example.com/" }] } }
        """, isSafe: false)
  }

  @Test func anotherNameInALocalizedText() {
    check(
      "missing-key",
      """
      { "aps": { "timestamp": 1750000000, "event": "start", "content-state": { "a": 1 }, "attributes-type": "R",
        "attributes": { "b": 1 }, "alert": { "title": "T", "body": { "key": "B" } } } }
                                                           ^^^^^^ error missing-key
      """,
      fixed: """
        { "aps": { "timestamp": 1750000000, "event": "start", "content-state": { "a": 1 }, "attributes-type": "R",
          "attributes": { "b": 1 }, "alert": { "title": "T", "body": { "loc-key": "B" } } } }
        """)
  }

  @Test func whereSomethingWasLeftOut() {
    check(
      "missing-key",
      """
      { "aps": { "event": "end", ... } }
                                 ^^^ error unexpected-text
      """)
  }
}
