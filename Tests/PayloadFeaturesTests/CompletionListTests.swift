import JSONSyntax
import PayloadAnalysis
import PayloadFeatures
import SourceText
import Testing

private func items(
  _ marked: String, name: String = "a.apns", facts: ProjectFacts = ProjectFacts(),
  _ options: CompletionOptions = .init()
) -> [CompletionItem] {
  let document = MarkedDocument(marked)
  return document.analysis(name: name, facts: facts)
    .completion(at: document.cursor, options, now: MarkedDocument.now).items
}

/// Checks with what the list begins.
private func checkList(
  _ marked: String, _ labels: String..., name: String = "a.apns", _ location: SourceLocation = #_sourceLocation
) {
  let found = items(marked, name: name).map(\.label)
  #expect(Array(found.prefix(labels.count)) == labels, sourceLocation: location)
}

/// Which items are there, in which order, and what is said of them.
@Suite struct CompletionListTests {
  @Test func order() {
    checkList(#"{"aps": {|}}"#, "alert", "badge", "sound", "thread-id", "category")
    checkList(
      #"{"aps": {"event": "start", |}}"#, "timestamp", "content-state", "attributes-type", "attributes", "alert")
    checkList(#"{"aps": {"event": "update", "timestamp": 1, |}}"#, "content-state", "stale-date")
    checkList(#"{"aps": {"event": |}}"#, "start", "update", "end")
    checkList("{|}", "aps")
    checkList("|", "Alert", "Silent", "Rich", "Localized", "Critical", "Time-sensitive", "Live Activity: start")
    checkList(#"{"web_push": 8030, "notification": {|}}"#, "title", "navigate", "body")
    checkList(#"{"aps": {"alert": {"title": "x", |}}}"#, "subtitle", "body")
    checkList(#"{"message": {"apns": {}, |}}"#, "token", "topic", "condition", "fid", "notification", name: "a.json")
    // A message has one target.
    checkList(#"{"message": {"token": "x", |}}"#, "notification", "data", "apns", name: "a.json")
    checkList(#"{"aps": {"con|"}}"#, "content-available", "content-state", "content-changed")
    #expect(items(#"{"aps": {|}}"#).map(\.sortText) == items(#"{"aps": {|}}"#).map(\.sortText).sorted())
  }

  @Test func everythingIsOfferedWhereNothingIsDecided() {
    let root = Set(items("{|}").map(\.label))
    #expect(root.isSuperset(of: ["aps", "mdm", "web_push", "container-identifier", "Alert", "VoIP call", "FCM v1"]))
    let aps = Set(items(#"{"aps": {|}}"#).map(\.label))
    #expect(aps.isSuperset(of: AppleKeys.aps))
  }

  @Test func whatIsThereIsNotOffered() {
    let labels = items(#"{"aps": {"alert": "x", "badge": 1, | "threadId": "a"}}"#).map(\.label)
    #expect(Set(labels).isDisjoint(with: ["alert", "badge", "thread-id"]))
    #expect(!items(#"{"aps": {"alert": "x"}, |}"#).map(\.label).contains("aps"))
    #expect(!items(#"{"aps": {"content-available": |}}"#).map(\.label).contains("0"))
  }

  @Test func deprecatedKeysAreLast() {
    let list = items(#"{"aps": {"alert": {|}}}"#)
    #expect(list.last?.isDeprecated == true)
    #expect(list.filter(\.isDeprecated).map(\.label) == ["action-loc-key", "summary-arg", "summary-arg-count"])
    #expect(!items("{|}").map(\.label).contains("ejson"))
  }

  @Test func details() {
    let keys = items(#"{"aps": {|}}"#)
    #expect(keys.first { $0.label == "alert" }?.detail == "string or object")
    #expect(keys.first { $0.label == "relevance-score" }?.detail == "number from 0 to 1")
    #expect(keys.first { $0.label == "badge" }?.documentation.markup.plain.contains("icon") == true)
    let levels = items(#"{"aps": {"interruption-level": |}}"#)
    #expect(levels.allSatisfy { !$0.documentation.markup.isEmpty })
    let now = items(#"{"aps": {"event": "update", "timestamp": |}}"#).first
    #expect(now?.detail == "1764500400 · 2025-11-30 11:00:00 UTC")
    let template = items("|").first { $0.label == "Silent" }
    #expect(template?.documentation.markup.plain.contains(#""content-available": 1"#) == true)
  }

  /// What is kept of a key's text is no other document's: its layout, its colon, its line, its time.
  @Test func keysInTurns() {
    for _ in 0..<2 {
      checkCompletion(#"{"aps": {"|"}}"#, "badge", #"{"aps": {"badge": 1|}}"#)
      checkCompletion(#"{"aps":{"|"}}"#, "badge", #"{"aps":{"badge":1|}}"#)
      checkCompletion(
        #"{"aps": {"|": 2}}"#, "badge", #"{"aps": {"badge|": 2}}"#, cut: #"{"aps": {"badge": 1"#)
    }
  }

  @Test func keysOfTheProject() {
    var facts = ProjectFacts()
    facts.customKeys = [
      .init(name: "order-id", typeName: "string", example: #""A-17""#, count: 3),
      .init(name: "a\"b", typeName: "number", example: "5", count: 1),
    ]
    checkCompletion(
      #"{"aps": {"alert": "x"}, "|"}"#, "order-id", #"{"aps": {"alert": "x"}, "order-id": "A-17"|}"#, facts: facts)
    checkCompletion(
      #"{"aps": {"alert": "x"}, |}"#, #"a"b"#, #"{"aps": {"alert": "x"}, "a\"b": 5|}"#, facts: facts)
    checkCompletion(
      #"{"aps": {"alert": "x"}, "order-id": |}"#, "A-17", #"{"aps": {"alert": "x"}, "order-id": "A-17"|}"#, facts: facts
    )
    let list = items(#"{"aps": {"alert": "x"}, |}"#, facts: facts)
    #expect(list.first { $0.label == "order-id" }?.detail == "string, in 3 payloads")
    #expect(!items(#"{"aps": {|}}"#, facts: facts).map(\.label).contains("order-id"))
  }

  /// Unicode's lower case: `Ü` is `ü`, and the Kelvin sign is `k`.
  @Test func keysBeyondASCII() {
    var facts = ProjectFacts()
    facts.customKeys = ["über-uns", "kelvin", "größe"].map {
      .init(name: $0, typeName: "number", example: "5", count: 1)
    }
    func keys(_ marked: String) -> [String] {
      items(marked, facts: facts).filter { $0.kind == .customKey }.map(\.label)
    }
    #expect(keys(#"{"aps": {"alert": "x"}, |}"#) == ["über-uns", "kelvin", "größe"])
    #expect(keys("{\"aps\": {\"alert\": \"x\"}, \"ÜBER_UNS\": 1, \"\u{212A}elvin\": 2, |}") == ["größe"])
    #expect(keys(#"{"aps": {"alert": "x"}, "ÜB|"}"#) == ["über-uns"])
    #expect(keys(#"{"aps": {"alert": "x"}, "gö|"}"#) == ["größe"])
    #expect(keys("{\"aps\": {\"alert\": \"x\"}, \"\u{212A}el|\"}") == ["kelvin"])
    #expect(keys(#"{"aps": {"alert": "x"}, "gro|"}"#) == [])
  }

  /// LSP 3.17, Snippet Syntax: `$`, `}` and `\` have a backslash before them, in the texts of tab stops, too.
  @Test func keysWithMarksOfSnippets() {
    var facts = ProjectFacts()
    facts.customKeys = [.init(name: "${1:a}", typeName: "string", example: #""$2}\\""#, count: 1)]
    func text(snippets: Bool) -> String? {
      items(#"{"aps": {"alert": "x"}, |}"#, facts: facts, CompletionOptions(snippets: snippets))
        .first { $0.kind == .customKey }?.edit.replacement
    }
    #expect(text(snippets: false) == #""${1:a}": "$2}\\""#)
    #expect(text(snippets: true) == #""\${1:a\}": "${1:\$2\}\\\\}""#)
  }

  @Test func nothingWhereNothingBelongs() {
    for marked in [
      #"{"aps"|: {}}"#, #"{"aps" | {}}"#, #"{"aps": {"alert": "x"|}}"#, #"{"aps": {"alert": "x"}}|"#, #"|{"aps": {}}"#,
      #"{"aps": {"alert": |{"title": "x"}}}"#, #"{"aps": {} // |"#, #"{"aps": {"alert": "Hello wor|ld"}}"#,
      #"{"aps": {"alert": "x"}, "order": |}"#, #"{"aps": {"zzz|"}}"#,
    ] {
      #expect(items(marked).isEmpty, "\(marked)")
    }
    for marked in ["|", "{|}", #"{"name": "x", "|"}"#, #"{"aps": {|}}"#] {
      #expect(items(marked, name: "package.json").isEmpty, "\(marked)")
    }
  }

  /// The text between the start of the edit and the cursor is what clients compare with.
  @Test func filterTexts() {
    func filter(_ marked: String, _ label: String) -> String? { items(marked).first { $0.label == label }?.filterText }
    #expect(filter(#"{"aps": {"|"}}"#, "thread-id") == "thread-id")
    #expect(filter(#"{"aps": {"thread_i|"}}"#, "thread-id") == "thread_id")
    #expect(filter(#"{"aps": {"contentAv|"}}"#, "content-available") == "contentAvailable")
    #expect(filter(#"{"aps": {mutcon|}}"#, "mutable-content") == "mutcontent")
    #expect(filter(#"{"aps": {|}}"#, "thread-id") == "thread-id")
  }

  /// ALE, and Neovim without a plugin, put the text in place of the word before the cursor, and heed no range.
  @Test func acceptedAtTheWord() {
    func accepted(_ marked: String, _ label: String) -> String? {
      let document = MarkedDocument(marked)
      let item = items(marked, CompletionOptions(snippets: false)).first { $0.label == label }
      let text = SourceText(document.text)
      let before = text.string(in: ByteRange(0, document.cursor))
      let behind = text.string(in: ByteRange(document.cursor, text.count))
      let word = before.reversed().prefix { $0.isLetter || $0 == "-" }.count
      return item.map { before.dropLast(word) + $0.edit.replacement + behind }
    }
    #expect(accepted(#"{"aps":{"|"#, "badge") == #"{"aps":{"badge":1"#)
    #expect(accepted(#"{"aps":{"thr|"#, "thread-id") == #"{"aps":{"thread-id":"""#)
    #expect(accepted(#"{"aps":{"thr|"}}"#, "thread-id") == #"{"aps":{"thread-id":""}}"#)
    #expect(accepted(#"{"aps":{"thr|":"a"}}"#, "thread-id") == #"{"aps":{"thread-id":"a"}}"#)
    #expect(accepted(#"{"aps":{"event":"|"#, "start") == #"{"aps":{"event":"start""#)
    #expect(accepted(#"{"aps":{"event":"|"}}"#, "start") == #"{"aps":{"event":"start"}}"#)
    #expect(accepted(#"{"aps":{"event":|}}"#, "start") == #"{"aps":{"event":"start"}}"#)
  }

  @Test func snippetsEscapeWhatMeansSomethingToThem() {
    let sns = items("|").first { $0.label == "Amazon SNS" }?.edit.replacement
    #expect(sns?.contains(#""APNS": "{\\"aps\\":{\\"alert\\":\\"${1:Text}\\"\}\}""#) == true)
    var facts = ProjectFacts()
    facts.customKeys = [.init(name: "price", typeName: "string", example: #""$5 \\ {}""#, count: 1)]
    let price = items(#"{"aps": {"alert": "x"}, |}"#, facts: facts).first { $0.label == "price" }
    #expect(price?.edit.replacement == ##""price": "${1:\$5 \\\\ {\}}""##)
  }

  @Test func commitCharacters() {
    let levels = items(#"{"aps": {"interruption-level": |}}"#)
    #expect(levels.allSatisfy { $0.commitCharacters == [",", "}", "]"] })
    #expect(items(#"{"aps": {|}}"#).allSatisfy { $0.commitCharacters.isEmpty })
    #expect(items(#"{"aps": {"event": | "timestamp": 1}}"#).allSatisfy { $0.commitCharacters.isEmpty })
  }
}
