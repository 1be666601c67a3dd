import JSONSyntax
import PayloadFeatures
import Testing

@Suite struct CompletionNamesTests {
  /// What the project wants goes before what the text has, as in formatting.
  @Test(arguments: ["{\n|\n}", "{\n    \"a\": 1,\n    |\n}"]) func indentationOfTheProject(marked: String) throws {
    let document = MarkedDocument(marked)
    for (indentation, unit) in [(FormattingOptions.Indentation.tab, "\t"), (.spaces(3), "   ")] {
      let items = document.analysis().completion(
        at: document.cursor, CompletionOptions(indentation: indentation), now: MarkedDocument.now
      ).items
      let item = try #require(items.first { $0.label == "aps" })
      #expect(item.edit.replacement == "\"aps\": {\n\(unit)$1\n\\}")
    }
  }

  @Test func names() {
    checkCompletion(#"{"aps": {|}}"#, "badge", #"{"aps": { "badge": 1| }}"#)
    checkCompletion(#"{"aps": { | }}"#, "badge", #"{"aps": { "badge": 1| }}"#)
    checkCompletion(#"{"aps": {"|"}}"#, "badge", #"{"aps": {"badge": 1|}}"#)
    checkCompletion(#"{"aps": {"b|"}}"#, "badge", #"{"aps": {"badge": 1|}}"#)
    checkCompletion(#"{"aps": {"b|}}"#, "badge", #"{"aps": {"badge": 1|}}"#)
    checkCompletion(#"{"aps": {"|}}"#, "badge", #"{"aps": {"badge": 1|}}"#)
    checkCompletion(#"{"aps": {b|}}"#, "badge", #"{"aps": {"badge": 1|}}"#)
    checkCompletion(#"{"aps": {bad|}}"#, "badge", #"{"aps": {"badge": 1|}}"#)
    checkCompletion(#"{"aps": {ba|dge}}"#, "badge", #"{"aps": {"badge": 1|}}"#)
    checkCompletion(#"{"aps": {ba|d}}"#, "badge", #"{"aps": {"badge": 1|}}"#)
    checkCompletion(#"{"aps": {"ba|dge"}}"#, "badge", #"{"aps": {"badge": 1|}}"#)
    checkCompletion(#"{"aps": {"|badge"}}"#, "badge", #"{"aps": {"badge": 1|}}"#)
    checkCompletion(#"{"aps":{|}}"#, "badge", #"{"aps":{"badge":1|}}"#)
    checkCompletion(#"{"aps":{"|"}}"#, "badge", #"{"aps":{"badge":1|}}"#)
    checkCompletion(#"{"aps":{"alert":"x",|}}"#, "badge", #"{"aps":{"alert":"x","badge":1|}}"#)
    checkCompletion(#"{"aps":{"alert":"x", |}}"#, "badge", #"{"aps":{"alert":"x", "badge":1|}}"#)
    checkCompletion(#"{ "aps": { | } }"#, "badge", #"{ "aps": { "badge": 1| } }"#)
    checkCompletion(#"{\#n  "aps": {\#n    |\#n  }\#n}"#, "badge", #"{\#n  "aps": {\#n    "badge": 1|\#n  }\#n}"#)
    checkCompletion(#"{\#n  "aps": {\#n    "|"\#n  }\#n}"#, "badge", #"{\#n  "aps": {\#n    "badge": 1|\#n  }\#n}"#)
    checkCompletion(#"{\#n  "aps": {\#n    "ba|\#n  }\#n}"#, "badge", #"{\#n  "aps": {\#n    "badge": 1|\#n  }\#n}"#)
    checkCompletion(#"{\#n  "aps": {\#n    ba|\#n  }\#n}"#, "badge", #"{\#n  "aps": {\#n    "badge": 1|\#n  }\#n}"#)
    checkCompletion(
      #"{\#n\#t"aps": {\#n\#t\#t|\#n\#t}\#n}"#, "content-state",
      #"{\#n\#t"aps": {\#n\#t\#t"content-state": { "status": "value" }|\#n\#t}\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    |\#n  }\#n}"#, "alert",
      #"{\#n  "aps": {\#n    "alert": { "title": "Title", "body": "Body" }|\#n  }\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    |\#n  }\#n}"#, "thread-id", #"{\#n  "aps": {\#n    "thread-id": ""|\#n  }\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    |\#n  }\#n}"#, "content-available",
      #"{\#n  "aps": {\#n    "content-available": 1|\#n  }\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    |\#n  }\#n}"#, "timestamp", #"{\#n  "aps": {\#n    "timestamp": 1764500400|\#n  }\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    |\#n  }\#n}"#, "url-args", #"{\#n  "aps": {\#n    "url-args": [""]|\#n  }\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    |\#n  }\#n}"#, "content-changed",
      #"{\#n  "aps": {\#n    "content-changed": true|\#n  }\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    |\#n  }\#n}"#, "interruption-level",
      #"{\#n  "aps": {\#n    "interruption-level": "time-sensitive"|\#n  }\#n}"#)
    checkCompletion(#"{"aps": {"alert": {|}}}"#, "title", #"{"aps": {"alert": { "title": ""| }}}"#)
    checkCompletion(
      #"{"aps": {"alert": {"title": "x", "|"}}}"#, "loc-args", #"{"aps": {"alert": {"title": "x", "loc-args": [""]|}}}"#
    )
    checkCompletion(#"{"aps": {"sound": {|}}}"#, "critical", #"{"aps": {"sound": { "critical": 1| }}}"#)
    checkCompletion(
      #"{"aps": {"sound": {"critical": 1, |}}}"#, "volume", #"{"aps": {"sound": {"critical": 1, "volume": 1.0|}}}"#)
  }

  @Test func habits() {
    checkCompletion(#"{"aps": {"mutcon|"}}"#, "mutable-content", #"{"aps": {"mutable-content": 1|}}"#)
    checkCompletion(#"{"aps": {"contentAvailable|"}}"#, "content-available", #"{"aps": {"content-available": 1|}}"#)
    checkCompletion(#"{"aps": {"contentAv|"}}"#, "content-available", #"{"aps": {"content-available": 1|}}"#)
    checkCompletion(#"{"aps": {"thread_id|"}}"#, "thread-id", #"{"aps": {"thread-id": ""|}}"#)
    checkCompletion(#"{"aps": {"thread_i|"}}"#, "thread-id", #"{"aps": {"thread-id": ""|}}"#)
    checkCompletion(#"{"aps": {"THREAD|"}}"#, "thread-id", #"{"aps": {"thread-id": ""|}}"#)
    checkCompletion(
      #"{"aps": {"interruptionLevel|"}}"#, "interruption-level", #"{"aps": {"interruption-level": "time-sensitive"|}}"#)
    checkCompletion(#"{"aps": {"il|"}}"#, "interruption-level", #"{"aps": {"interruption-level": "time-sensitive"|}}"#)
    checkCompletion(#"{"aps": {"ca|"}}"#, "category", #"{"aps": {"category": ""|}}"#)
    checkCompletion(#"{"aps": {"ca|"}}"#, "content-available", #"{"aps": {"content-available": 1|}}"#)
    checkCompletion(#"{"aps": {"cs|"}}"#, "content-state", #"{"aps": {"content-state": { "status": "value" }|}}"#)
    checkCompletion(#"{"aps": {threadId|}}"#, "thread-id", #"{"aps": {"thread-id": ""|}}"#)
    checkCompletion(
      #"{"aps": {"event": "start", "attrT|"}}"#, "attributes-type",
      #"{"aps": {"event": "start", "attributes-type": "DeliveryAttributes"|}}"#)
    checkCompletion(#"{"simb|"}"#, "Simulator Target Bundle", #"{"Simulator Target Bundle": "com.example.MyApp"|}"#)
    checkCompletion(#"{"aps": {"dism|"}}"#, "dismissal-date", #"{"aps": {"dismissal-date": 1764501300|}}"#)
    checkCompletion(#"{"aps": {"stale|"}}"#, "stale-date", #"{"aps": {"stale-date": 1764504000|}}"#)
  }

  @Test func beforeValues() {
    checkCompletion(#"{"aps": {"|": 3}}"#, "badge", #"{"aps": {"badge": 3}}"#, cut: #"{"aps": {"badge": 1"#)
    checkCompletion(#"{"aps": {"ba|": 3}}"#, "badge", #"{"aps": {"badge": 3}}"#, cut: #"{"aps": {"badge": 1"#)
    checkCompletion(#"{"aps": {"ba|dg": 3}}"#, "badge", #"{"aps": {"badge": 3}}"#, cut: #"{"aps": {"badge": 1"#)
    checkCompletion(
      #"{"aps": {"al|": {"title": "x"}}}"#, "alert", #"{"aps": {"alert": {"title": "x"}}}"#,
      cut: #"{"aps": {"alert": { "title": "Title", "body": "Body" }"#)
    checkCompletion(#"{"aps": {ba|: 3}}"#, "badge", #"{"aps": {"badge": 3}}"#, cut: #"{"aps": {"badge": 1"#)
    checkCompletion(#"{"aps": {"ba|": }}"#, "badge", #"{"aps": {"badge": }}"#, cut: #"{"aps": {"badge": 1"#)
    checkCompletion(
      #"{"aps": {"ba|":3,"alert":"x"}}"#, "badge", #"{"aps": {"badge":3,"alert":"x"}}"#, cut: #"{"aps": {"badge": 1"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "thr|": "a",\#n    "badge": 1\#n  }\#n}"#, "thread-id",
      #"{\#n  "aps": {\#n    "thread-id": "a",\#n    "badge": 1\#n  }\#n}"#,
      cut: #"{\#n  "aps": {\#n    "thread-id": """#)
    checkCompletion(#"{"aps": {"event": "|update"}}"#, "start", #"{"aps": {"event": "start"|}}"#)
    checkCompletion(#"{"aps": {"event": "up|date"}}"#, "update", #"{"aps": {"event": "update"|}}"#)
    checkCompletion(#"{"aps": {"event": |"update"}}"#, "end", #"{"aps": {"event": "end"|}}"#)
    checkCompletion(#"{"aps": {"event": | "update"}}"#, "end", #"{"aps": {"event": "end"|}}"#)
    checkCompletion(
      #"{"aps": {"event": | "update", "timestamp": 1}}"#, "end", #"{"aps": {"event": "end"|, "timestamp": 1}}"#)
    checkCompletion(
      #"{"aps": {"event":|"update" "timestamp": 1}}"#, "end", #"{"aps": {"event":"end", "timestamp": 1}}"#,
      cut: #"{"aps": {"event": "end""#)
  }

  @Test func neighbours() {
    checkCompletion(
      #"{"aps": {| "alert": "x"}}"#, "badge", #"{"aps": {"badge": 1, "alert": "x"}}"#, cut: #"{"aps": { "badge": 1"#)
    checkCompletion(
      #"{"aps": {|"alert": "x"}}"#, "badge", #"{"aps": {"badge": 1, "alert": "x"}}"#, cut: #"{"aps": { "badge": 1"#)
    checkCompletion(
      #"{"aps": {"alert": "x", | "sound": "a"}}"#, "badge", #"{"aps": {"alert": "x", "badge": 1|, "sound": "a"}}"#)
    checkCompletion(
      #"{"aps": {"alert": "x" | "sound": "a"}}"#, "badge", #"{"aps": {"alert": "x", "badge": 1|, "sound": "a"}}"#)
    checkCompletion(
      #"{"aps": {"alert": "x" |, "sound": "a"}}"#, "badge", #"{"aps": {"alert": "x", "badge": 1|, "sound": "a"}}"#)
    checkCompletion(#"{"aps": {"alert": "x" |}}"#, "badge", #"{"aps": {"alert": "x", "badge": 1|}}"#)
    checkCompletion(
      #"{"aps": {"alert": "x" "ba|" "sound": "a"}}"#, "badge", #"{"aps": {"alert": "x", "badge": 1|, "sound": "a"}}"#)
    checkCompletion(
      #"{"aps": {"alert": "x", "ba|" "sound": "a"}}"#, "badge", #"{"aps": {"alert": "x", "badge": 1|, "sound": "a"}}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    |\#n    "alert": "x"\#n  }\#n}"#, "badge",
      #"{\#n  "aps": {\#n    "badge": 1|,\#n    "alert": "x"\#n  }\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "alert": "x",\#n    |\#n    "sound": "a"\#n  }\#n}"#, "badge",
      #"{\#n  "aps": {\#n    "alert": "x",\#n    "badge": 1|,\#n    "sound": "a"\#n  }\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "alert": "x"\#n    |\#n    "sound": "a"\#n  }\#n}"#, "badge",
      #"{\#n  "aps": {\#n    "alert": "x",\#n    "badge": 1|,\#n    "sound": "a"\#n  }\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "alert": "x"\#n    "ba|"\#n    "sound": "a"\#n  }\#n}"#, "badge",
      #"{\#n  "aps": {\#n    "alert": "x",\#n    "badge": 1|,\#n    "sound": "a"\#n  }\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "alert": "x"\#n    "ba|\#n    "sound": "a"\#n  }\#n}"#, "badge",
      #"{\#n  "aps": {\#n    "alert": "x",\#n    "badge": 1|,\#n    "sound": "a"\#n  }\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "alert": "x"\#n    |\#n  }\#n}"#, "badge",
      #"{\#n  "aps": {\#n    "alert": "x",\#n    "badge": 1|\#n  }\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "alert": { "title": "x" }\#n    |\#n  }\#n}"#, "sound",
      #"{\#n  "aps": {\#n    "alert": { "title": "x" },\#n    "sound": "default"|\#n  }\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "alert": "x",\#n    |\#n  },\#n  "order": 17\#n}"#, "badge",
      #"{\#n  "aps": {\#n    "alert": "x",\#n    "badge": 1|\#n  },\#n  "order": 17\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "alert": "x"\#n  }\#n  |\#n}"#, "Simulator Target Bundle",
      #"{\#n  "aps": {\#n    "alert": "x"\#n  },\#n  "Simulator Target Bundle": "com.example.MyApp"|\#n}"#)
    checkCompletion(
      #"{\#n  |\#n  "order": 17\#n}"#, "aps", #"{\#n  "aps": {\#n    \#n  }|,\#n  "order": 17\#n}"#,
      plain: #"{\#n  "aps": {}|,\#n  "order": 17\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "alert": "x", // shown\#n    |\#n  }\#n}"#, "badge",
      #"{\#n  "aps": {\#n    "alert": "x", // shown\#n    "badge": 1|\#n  }\#n}"#)
    checkCompletion(
      #"{"aps": {"event": |, "timestamp": 1}}"#, "update", #"{"aps": {"event": "update"|, "timestamp": 1}}"#)
    checkCompletion(
      #"{"aps": {"event": | "timestamp": 1}}"#, "update", #"{"aps": {"event": "update"|, "timestamp": 1}}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "event": |\#n    "timestamp": 1\#n  }\#n}"#, "update",
      #"{\#n  "aps": {\#n    "event": "update"|,\#n    "timestamp": 1\#n  }\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "event": "|"\#n    "timestamp": 1\#n  }\#n}"#, "update",
      #"{\#n  "aps": {\#n    "event": "update"|,\#n    "timestamp": 1\#n  }\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "event": "up|\#n    "timestamp": 1\#n  }\#n}"#, "update",
      #"{\#n  "aps": {\#n    "event": "update"|,\#n    "timestamp": 1\#n  }\#n}"#)
  }

  @Test func unclosed() {
    checkCompletion(#"{"aps": {"alert": "x", "|"#, "badge", #"{"aps": {"alert": "x", "badge": 1|"#)
    checkCompletion(#"{"aps": {"alert": "x", |"#, "badge", #"{"aps": {"alert": "x", "badge": 1|"#)
    checkCompletion(#"{"aps": {"alert": "x" |"#, "badge", #"{"aps": {"alert": "x", "badge": 1|"#)
    checkCompletion(#"{"aps": {|"#, "badge", #"{"aps": { "badge": 1|"#)
    checkCompletion(
      #"{"aps": |"#, "Alert", #"{"aps": { "alert": { "title": "Title", "body": "Body" }, "sound": "default" }|"#)
    checkCompletion(#"{"aps": {"event": |"#, "end", #"{"aps": {"event": "end"|"#)
    checkCompletion(#"{"aps": {"event": "e|"#, "end", #"{"aps": {"event": "end"|"#)
    checkCompletion(#"{\#n  "aps": {\#n    |"#, "badge", #"{\#n  "aps": {\#n    "badge": 1|"#)
    checkCompletion(#"{\#n  "aps": {\#n    "|"#, "badge", #"{\#n  "aps": {\#n    "badge": 1|"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "alert": "x",\#n    |\#n"#, "badge",
      #"{\#n  "aps": {\#n    "alert": "x",\#n    "badge": 1|\#n"#)
    checkCompletion(
      #"{"aps": {"alert": {"title": "x"}, "|""#, "sound", #"{"aps": {"alert": {"title": "x"}, "sound": "default"|"#)
  }
}
