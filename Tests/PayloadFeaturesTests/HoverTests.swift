import JSONSyntax
import PayloadAnalysis
import PayloadFeatures
import PayloadSchema
import SourceText
import Testing

/// Checks that the hover at `|` is about a piece of the text and says some things, in Markdown and in plain text.
private func check(
  _ marked: String, about: String, _ phrases: String..., name: String = "a.apns", facts: ProjectFacts = ProjectFacts(),
  _ location: SourceLocation = #_sourceLocation
) {
  let document = MarkedDocument(marked)
  let analysis = document.analysis(name: name, facts: facts)
  guard let hover = analysis.hover(at: document.cursor, now: MarkedDocument.now, file: name) else {
    Issue.record("nothing is shown", sourceLocation: location)
    return
  }
  #expect(analysis.text.string(in: hover.range) == about, sourceLocation: location)
  for phrase in phrases {
    #expect(hover.markup.markdown.contains(phrase), sourceLocation: location)
    #expect(hover.markup.plain.contains(phrase.filter { $0 != "`" && $0 != "*" }), sourceLocation: location)
  }
  #expect(!hover.markup.markdown.contains("<"), "raw HTML", sourceLocation: location)
}

private func checkNothing(_ marked: String, name: String = "a.apns", _ location: SourceLocation = #_sourceLocation) {
  let document = MarkedDocument(marked)
  let hover = document.analysis(name: name).hover(at: document.cursor, now: MarkedDocument.now)
  #expect(hover == nil, sourceLocation: location)
}

