import PayloadAnalysis
import ProjectIndex
import Testing

/// JSON of the configuration's shape as settings.
@Suite struct SettingsReaderTests {
  @Test func everything() {
    let settings = Settings.reading(
      """
      { "include": ["push/**"], "exclude": ["build/**"], "payloadFiles": ["push/*.json"],
        "pushTypes": { "*.apns": "alert", "calls/*": "voip" }, "broadcast": ["scores/*"],
        "limit": 3500, "limits": { "calls/*": 5120 }, "nearLimitPercent": 80,
        "severities": { "deprecated-key": "off", "empty-sound": "error" },
        "format": { "expand": "never", "width": 80, "indent": "tab", "anyJSON": true },
        "inlayHints": { "dates": false, "size": false }, "codeLens": false }
      """)
    var expected = Settings()
    expected.include = [Glob("push/**")]
    expected.exclude = [Glob("build/**")]
    expected.payloadFiles = [Glob("push/*.json")]
    expected.pushTypes = [.init(Glob("*.apns"), .alert), .init(Glob("calls/*"), .voip)]
    expected.broadcast = [Glob("scores/*")]
    expected.limit = 3500
    expected.limits = [.init(Glob("calls/*"), 5120)]
    expected.nearLimitPercent = 80
    expected.severities = ["deprecated-key": .off, "empty-sound": .severity(.error)]
    expected.format.expand = .never
    expected.format.width = 80
    expected.format.indentation = .tab
    expected.format.anyJSON = true
    expected.showsDates = false
    expected.showsSize = false
    expected.showsLens = false
    #expect(settings == expected)
  }

  @Test func whatIsAbsentStays() {
    let first = Settings.reading(#"{ "limit": 100, "format": { "width": 80 }, "severities": { "a": "off" } }"#)
    let second = Settings.reading(#"{ "format": { "indent": 4 }, "severities": { "b": "off" } }"#, over: first)
    #expect(second.limit == 100)
    #expect(second.format.width == 80)
    #expect(second.format.indentation == .spaces(4))
    #expect(second.severities == ["b": .off], "a key that is there replaces what it said before")
  }

  @Test func nullIsTheDefault() {
    let first = Settings.reading(#"{ "limit": 100, "codeLens": false, "inlayHints": { "size": false } }"#)
    #expect(Settings.reading(#"{ "limit": null, "codeLens": null, "inlayHints": null }"#, over: first) == Settings())
  }

  @Test(arguments: [
    "", "[]", "null", #"{ "limit": "5" }"#, #"{ "limit": 0 }"#, #"{ "limit": -1 }"#, #"{ "limit": 1e400 }"#,
    #"{ "limits": [] }"#, #"{ "exclude": "a" }"#, #"{ "nearLimitPercent": 0 }"#, #"{ "nearLimitPercent": 1e9 }"#,
    #"{ "severities": { "a": "fatal" } }"#, #"{ "severities": { "a": 1 } }"#, #"{ "format": 1 }"#,
    #"{ "format": { "width": 5, "indent": 99, "expand": "perhaps" } }"#, #"{ "codeLens": "no" }"#,
    #"{ "pushTypes": { "a": "b" } }"#, #"{ "broadcast": false }"#, #"{ "unknown": 1 }"#,
  ])
  func whatMakesNoSenseChangesNothing(_ text: String) {
    #expect(Settings.reading(text) == Settings())
    let others = Settings.reading(#"{ "limit": 9, "inlayHints": { "size": true } }"#)
    #expect(Settings.reading(text, over: others) == others)
  }

  @Test func broadcastOfAll() {
    let settings = Settings.reading(#"{ "broadcast": true }"#)
    #expect(settings.broadcast.contains { $0.matches("any/where.apns") })
  }
}
