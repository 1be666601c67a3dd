import JSONSyntax
import PayloadAnalysis
import PayloadFeatures
import PayloadSchema
import SourceText
import Testing

/// What holds for all features in all documents: nothing crashes, all ranges lie in the text, edits do not overlap, and
/// what was JSON stays JSON.
@Suite struct FeaturePropertyTests {
  /// The present time in seconds since 1970.
  private var now = MarkedDocument.now

  /// The document as it is, everywhere.
  @Test(arguments: FeatureDocuments.all) func everywhere(document: FeatureDocuments.Document) {
    let analysis = document.analysis
    checkStructure(analysis)
    let step = FeatureDocuments.isThorough ? 1 : 3
    for offset in stride(from: 0, through: analysis.text.count, by: step) { check(analysis, at: offset) }
  }

  /// Cut off at each byte: what an editor has while somebody writes.
  @Test(arguments: FeatureDocuments.all) func cut(document: FeatureDocuments.Document) {
    let bytes = Array(document.text.utf8)
    let step = FeatureDocuments.isThorough ? 1 : 3
    for end in stride(from: 0, to: bytes.count, by: step) {
      let cut = Analysis(
        SourceText(Array(bytes[..<end])), DocumentOptions(path: document.name), now: MarkedDocument.now)
      checkStructure(cut)
      check(cut, at: end)
    }
  }

  /// Each token left out.
  @Test(arguments: FeatureDocuments.all) func withoutAToken(document: FeatureDocuments.Document) {
    let text = SourceText(document.text)
    for token in Tokens(text) where !token.kind.isTrivia {
      let rest = text.applying([.delete(token.range)])
      let analysis = Analysis(rest, DocumentOptions(path: document.name), now: MarkedDocument.now)
      checkStructure(analysis)
      check(analysis, at: token.range.start)
    }
  }

  /// Before Christ, before 1970, then, where 32 bits end with and without a sign, where four digits of a year do, where
  /// 64 bits do, and no time at all.
  private static let farClocks: [Double] = [
    -1e300, -9_223_372_036_854_775_808, -62_135_596_801, -1, 0, 2_147_483_648, 4_294_967_296, 253_402_300_800,
    9_223_372_036_854_774_784, 1e300, .infinity, .nan,
  ]

  /// A machine whose clock is far off.
  @Test(arguments: farClocks) func farClock(now: Double) {
    var checks = FeaturePropertyTests()
    checks.now = now
    for document in FeatureDocuments.dated {
      var options = DocumentOptions(path: "a.apns")
      options.settings.severities["stale-timestamp"] = .severity(.warning)
      let analysis = Analysis(SourceText(document), options, now: now)
      for finding in analysis.findings {
        for fix in finding.fixes { checks.checkEdits(fix.edits, of: analysis, fix.title) }
      }
      checks.checkStructure(analysis)
      for offset in 0...analysis.text.count { checks.check(analysis, at: offset) }
    }
  }

  /// A clock that shows less than it is accuses no date of today.
  @Test(arguments: farClocks.filter { $0 < MarkedDocument.now }) func earlyClock(now: Double) {
    let text = #"{"aps":{"event":"update","timestamp":1764500400,"stale-date":1764504000,"content-state":{"a":1}}}"#
    #expect(Analysis(SourceText(text), DocumentOptions(path: "a.apns"), now: now).findings.map(\.code) == [])
  }

  // MARK: - What must hold

  private func check(_ analysis: Analysis, at offset: Int) {
    let text = analysis.text
    if let hover = analysis.hover(at: offset, now: now, file: "a.apns") {
      #expect(text.fullRange.contains(hover.range) && !hover.markup.plain.isEmpty)
    }
    let ranges = analysis.selectionRanges(at: offset)
    #expect(ranges.allSatisfy { text.fullRange.contains($0) && $0.touches(offset) })
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $1.contains($0) && $0 != $1 })
    #expect(analysis.highlights(at: offset).allSatisfy(text.fullRange.contains))
    checkCompletion(analysis, at: offset)
    checkActions(analysis, at: offset)
  }

  private func checkCompletion(_ analysis: Analysis, at offset: Int) {
    let text = analysis.text
    let options = CompletionOptions(snippets: false, adjustsIndentation: false)
    for item in analysis.completion(at: offset, options, now: now).items {
      let range = item.edit.range
      #expect(range.touches(offset) && text.line(at: range.start) == text.line(at: range.end))
      #expect(item.filterText.hasPrefix(text.string(in: ByteRange(range.start, offset))))
      checkEdits([item.edit] + item.additionalEdits, of: analysis, "\(item.label) at \(offset)")
    }
  }

  private func checkActions(_ analysis: Analysis, at offset: Int) {
    let all = CodeActionWishes(kinds: Set(CodeAction.Kind.allCases))
    let deferring = CodeActionWishes(kinds: [.fixAll], defersEdits: true)
    let later = analysis.codeActions(in: ByteRange(at: offset), deferring, now: now)
    for action in analysis.codeActions(in: ByteRange(at: offset), all, now: now) + later {
      #expect(!action.title.isEmpty && !action.edits.isEmpty)
      checkEdits(action.edits, of: analysis, "\(action.title) at \(offset)")
    }
  }

  private func checkEdits(_ edits: [TextEdit], of analysis: Analysis, _ what: String) {
    let text = analysis.text
    let inOrder = edits.map(\.range).sorted()
    #expect(inOrder.allSatisfy(text.fullRange.contains), "\(what)")
    #expect(zip(inOrder, inOrder.dropFirst()).allSatisfy { $0.end <= $1.start }, "\(what): overlap")
    for offset in inOrder.flatMap({ [$0.start, $0.end] }) {
      #expect(text.byte(at: offset).map { $0 & 0xC0 != 0x80 } ?? true, "\(what): inside of a character")
    }
    guard analysis.tree.isStrictJSON else { return }
    let after = SyntaxTree.parse(text.applying(edits))
    #expect(after.isStrictJSON, "\(what) makes \(after.text.string)")
  }

  private func checkStructure(_ analysis: Analysis) {
    let text = analysis.text
    let count = analysis.symbols { symbol, children in
      #expect(text.fullRange.contains(symbol.range) && symbol.range.contains(symbol.selectionRange))
      return children.reduce(1, +)
    }.reduce(0, +)
    #expect(count <= text.count)
    #expect(analysis.foldingRanges().allSatisfy { text.fullRange.contains($0.range) })
    #expect(analysis.links.allSatisfy { text.fullRange.contains($0.range) })
    #expect(analysis.lenses.allSatisfy { text.fullRange.contains($0.range) })
    let hints = analysis.inlayHints(in: text.fullRange, hasLenses: false, now: now)
    #expect(hints.allSatisfy { $0.offset >= 0 && $0.offset <= text.count })
  }
}

