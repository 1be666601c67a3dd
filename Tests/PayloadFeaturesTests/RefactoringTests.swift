import JSONSyntax
import PayloadAnalysis
import PayloadFeatures
import SourceText
import Testing

/// The text after the action of a title is taken at `|`; nil if it is not offered.
private func taking(_ title: String, _ marked: String, name: String = "a.apns", kind: CodeAction.Kind = .rewrite)
  -> String?
{
  let document = MarkedDocument(marked)
  let analysis = document.analysis(name: name)
  let wishes = CodeActionWishes(kinds: [kind])
  let actions = analysis.codeActions(in: ByteRange(at: document.cursor), wishes, now: MarkedDocument.now)
  guard let action = actions.first(where: { $0.title == title }) else { return nil }
  let inOrder = action.edits.map(\.range).sorted()
  for (one, next) in zip(inOrder, inOrder.dropFirst()) { #expect(one.end <= next.start, "edits overlap") }
  return analysis.text.applying(action.edits).string
}

private func findings(_ text: String, _ name: String) -> [Finding] {
  Analysis(SourceText(text), DocumentOptions(path: name), now: MarkedDocument.now).findings
}

/// Checks what a refactoring makes of a document: in the document as it is, with CRLF, with tabs, on one line, and in
/// the string of an SNS message. It brings no finding above information.
private func check(
  _ title: String, _ marked: String, _ result: String?, name: String = "a.apns", onlyAsWritten: Bool = false,
  _ location: SourceLocation = #_sourceLocation
) {
  let forms: [(String, (String) -> String)] = [
    ("as written", { $0 }), ("CRLF", { $0.replacing("\n", with: "\r\n") }),
    ("tabs", { $0.replacing("  ", with: "\t") }),
    ("SNS", inSNS),
  ]
  for (form, transform) in forms.prefix(onlyAsWritten ? 3 : 4) {
    let name = form == "SNS" ? "a.json" : name
    let after = taking(title, transform(marked), name: name)
    #expect(after == result.map(transform), "\(form)", sourceLocation: location)
    guard let after else { continue }
    let before = Set(findings(MarkedDocument(transform(marked)).text, name).map(\.code))
    for finding in findings(after, name) where finding.severity >= .warning && !before.contains(finding.code) {
      Issue.record("\(form): \(finding.message)", sourceLocation: location)
    }
    #expect(SyntaxTree.parse(SourceText(after)).isStrictJSON, "\(form)", sourceLocation: location)
  }
}

/// A payload as the string of an SNS message; its `|` stays.
private func inSNS(_ payload: String) -> String {
  #"{"default": "x", "APNS": "# + JSONText.quoted(payload) + "}"
}

@Suite struct RefactoringTests {
  @Test func alertForm() {
    check(
      "Write `alert` as an object", "{\n  \"aps\": {\n    \"al|ert\": \"Hi\"\n  }\n}",
      "{\n  \"aps\": {\n    \"alert\": { \"body\": \"Hi\" }\n  }\n}")
    check("Write `alert` as an object", #"{"aps":{"alert":"H|i"}}"#, #"{"aps":{"alert":{"body":"Hi"}}}"#)
    check("Write `alert` as text", #"{"aps": {"alert": {"body": "|Hi"}}}"#, #"{"aps": {"alert": "Hi"}}"#)
    check("Write `alert` as text", #"{"aps": {"alert": {"body": "|Hi", "title": "x"}}}"#, nil)
    check("Write `alert` as an object", #"{"aps": {"alert": "Hi", "ba|dge": 1}}"#, nil)
  }

  @Test func soundForm() {
    check(
      "Make the sound a critical alert's", #"{"aps": {"alert": "x", "sound": "a.|caf"}}"#,
      #"{"aps": {"alert": "x", "sound": { "critical": 1, "name": "a.caf", "volume": 1.0 }}}"#)
    check(
      "Make the sound an ordinary one", #"{"aps": {"alert": "x", "sound": {"cri|tical": 1, "name": "a.caf"}}}"#,
      #"{"aps": {"alert": "x", "sound": "a.caf"}}"#)
    check(
      "Make the sound an ordinary one", #"{"aps": {"alert": "x", "so|und": {"critical": 1}}}"#,
      #"{"aps": {"alert": "x", "sound": "default"}}"#)
  }

  @Test func background() {
    check(
      "Make this a background push",
      "{\n  \"aps\": {\n    \"alert\": \"Hi|\",\n    \"sound\": \"default\",\n    \"badge\": 1\n  },\n  \"order\": 17\n}",
      "{\n  \"aps\": {\n    \"content-available\": 1\n  },\n  \"order\": 17\n}")
    check(
      "Make this a background push", #"{"aps": {"alert": "|Hi", "content-available": 1, "badge": 1}}"#,
      #"{"aps": {"content-available": 1}}"#)
    check("Make this a background push", #"{"aps": {"content-avail|able": 1}}"#, nil)
    check("Make this a background push", #"{"aps": {"event": "e|nd", "timestamp": 1764500400}}"#, nil)
  }

  @Test func rich() {
    check(
      "Make this a rich notification", #"{"aps": {"alert": {"title": "|Hi"}}}"#,
      #"{"aps": {"alert": {"title": "Hi"}, "mutable-content": 1}, "image-url": "https://example.com/photo.jpg"}"#)
    check(
      "Make this a rich notification", #"{"aps": {"badge": |1}, "photo": "https://a.example/b.png"}"#,
      #"{"aps": {"badge": 1, "alert": { "title": "Title", "body": "Body" }, "mutable-content": 1}, "#
        + #""photo": "https://a.example/b.png"}"#)
    check("Make this a rich notification", #"{"aps": {"alert": "|Hi", "mutable-content": 1}}"#, nil)
  }

  @Test func timestamps() {
    check(
      "Set timestamps to now",
      #"{"aps": {"event": "update", "content-state": {"a": 1}, "timestamp": 1700|000000, "stale-date": 1700003600}}"#,
      #"{"aps": {"event": "update", "content-state": {"a": 1}, "timestamp": 1764500400, "stale-date": 1764504000}}"#)
    check(
      "Set timestamps to now", #"{"aps": {"event": "end", "timestamp": 1700000000|000}}"#,
      #"{"aps": {"event": "end", "timestamp": 1764500400}}"#)
    check("Set timestamps to now", #"{"aps": {"alert": "|x"}}"#, nil)
    check("Set timestamps to now", #"{"aps": {"event": "end", "timestamp": 1764500400|}}"#, nil)
  }

  @Test func minify() {
    check(
      "Minify", "{\n  \"aps\": {\n    \"alert\": \"a |b\"\n  }\n}", #"{"aps":{"alert":"a b"}}"#, onlyAsWritten: true)
    check("Minify", #"{"aps":{"alert":"a |b"}}"#, nil)
    #expect(
      taking("Minify", inSNS("{ \"aps\": { \"alert\": \"a |b\" } }"), name: "a.json")
        == inSNS(#"{"aps":{"alert":"a b"}}"#))
  }

  /// One edit takes the place of very many; also in a string.
  @Test func minifiesMuch() {
    let list = (0..<100).map(String.init)
    let payload = { (separator: String) in
      #"{"aps":{"alert":"é|\"q\""},"a":[\#(list.joined(separator: separator))]}"#
    }
    let marked = payload(",\n  ")
    let minified = payload(",").replacing("|", with: "")
    let actions = MarkedDocument(marked).analysis()
      .codeActions(in: ByteRange(at: 1), CodeActionWishes(kinds: [.rewrite]), now: 0)
    #expect(actions.first { $0.title == "Minify" }?.edits.count == 1)
    #expect(taking("Minify", marked) == minified)
    #expect(taking("Minify", inSNS(marked), name: "a.json") == inSNS(minified))
  }

  @Test func wrapping() {
    check(
      "Wrap as a Firebase (FCM v1) request", "{\n  \"aps\": {\n    \"alert\": \"|Hi\"\n  }\n}\n",
      """
      {
        "message": {
          "token": "DEVICE_TOKEN",
          "apns": {
            "headers": { "apns-push-type": "alert", "apns-priority": "10" },
            "payload": {
              "aps": {
                "alert": "Hi"
              }
            }
          }
        }
      }

      """, onlyAsWritten: true)
    check(
      "Wrap as an Amazon SNS message", #"{ "aps": { "alert": { "title": "|Hi", "body": "Ho" } } }"#,
      #"{ "default": "Ho", "APNS": "{\"aps\":{\"alert\":{\"title\":\"Hi\",\"body\":\"Ho\"}}}" }"#, onlyAsWritten: true)
    check(
      "Wrap as an Amazon SNS message", #"{"aps":{"alert":"|Hi"}}"#,
      #"{"default":"Hi","APNS":"{\"aps\":{\"alert\":\"Hi\"}}"}"#, onlyAsWritten: true)
    check(
      "Make this a file for the Simulator", "{\n  \"aps\": {\n    \"alert\": \"|Hi\"\n  }\n}",
      "{\n  \"Simulator Target Bundle\": \"com.example.MyApp\",\n  \"aps\": {\n    \"alert\": \"Hi\"\n  }\n}",
      onlyAsWritten: true)
    #expect(taking("Wrap as an Amazon SNS message", inSNS(#"{"aps":{"alert":"|Hi"}}"#), name: "a.json") == nil)
    #expect(taking("Wrap as an Amazon SNS message", #"{"web_push": 8|030, "notification": {}}"#) == nil)
  }

  @Test func extracting() {
    check(
      "Extract the payload", #"{ "message": { "token": "x", "apns": { "payload": { "aps": { "alert": "|Hi" } } } } }"#,
      #"{ "aps": { "alert": "Hi" } }"#, onlyAsWritten: true)
    check(
      "Extract the payload", "{\n  \"default\": \"|x\",\n  \"APNS\": \"{\\\"aps\\\":{\\\"alert\\\":\\\"Hi\\\"}}\"\n}",
      "{\n  \"aps\": { \"alert\": \"Hi\" }\n}", onlyAsWritten: true)
    check("Extract the payload", #"{"aps": {"alert": "|Hi"}}"#, nil, onlyAsWritten: true)
  }

  /// What is wrapped and extracted again is what it was.
  @Test(arguments: ["Wrap as a Firebase (FCM v1) request", "Wrap as an Amazon SNS message"])
  func thereAndBack(title: String) throws {
    let payload = #"{"aps":{"alert":{"title":"\u00e9 \"x\"","body":"😀\n"}},"a":[1,2]}"#
    let wrapped = try #require(taking(title, "|" + payload))
    #expect(taking("Extract the payload", "|" + wrapped) == payload)
  }
}

/// What is broken around the places that members go to.
@Suite struct RefactoringOfBrokenTextTests {
  @Test(arguments: [
    #"{"aps":{"al|ert":"x""#, "{\"aps\": {\n  \"al|ert\": \"x\",\n  \"badge\": \n}}",
    #"{"aps":{"al|ert":"x" "badge":1}}"#,
    #"{"aps":{"al|ert":"x"}"#, #"{"aps":{"al|ert":"x"}}}"#,
  ]) func isNotOffered(marked: String) {
    let document = MarkedDocument(marked)
    for title in ["Make this a rich notification", "Make this a background push"] {
      #expect(taking(title, marked) == nil)
      var wishes = CodeActionWishes(kinds: [.rewrite])
      wishes.includesObstacles = true
      let actions = document.analysis().codeActions(in: ByteRange(at: document.cursor), wishes, now: 0)
      #expect(actions.first { $0.title == title }?.obstacle == "The text is no valid JSON yet.")
    }
  }

  @Test func isOfferedWhereAllPlacesArePlain() {
    #expect(
      taking("Make this a background push", #"{"aps": {'al|ert': 'x', "content-available": 1,}}"#)
        == #"{"aps": {"content-available": 1,}}"#)
    #expect(
      taking("Make this a rich notification", "{\n  \"aps\": {\n    \"al|ert\": \"x\" // shown\n  } // end\n}")
        == "{\n  \"aps\": {\n    \"alert\": \"x\", // shown\n    \"mutable-content\": 1\n  }, // end\n"
        + "  \"image-url\": \"https://example.com/photo.jpg\"\n}")
  }
}

@Suite struct SourceActionTests {
  @Test func sortsKeys() {
    let sort = { (text: String, name: String) in
      taking("Sort the keys in their documented order", "|" + text, name: name, kind: .sortKeys)
    }
    #expect(
      sort(#"{"b": 1, "a": 2, "aps": {"sound": "x", "alert": {"body": "b", "title": "t"}}}"#, "a.apns")
        == #"{"aps": {"alert": {"title": "t", "body": "b"}, "sound": "x"}, "b": 1, "a": 2}"#)
    #expect(
      sort("{\r\n\t\"x\": 1,\r\n\t\"aps\": {\r\n\t\t\"badge\": 1,\r\n\t\t\"alert\": \"a\"\r\n\t}\r\n}", "a.apns")
        == "{\r\n\t\"aps\": {\r\n\t\t\"alert\": \"a\",\r\n\t\t\"badge\": 1\r\n\t},\r\n\t\"x\": 1\r\n}")
    #expect(
      sort(inSNS(#"{"aps": {"badge": 1, "alert": "a"}}"#), "a.json") == inSNS(#"{"aps": {"alert": "a", "badge": 1}}"#))
    #expect(sort(#"{"aps": {"alert": "a", "badge": 1}, "z": 1, "a": 2}"#, "a.apns") == nil)
    #expect(sort("{\"x\": 1, // one\n\"aps\": {\"alert\": \"a\"}}", "a.apns") == nil)
    #expect(
      sort(#"{"aps": {"attributes": {"z": 1, "a": 2}, "event": "start"}}"#, "a.apns")
        == #"{"aps": {"event": "start", "attributes": {"z": 1, "a": 2}}}"#)
  }

  /// A payload moves with its key, and is in order then, too.
  @Test(arguments: [
    (
      #"{"message":{"token":"t","apns":{"payload":{"aps":{"foo":1,"badge":2}},"headers":{}}}}"#,
      #"{"message":{"token":"t","apns":{"headers":{},"payload":{"aps":{"badge":2,"foo":1}}}}}"#
    ),
    (
      #"{"message":{"apns":{"payload":{"aps":{"foo":1,"badge":2}}},"token":"t"}}"#,
      #"{"message":{"token":"t","apns":{"payload":{"aps":{"badge":2,"foo":1}}}}}"#
    ),
    (
      #"{"APNS":"{\"aps\":{\"sound\":\"d\",\"alert\":\"x\"}}","default":"d"}"#,
      #"{"default":"d","APNS":"{\"aps\":{\"alert\":\"x\",\"sound\":\"d\"}}"}"#
    ),
    (
      #"{"APNS":{"aps":{"sound":"d","alert":"x"}},"default":"d"}"#,
      #"{"default":"d","APNS":{"aps":{"alert":"x","sound":"d"}}}"#
    ),
  ]) func sortsPayloadsInMovedMembers(text: String, sorted: String) {
    #expect(taking("Sort the keys in their documented order", "|" + text, name: "a.json", kind: .sortKeys) == sorted)
  }

  @Test func fixesAll() {
    let fix = { (text: String) in taking("Fix all that can be fixed safely", "|" + text, kind: .fixAll) }
    #expect(
      fix("{\n  'aps': {\n    \"contentAvailable\": \"1\",\n  }\n}\n")
        == "{\n  \"aps\": {\n    \"content-available\": 1\n  }\n}\n")
    #expect(fix(#"{"aps": {"alert": "x"}}"#) == nil)
    // Two names that are meant to be one: nobody knows which counts.
    #expect(fix(#"{"aps":{"alert":"x","thread_id":"a","threadId":"b"}}"#) == nil)
    #expect(fix(#"{"aps":{"thread_id":"a","badge":"1""#) == #"{"aps":{"thread-id":"a","badge":1}}"#)
  }

  /// Of a document that is short all is known before it is offered.
  @Test(arguments: [
    #"{"aps":{"default":"1"},"attributes-type":"","APNS":{}}"#, #"{"aps":{"foo":1"#,
    #"{"aps":{"alert":"x","thread_id":"a","threadId":"b"}}"#,
  ]) func fixesAllOnlyWhereItDoes(text: String) {
    let analysis = MarkedDocument(text).analysis()
    let wishes = CodeActionWishes(kinds: [.fixAll], defersEdits: true)
    let offered = analysis.codeActions(in: ByteRange(at: 0), wishes, now: MarkedDocument.now)
    #expect(offered.allSatisfy { !$0.edits.isEmpty })
  }
}

@Suite struct QuickFixTests {
  private func actions(_ marked: String) -> [CodeAction] {
    let document = MarkedDocument(marked)
    return document.analysis().codeActions(
      in: ByteRange(at: document.cursor), CodeActionWishes(kinds: [.quickFix]), now: 0)
  }

  @Test func fixesOfFindingsAtThePlace() {
    let found = actions(#"{"aps": {"alert": "x", "badge": "|5", "sound": 'a.caf'}}"#)
    #expect(found.map(\.title) == ["Replace with `5`"])
    #expect(found.first?.isPreferred == true)
    #expect(found.first?.findings.map(\.code) == ["wrong-type"])
    #expect(actions(#"{"aps": {"alert|": "x", "badge": "5"}}"#).isEmpty)
  }

  /// Where something is missing at the end of a line, the cursor stands on the last character before it.
  @Test(arguments: [
    "{\"aps\": {\"alert\": \"x\"|}\n", "{\"aps\": {\"alert\": \"x\"}|", "{\"aps\": {\"alert\": \"|é\n}}",
  ]) func fixesBehindTheLastCharacter(marked: String) {
    #expect(actions(marked).first?.isPreferred == true)
  }

  @Test func fixesAllOfAKind() {
    let found = actions(#"{"aps": {"al|ert": 'x', 'badge': 1}}"#) + actions(#"{"aps": {'al|ert': 'x'}}"#)
    #expect(found.map(\.title) == ["Use straight double quotes", "Fix all 2 of `wrong-quote` in this document"])
    #expect(found.last?.isPreferred == false)
  }

  /// No two members of an object get one name.
  @Test func fixesAllOfAKindWithoutRepetition() {
    let found = actions(#"{"aps":{"alert":"x","thread_id":"a","thre|adId":"b"}}"#)
    #expect(found.map(\.title) == ["Rename to `thread-id`"])
    #expect(found.first?.isPreferred == false)
    let others = actions(#"[{"aps":{"alert":"x","thread_id":"a"}},{"aps":{"alert":"x","thre|adId":"b"}}]"#)
    #expect(others.map(\.title) == ["Rename to `thread-id`", "Fix all 2 of `misspelled-key` in this document"])
  }

  /// One fix for several findings at a place is offered once.
  @Test func offersAFixOnce() {
    let found = actions(#"{"|aps": {"event": "start"}}"#) + actions(#"{"aps": |{"event": "start"}}"#)
    let all = found.filter { $0.title == "Insert all 5 missing keys" }
    #expect(all.count == 1)
    #expect(all.first?.findings.map(\.code) == Array(repeating: "missing-key", count: 5))
  }

  @Test(arguments: [
    ("", "{\n  \"severities\": { \"comment\": \"off\" }\n}\n"),
    ("{}", #"{ "severities": { "comment": "off" } }"#),
    ("{\n  \"limit\": 5\n}\n", "{\n  \"limit\": 5,\n  \"severities\": { \"comment\": \"off\" }\n}\n"),
    (#"{"severities": {"wrong-type": "hint"}}"#, #"{"severities": {"wrong-type": "hint", "comment": "off"}}"#),
    (#"{"severities": {"comment": "error"}}"#, #"{"severities": {"comment": "off"}}"#),
    (#"{"severities": {"comment": "off"}}"#, nil), ("[]", nil), (#"{"severities": 1}"#, nil),
  ]) func turnsOffACheck(configuration: String, result: String?) {
    let text = SourceText(configuration)
    let edits = TurnOffCheck.edits(of: "comment", in: SyntaxTree.parse(text))
    #expect(edits.map { text.applying($0).string } == result)
  }

  @Test func differences() throws {
    for (old, new) in [
      ("a\nb\nc", "a\nX\nc"), ("a\r\nb", "a\nb"), ("é", "è"), ("😀", "😁"), ("", "x"), ("x", ""), ("a\n", "a\n\n"),
      ("a\r\n\r\nb", "a\r\nb"),
    ] {
      let (from, to) = (SourceText(old), SourceText(new))
      let edit = try #require(TextEdit.difference(from: from, to: to))
      #expect(from.applying([edit]).string == new)
    }
    #expect(TextEdit.difference(from: SourceText("a"), to: SourceText("a")) == nil)
  }
}
