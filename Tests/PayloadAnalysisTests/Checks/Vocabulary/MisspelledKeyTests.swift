import PayloadAnalysis
import SourceText
import Testing

@Suite struct MisspelledKeyTests {
  @Test(arguments: [
    ("contentAvailable", "content-available", "1"), ("content_available", "content-available", "1"),
    ("Mutable-Content", "mutable-content", "1"), ("mutablecontent", "mutable-content", "1"),
    ("threadId", "thread-id", #""a""#), ("threadID", "thread-id", #""a""#), ("Category", "category", #""A""#),
    ("catgory", "category", #""A""#), ("cateogry", "category", #""A""#), ("sounds", "sound", #""default""#),
    ("bagde", "badge", "1"), ("interruption_level", "interruption-level", #""active""#),
  ]) func keysOfAps(written: String, key: String, value: String) {
    let carets = String(repeating: "^", count: written.count + 2)
    check(
      "misspelled-key",
      """
      { "aps": { "alert": "x", "\(written)": \(value) } }
                               \(carets) error misspelled-key
      """,
      fixed: "{ \"aps\": { \"alert\": \"x\", \"\(key)\": \(value) } }")
  }

  @Test(arguments: [
    ("titleLocKey", "title-loc-key", #""A""#), ("loc_key", "loc-key", #""A""#), ("lockey", "loc-key", #""A""#),
    ("Subtitle", "subtitle", #""A""#), ("bodi", "body", #""A""#),
  ]) func keysOfAlert(written: String, key: String, value: String) {
    let carets = String(repeating: "^", count: written.count + 2)
    check(
      "misspelled-key",
      """
      { "aps": { "alert": { "title": "x", "\(written)": \(value) } } }
                                          \(carets) error misspelled-key
      """,
      fixed: "{ \"aps\": { \"alert\": { \"title\": \"x\", \"\(key)\": \(value) } } }")
  }

  @Test func atTheRoot() {
    check(
      "misspelled-key",
      """
      { "Simulate Target Bundle": "com.example.app", "aps": { "alert": "x" } }
        ^^^^^^^^^^^^^^^^^^^^^^^^ warning misspelled-key
      """,
      fixed: #"{ "Simulator Target Bundle": "com.example.app", "aps": { "alert": "x" } }"#)
    check(
      "misspelled-key",
      """
      { "APS": { "alert": "x" } }
        ^^^^^ warning misspelled-key
      """,
      fixed: #"{ "aps": { "alert": "x" } }"#)
    checkClean("misspelled-key", #"{ "aps": { "alert": "x" }, "Data": 1, "simulator": true, "AP": 1 }"#)
  }

  @Test func theRightOneStandsThereToo() {
    check(
      "misspelled-key",
      """
      { "aps": { "alert": "x", "badge": 1, "Badge": 2 } }
                                           ^^^^^^^ error misspelled-key
      """,
      fixed: #"{ "aps": { "alert": "x", "badge": 1 } }"#, isSafe: false)
  }

  /// Libraries have objects with names of their own, which they translate.
  @Test func objectsOfLibrariesGetAHint() {
    let text = #"{ "headers": {}, "payload": { "aps": { "alert": "x", "contentAvailable": true, "threadId": "a" } } }"#
    let analysis = Analysis(SourceText(text), DocumentOptions(path: "a.json"), now: 0)
    #expect(Set(analysis.findings.map(\.severity)).isSubset(of: [.hint]))
    #expect(analysis.findings.contains { $0.code == "misspelled-key" })
    #expect(analysis.findings.allSatisfy { $0.fixes.isEmpty })
  }

  @Test(arguments: ["sate", "order", "link", "image", "type", "id", "data", "date", "user"])
  func otherWordsAreOtherWords(name: String) {
    let text = "{ \"aps\": { \"alert\": \"x\", \"\(name)\": 1 } }"
    let found = Analysis(SourceText(text), DocumentOptions(path: "a.apns"), now: 0).findings.map(\.code)
    #expect(found == ["custom-key-in-aps"])
  }

  /// The library's own style is worth one hint.
  @Test func oneHintInALibrarysObject() {
    check(
      "misspelled-key",
      """
      { "token": "t", "apns": { "payload": { "aps": { "contentAvailable": true, "threadId": "a" } } } }
                                                      ^^^^^^^^^^^^^^^^^^ hint misspelled-key
      """, name: "a.json")
  }

  @Test func apsItself() {
    checkMessage(
      "misspelled-key", #"{ "APS": { "alert": "x" } }"#,
      "The system does not read `APS`, so that nothing is shown. Apple's key is `aps`; rename it.")
  }
}
