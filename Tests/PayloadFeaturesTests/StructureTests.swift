import JSONSyntax
import PayloadAnalysis
import PayloadFeatures
import SourceText
import Testing

private func analysis(_ text: String, _ name: String = "a.apns") -> Analysis {
  Analysis(SourceText(text), DocumentOptions(path: name), now: MarkedDocument.now)
}

@Suite struct DocumentSymbolTests {
  /// The outline with a line for each symbol: `name kind detail`, those inside of it indented.
  private func check(
    _ text: String, _ outline: String, name: String = "a.apns", _ location: SourceLocation = #_sourceLocation
  ) {
    let analysis = analysis(text, name)
    let lines: [[String]] = analysis.symbols { symbol, children in
      #expect(symbol.range.contains(symbol.selectionRange), sourceLocation: location)
      #expect(analysis.text.fullRange.contains(symbol.range), sourceLocation: location)
      let line = "\(symbol.name) \(symbol.kind)" + (symbol.detail.map { " \($0)" } ?? "")
      return [line] + children.flatMap { $0 }.map { "  " + $0 }
    }
    #expect(lines.flatMap { $0 }.joined(separator: "\n") == outline, sourceLocation: location)
  }

  @Test func outlines() {
    check(
      #"{"aps": {"alert": {"loc-args": ["a"]}, "badge": 1}, "x": null}"#,
      """
      aps object
        alert object
          loc-args array
            0 string "a"
        badge number 1
      x null null
      """)
    check(#"[{"aps": {"badge": 1}}]"#, "0 object\n  aps object\n    badge number 1")
    check(#"{"": 1, " ": 2}"#, "\"\" number 1\n\" \" number 2")
    check("", "")
    check(#"{"a": }"#, "a null")
    let long = String(repeating: "é", count: 40)
    check(#"{"a": "\#(long)"}"#, #"a string "\#(String(repeating: "é", count: 28))…"#)
  }

  @Test func textInStrings() {
    check(
      #"{"default": "x", "APNS": "{\"aps\": {\"badge\": 1}}"}"#,
      """
      default string "x"
      APNS string "{\\"aps\\": {\\"badge\\": 1}}"
        aps object
          badge number 1
      """, name: "a.json")
  }

  @Test func otherJSON() {
    check(
      #"{"name": "x", "push": {"aps": {"badge": 1}}}"#, "push object\n  aps object\n    badge number 1", name: "a.json")
    check(#"{"aps": {"badge": 1}}"#, "aps object\n  badge number 1", name: "a.json")
    check(#"{"name": "x"}"#, "", name: "a.json")
  }
}

@Suite struct FoldingTests {
  /// The folds as their text with line breaks shown as `⏎`.
  private func check(
    _ text: String, _ folds: String..., limit: Int? = nil, name: String = "a.apns",
    _ location: SourceLocation = #_sourceLocation
  ) {
    let analysis = analysis(text, name)
    let found = analysis.foldingRanges(limit: limit).map { fold in
      analysis.text.string(in: fold.range).replacing("\r\n", with: "⏎").replacing("\n", with: "⏎")
    }
    #expect(found == folds, sourceLocation: location)
  }

  @Test func brackets() {
    check("{\"aps\": {\n\"a\": 1\n}}", #""aps": {⏎"a": 1⏎}"#, #"⏎"a": 1⏎"#)
    check("{\n\"a\": [\n1\n],\n\"b\": [1]\n}", #"⏎"a": [⏎1⏎],⏎"b": [1]⏎"#, "⏎1⏎")
    check(#"{"a": 1}"#)
    check("{\r\n\"a\": 1\r\n}", #"⏎"a": 1⏎"#)
    check("{\n\"a\": {\n", #"⏎"a": {"#)
  }

  @Test func limits() {
    check("{\n\"a\": [\n1\n],\n\"b\": [\n[\n1\n]\n]\n}", #"⏎"a": [⏎1⏎],⏎"b": [⏎[⏎1⏎]⏎]⏎"#, "⏎1⏎", limit: 2)
    check("{\n\"a\": 1\n}", limit: 0)
  }

  @Test func comments() {
    check("{\n/* a\nb */\n\"a\": 1\n}", "⏎/* a⏎b */⏎\"a\": 1⏎", "/* a⏎b */")
  }

  @Test func otherJSON() {
    check(
      "{\n\"x\": {\n\"y\": 1\n},\n\"p\": {\n\"aps\": {\"badge\": 1}\n}\n}", #"⏎"aps": {"badge": 1}⏎"#, name: "a.json")
  }
}

@Suite struct MovementTests {
  @Test(arguments: [
    (
      #"{"aps": {"alert": "Hel|lo"}}"#,
      ["Hello", #""Hello""#, #""alert": "Hello""#, #"{"alert": "Hello"}"#, #""aps": {"alert": "Hello"}"#]
    ),
    (#"{"aps": {"al|ert": 1}}"#, ["alert", #""alert""#, #""alert": 1"#]),
    (#"{"a": [1|, 2]}"#, ["1", "1, 2", "[1, 2]", #""a": [1, 2]"#]),
    (
      #"{"default": "x", "APNS": "{\"aps\": {\"badge\": |1}}"}"#,
      [
        "1", #"\"badge\": 1"#, #"{\"badge\": 1}"#, #"\"aps\": {\"badge\": 1}"#, #"{\"aps\": {\"badge\": 1}}"#,
        #""{\"aps\": {\"badge\": 1}}""#,
      ]
    ),
    (" |", [" "]),
  ]) func selectionRanges(marked: String, ranges: [String]) {
    let document = MarkedDocument(marked)
    let analysis = document.analysis()
    let found = analysis.selectionRanges(at: document.cursor)
    #expect(Array(found.map { analysis.text.string(in: $0) }.prefix(ranges.count)) == ranges)
    #expect(found.last == analysis.text.fullRange)
    for (inner, outer) in zip(found, found.dropFirst()) { #expect(outer.contains(inner) && outer != inner) }
  }

  /// All that is highlighted with `|` in one of them, joined by spaces.
  @Test(arguments: [
    (#"[{"aps": {"|alert": "a"}}, {"aps": {"alert": "b", "alert": "c"}}]"#, #""alert" "alert" "alert""#),
    (#"{"aps": {"thread-id": "|a", "category": "a"}, "a": "A"}"#, #""a" "a""#),
    (#"{"aps": {"badge": |1, "relevance-score": 1.0, "sound": "1"}}"#, "1 1.0"),
    (#"{"default": "|x", "APNS": "{\"aps\": {\"alert\": \"x\"}}"}"#, #""x" \"x\""#),
    (#"{"aps": |{}}"#, ""), (#"{"aps" |: {}}"#, ""),
  ]) func highlights(marked: String, expected: String) {
    let document = MarkedDocument(marked)
    let analysis = document.analysis()
    let found = analysis.highlights(at: document.cursor).map { analysis.text.string(in: $0) }
    #expect(found.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    (#"{"aps": {"alert": "x"}, "image": "https://example.com/a.png"}"#, ["https://example.com/a.png"]),
    (#"{"aps": {"url-args": ["http://a", "HTTPS://b"]}}"#, ["http://a", "HTTPS://b"]),
    (#"{"a": "https:\/\/example.com\/"}"#, ["https://example.com/"]),
    (#"{"a": "https://", "b": "see https://a", "c": "https://a b", "d": "https://{host}/", "https://a": 1}"#, []),
  ]) func links(text: String, targets: [String]) {
    #expect(analysis(text).links.map(\.target) == targets)
  }
}

@Suite struct HintTests {
  private let update = #"{"aps": {"event": "update", "timestamp": 1764493200, "content-state": {"at": 1764493200}}}"#

  @Test func datesAndSizes() {
    let found = analysis(update).inlayHints(in: ByteRange(0, 1000), hasLenses: false, now: MarkedDocument.now)
    #expect(found.map(\.label) == ["2025-11-30 09:00:00 UTC", "83 of 4096 bytes"])
    #expect(found.map(\.tooltip) == ["2 hours ago", "Without white space. As written: 90."])
    #expect(found.map(\.offset) == [51, 90])
    let inRange = analysis(update).inlayHints(in: ByteRange(0, 60), hasLenses: false, now: MarkedDocument.now)
    #expect(inRange.map(\.offset) == [51])
  }

  @Test func embedded() {
    let text = #"{"default": "x", "APNS": "{\"aps\": {\"event\": \"end\", \"timestamp\": 1}}"}"#
    let found = analysis(text).inlayHints(in: ByteRange(0, 1000), hasLenses: false, now: MarkedDocument.now)
    #expect(found.map(\.label) == ["1970-01-01 00:00:01 UTC", "37 of 4096 bytes"])
    #expect(found.map(\.offset) == [73, 75])
  }

  /// A size is shown once, unless both are asked for.
  @Test(
    arguments: [
      (nil, true, true, 1), (nil, true, false, 2), (nil, false, true, 2), (true, true, true, 2),
      (false, true, false, 1),
    ] as [(Bool?, Bool, Bool, Int)]) func sizesOnce(wanted: Bool?, lens: Bool, hasLenses: Bool, hints: Int)
  {
    var options = DocumentOptions(path: "a.apns")
    options.settings.showsSize = wanted
    options.settings.showsLens = lens
    let analysis = Analysis(SourceText(update), options, now: MarkedDocument.now)
    let found = analysis.inlayHints(in: ByteRange(0, 1000), hasLenses: hasLenses, now: MarkedDocument.now)
    #expect(found.count == hints)
  }

  @Test func settings() {
    var options = DocumentOptions(path: "a.apns")
    options.settings.showsDates = false
    options.settings.showsSize = false
    options.settings.showsLens = false
    let analysis = Analysis(SourceText(update), options, now: MarkedDocument.now)
    #expect(analysis.inlayHints(in: ByteRange(0, 1000), hasLenses: false, now: MarkedDocument.now).isEmpty)
    #expect(analysis.lenses.isEmpty)
  }

  @Test(arguments: [
    (#"{"aps":{"alert":"Hi"}}"#, "a.apns", ["22 / 4096 bytes · alert"]),
    (
      #"[{"aps":{"content-available":1}},{"aps":{"event":"end","timestamp":1}}]"#, "a.json",
      ["31 / 4096 bytes · background", "37 / 4096 bytes · Live Activity"]
    ),
    (#"{"default":"x","APNS_VOIP":"{\"aps\":{}}"}"#, "a.json", ["10 / 5120 bytes · VoIP"]),
    ("{}", "a.json", []), ("[]", "a.apns", []),
  ]) func lenses(text: String, name: String, titles: [String]) {
    let analysis = analysis(text, name)
    #expect(analysis.lenses.map(\.title) == titles)
    #expect(analysis.lenses.allSatisfy { analysis.text.string(in: $0.range) == "{" })
  }
}
