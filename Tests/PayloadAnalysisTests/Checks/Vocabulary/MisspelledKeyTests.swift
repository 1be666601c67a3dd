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

  /// The names are Unicode's.
  @Test func lookAlikes() {
    check(
      "misspelled-key",
      """
      { "аps": { "alert": "x" } }
        ^^^^^ error misspelled-key
      """,
      fixed: #"{ "aps": { "alert": "x" } }"#)
    check(
      "misspelled-key",
      """
      { "aps": { "аlеrt": "x", "mutable‑content": 1 } }
                 ^^^^^^^ error misspelled-key
                               ^^^^^^^^^^^^^^^^^ error misspelled-key
      """,
      fixed: #"{ "aps": { "alert": "x", "mutable‑content": 1 } }"#)
    for (name, oddity) in [
      ("alert\u{200B}", "U+200B (ZERO WIDTH SPACE)"), ("al\u{200D}ert", "U+200D (ZERO WIDTH JOINER)"),
      ("\u{FEFF}alert", "U+FEFF (ZERO WIDTH NO-BREAK SPACE)"), ("al\\u00ADert", "U+00AD (SOFT HYPHEN)"),
      ("alert\u{A0}", "U+00A0 (NO-BREAK SPACE)"), ("\u{202A}alert", "U+202A (LEFT-TO-RIGHT EMBEDDING)"),
      ("al\u{435}rt", "U+0435 (CYRILLIC SMALL LETTER IE)"), ("\u{FF41}lert", "U+FF41 (FULLWIDTH LATIN SMALL LETTER A)"),
    ] {
      checkMessage(
        "misspelled-key", #"{ "aps": { "\#(name)": "x" } }"#,
        "`\(name == "alert\u{A0}" ? "alert " : "alert")` is written with \(oddity), so that readers take "
          + "it for another name. The key is `alert`; rename it.")
    }
    checkMessage(
      "misspelled-key", #"{ "aps ": { "alert": "x" } }"#,
      "`aps ` is written with a space behind it, so that readers take it for another name. The key is `aps`; rename it."
    )
    // The app's own names, in whatever script.
    checkClean("misspelled-key", #"{ "aps": { "alert": "x" }, "арт": { "title": 1 }, "заказ": 17 }"#)
  }
}