@Suite struct HoverTests {
  @Test func keys() {
    check(
      #"{"aps": {"alert": "x", "interruption-le|vel": "active"}}"#, about: #""interruption-level""#,
      "`\"passive\"`, `\"active\"`, `\"time-sensitive\"` or `\"critical\"` · iOS 15, macOS 12, watchOS 8")
    check(#"{"aps": {"|alert": {"title": "x"}}}"#, about: #""alert""#, "string or object")
    check(#"{"aps": {"content-available|": 1}}"#, about: #""content-available""#, "flag (1)")
    check(#"{"aps": {"badge|": 1}}"#, about: #""badge""#, "whole number from 0")
    check(#"{"aps": {"alert": {"loc-key": "A", "|loc-args": ["x"]}}}"#, about: #""loc-args""#, "array of strings")
    check(
      #"{"aps": {"alert": {"summary-a|rg": "A"}}}"#, about: #""summary-arg""#,
      "**Deprecated.** Ignored since iOS 15. Leave it out.")
    check(#"{"aps": {"event": "update", "time|stamp": 1}}"#, about: #""timestamp""#, "seconds since 1970", "iOS 16.1")
  }

  @Test func keysOutOfPlace() {
    check(#"{"aps": {"mutableC|ontent": 1}}"#, about: #""mutableContent""#, "**`mutable-content`**")
    check(#"{"aps": {"alert": {"mutable-c|ontent": 1}}}"#, about: #""mutable-content""#, "Apple reads it in `aps`")
    check(#"{"aps": {"alert": "x"}, "bad|ge": 1}"#, about: #""badge""#, "beside `aps`", "Apple reads it in `aps`")
  }

  @Test func values() {
    check(#"{"aps": {"alert": "x", "interruption-level": "pas|sive"}}"#, about: #""passive""#, "**`\"passive\"`**")
    check(#"{"aps": {"content-available": |1}}"#, about: "1", "**`1`**", "22 of 31 bytes, 71 %")
    check(#"{"aps": {"alert": "x", "sound": "def|ault"}}"#, about: #""default""#, "The system's own sound.")
    check(#"{"aps": {"alert": "x", "sound": "a|.caf"}}"#, about: #""a.caf""#, "under 30 seconds")
    check(#"{"aps": {"alert": "Caf\u00e|9\n!"}}"#, about: #""Caf\u00e9\n!""#, "Shown as", "Café\n")
  }

  @Test func localization() {
    check(
      #"{"aps": {"alert": {"loc-key": "RE|ADY", "loc-args": ["Anna", "3"]}}}"#, about: #""READY""#,
      "Localizable.strings", "`%1$@` is `Anna`", "`%2$@` is `3`")
    check(
      #"{"aps": {"alert": {"loc-key": "READY", "loc-args": ["Anna", "|3"]}}}"#, about: #""3""#,
      "placeholder 2 of `READY`", "`%2$@`")
  }

  @Test func dates() {
    check(
      #"{"aps": {"event": "update", "timestamp": 1764493|200}}"#, about: "1764493200",
      "**2025-11-30 09:00:00 UTC**, 2 hours ago")
    check(
      #"{"aps": {"event": "update", "timestamp": 1764|500400000}}"#, about: "1764500400000",
      "**2025-11-30 11:00:00 UTC**, now (read as milliseconds)")
    check(
      #"{"aps": {"event": "update", "content-state": {"eta": 7861|93200}}}"#, about: "786193200",
      "1994-11-30 11:00:00 UTC", "2025-11-30 11:00:00 UTC", "seconds since 2001")
    checkNothing(#"{"order": {"|a": 1}"#, name: "a.json")
  }

  @Test func payloads() {
    check(
      #"|{"aps": {"alert": "Hello", "sound": "default"}}"#, about: "{", "**Alert payload** · 43 of 4096 bytes",
      "`apns-push-type: alert`", "`apns-priority: 10`", "47 as written", "Heaviest: `/aps/sound` 18",
      "--data-binary @a.apns", "xcrun simctl push booted com.example.MyApp a.apns")
    check(#"{"|aps": {"content-available": 1}}"#, about: #""aps""#, "**Background payload**", "`apns-priority: 5`")
    check(
      #"{"aps": {"event": "end", "timestamp": 1}|}"#, about: "}", "com.example.MyApp.push-type.liveactivity")
    check(
      #"{"default": "x", "APNS": "|{\"aps\": {\"alert\": \"Hi\"}}"}"#, about: "{",
      "**Alert payload** · 22 of 4096 bytes")
    check(#"|{"default": "x", "APNS": "{\"aps\": {\"alert\": \"Hi\"}}"}"#, about: "{", "Amazon SNS")
  }

  @Test func payloadsThatDoNotTell() {
    check(#"|{"aps": {}, "call": 1}"#, about: "{", "Nothing in it tells its kind.")
    check(#"|{"aps": {}, "call": 1}"#, about: "{", "**VoIP payload** · 19 of 5120 bytes", ".voip", name: "a.voip.apns")
    check(#"|{"mdm": "x"}"#, about: "{", "apns-topic: TOPIC", "the UID in the subject of the push certificate")
    check(#"|{"web_push": 8030}"#, about: "{", "**Declarative web push**", "Web push has its own headers")
  }

  @Test func embedded() {
    check(
      #"{"default": "x", "APNS": "{\"aps\": {\"al|ert\": \"Hi\"}}"}"#, about: #"\"alert\""#,
      "**`alert`** · string or object")
    // A request of a Postman collection, with an envelope around the payload.
    let before =
      #"{"info":{"schema":"https://schema.getpostman.com/json/collection/v2.1.0/"},"item":[{"request":{"body":{"mode":"raw","raw":"{\"message\":{"#
    check(
      before + #"\"to|ken\":\"t\",\"apns\":{\"payload\":{\"aps\":{\"badge\":1}}}}}"}}}]}"#, about: #"\"token\""#,
      "**`token`**", name: "a.json")
    check(
      before + #"\"token\":\"t\",\"apns\":{\"payload\":{\"aps\":{\"ba|dge\":1}}}}}"}}}]}"#, about: #"\"badge\""#,
      "**`badge`**", name: "a.json")
  }

  @Test func ownData() {
    check(#"{"aps": {"alert": "x"}, "ord|er": 17}"#, about: #""order""#, "the app's own data", "11 of 32 bytes, 34 %")
    var facts = ProjectFacts()
    facts.customKeys = [ProjectFacts.CustomKey(name: "order", typeName: "number", example: "5", count: 3)]
    check(
      #"{"aps": {"alert": "x"}, "ord|er": 17}"#, about: #""order""#,
      "3 other payloads of the project have it as number, such as `5`.",
      facts: facts)
  }

  @Test func configuration() {
    check(#"{"nearLimit|Percent": 90}"#, about: #""nearLimitPercent""#, "number from 1 to 100", name: ".apns-lsp.json")
    check(
      #"{"severities": {"wrong-|type": "off"}}"#, about: #""wrong-type""#, "has another type than is documented",
      name: ".apns-lsp.json")
    check(#"{"limits": {"a|.apns": 1}}"#, about: #""a.apns""#, "match the pattern", name: ".apns-lsp.json")
    check(#"{"format": {"expand": "f|it"}}"#, about: #""fit""#, "**`\"fit\"`**", name: ".apns-lsp.json")
  }
}