/// The documents that the properties are tried on.
enum FeatureDocuments {
  struct Document: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String

    var testDescription: String { String(text.prefix(60)) }
    var analysis: Analysis { Analysis(SourceText(text), DocumentOptions(path: name), now: MarkedDocument.now) }
  }

  /// Whether all is wanted, as continuous integration does in release.
  static let isThorough = ProcessEnvironment["APNS_LSP_THOROUGH"] != nil

  static let all: [Document] = (written + (isThorough ? templates : [])).map { Document(name: $0.0, text: $0.1) }

  /// One of each template.
  private static var templates: [(String, String)] {
    let empty = Analysis(SourceText(""), DocumentOptions(path: "a.apns"), now: MarkedDocument.now)
    return empty.completion(at: 0, CompletionOptions(snippets: false), now: MarkedDocument.now).items
      .map { ("a.apns", $0.edit.replacement) }
  }

  /// What has to do with the present time.
  static let dated = [
    #"{"aps":{"event":"update","timestamp":-1024,"stale-date":1764504000,"content-state":{"at":1764493200}}}"#,
    #"{"aps":{"event":"end","timestamp":1764500400000,"dismissal-date":253402300800,"content-state":{}}}"#,
    #"{"aps":{"event":"start","timestamp": ,"attributes-type":"A","attributes":{},"":1}}"#,
    #"{"message":{"token":"t","apns":{"headers":{"apns-expiration":"3600"},"payload":{"aps":{"alert":"a"}}}}}"#,
    "",
  ]

  private static let written: [(String, String)] = [
    ("a.apns", "{\n  \"aps\": {\n    \"badge\": \"1\",\n    \"alert\": \"H\\u00e9 😀\"\n  },\n  \"é\": [1, {}]\n}\n"),
    ("a.apns", #"{"aps":{"event":"update","timestamp":1700000000000,"content-state":{"at":1764493200},"sound":{}}}"#),
    ("a.apns", "{\r\n\t'aps': {\r\n\t\t“alert”: {title: 'x',},\r\n\t\t\"content_available\": true\r\n\t} // x\r\n}"),
    (
      "a.json", #"{"default":"x","APNS":"{\"aps\":{\"alert\":\"\\u00e9\",\"badge\":\"2\"},\"url\":\"https:\\/\\/a\"}"}"#
    ),
    ("a.json", #"{"message":{"token":"t","apns":{"headers":{"apns-priority":5},"payload":{"aps":{"sound":"a"}}}}}"#),
    (
      "a.json",
      #"{"info":{"schema":"https://schema.getpostman.com/json/collection/v2.1.0/"},"item":[{"request":{"body":{"mode":"raw","raw":"{\"message\":{\"token\":\"t\",\"apns\":{\"payload\":{\"b\":1,\"aps\":{\"badge\":\"1\"}}}}}"}}}]}"#
    ),
    ("a.json", #"[{"aps":{"badge":1}},{"x":{"aps":{"alert":{"loc-key":"A","loc-args":["b"]}}}}]"#),
    ("a.apns", #"{"web_push":8030,"notification":{"title":"t","navigate":"https://a","timestamp":1}}"#),
    ("a.json", #"{"APNS":"{\"aps\":{\"sound\":\"d\",\"alert\":\"x\"}}","default":"d"}"#),
    ("a.json", #"{"message":{"apns":{"payload":{"aps":{"foo":1,"badge":2}},"headers":{}},"token":"t"}}"#),
    (".apns-lsp.json", #"{"severities":{"wrong-type":"off"},"format":{"indent":"tab"},"limit":4096}"#),
    ("a.apns", #"{"aps": {"alert": {{title}}, "badge": ${n}}, "x": nul"#),
  ]
}
