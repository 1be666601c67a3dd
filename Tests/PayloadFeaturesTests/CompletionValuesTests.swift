import Testing

@Suite struct CompletionValuesTests {
  @Test func values() {
    checkCompletion(#"{"aps": {"interruption-level": |}}"#, "passive", #"{"aps": {"interruption-level": "passive"|}}"#)
    checkCompletion(#"{"aps": {"interruption-level":|}}"#, "passive", #"{"aps": {"interruption-level": "passive"|}}"#)
    checkCompletion(
      #"{"aps": {"interruption-level": "|"}}"#, "passive", #"{"aps": {"interruption-level": "passive"|}}"#)
    checkCompletion(#"{"aps": {"interruption-level": "|}}"#, "passive", #"{"aps": {"interruption-level": "passive"|}}"#)
    checkCompletion(
      #"{"aps": {"interruption-level": "pa|"}}"#, "passive", #"{"aps": {"interruption-level": "passive"|}}"#)
    checkCompletion(
      #"{"aps": {"interruption-level": pa|}}"#, "passive", #"{"aps": {"interruption-level": "passive"|}}"#)
    checkCompletion(
      #"{"aps": {"interruption-level": pa|ss}}"#, "passive", #"{"aps": {"interruption-level": "passive"|}}"#)
    checkCompletion(
      #"{"aps": {"interruption-level": "act|ive"}}"#, "active", #"{"aps": {"interruption-level": "active"|}}"#)
    checkCompletion(
      #"{"aps": {"interruption-level": "timeS|"}}"#, "time-sensitive",
      #"{"aps": {"interruption-level": "time-sensitive"|}}"#)
    checkCompletion(#"{"aps":{"interruption-level":|}}"#, "passive", #"{"aps":{"interruption-level":"passive"|}}"#)
    checkCompletion(#"{"aps": {"content-available": |}}"#, "1", #"{"aps": {"content-available": 1|}}"#)
    checkCompletion(#"{"aps": {"content-available": "|"}}"#, "1", #"{"aps": {"content-available": 1|}}"#)
    checkCompletion(#"{"aps": {"content-available":|}}"#, "1", #"{"aps": {"content-available": 1|}}"#)
    checkCompletion(#"{"aps":{"content-available":|}}"#, "1", #"{"aps":{"content-available":1|}}"#)
    checkCompletion(#"{"aps": {"content-available": |1}}"#, "1", #"{"aps": {"content-available": 1|}}"#)
    checkCompletion(#"{"aps": {"sound": |}}"#, "Default sound", #"{"aps": {"sound": "default"|}}"#)
    checkCompletion(#"{"aps": {"sound": "|"}}"#, "Default sound", #"{"aps": {"sound": "default"|}}"#)
    checkCompletion(#"{"aps": {"sound": "def|"}}"#, "Default sound", #"{"aps": {"sound": "default"|}}"#)
    checkCompletion(#"{"aps": {"sound": |}}"#, "Sound file", #"{"aps": {"sound": "chime.aiff"|}}"#)
    checkCompletion(
      #"{"aps": {"sound": |}}"#, "Critical alert",
      #"{"aps": {"sound": { "critical": 1, "name": "default", "volume": 1.0 }|}}"#)
    checkCompletion(
      #"{"aps": {"sound": "|"}}"#, "Critical alert",
      #"{"aps": {"sound": { "critical": 1, "name": "default", "volume": 1.0 }|}}"#)
    checkCompletion(#"{"aps": {"sound": "ch|"}}"#, "Sound file", #"{"aps": {"sound": "chime.aiff"|}}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "sound": |\#n  }\#n}"#, "Critical alert",
      #"{\#n  "aps": {\#n    "sound": { "critical": 1, "name": "default", "volume": 1.0 }|\#n  }\#n}"#)
    checkCompletion(
      #"{"aps": {"alert": |}}"#, "Title and body", #"{"aps": {"alert": { "title": "Title", "body": "Body" }|}}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "alert": |\#n  }\#n}"#, "Title and body",
      #"{\#n  "aps": {\#n    "alert": { "title": "Title", "body": "Body" }|\#n  }\#n}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "alert": |\#n  }\#n}"#, "Localized",
      #"{\#n  "aps": {\#n    "alert": {\#n      "title-loc-key": "TITLE_KEY",\#n      "loc-key": "BODY_KEY",\#n      "loc-args": ["argument"]\#n    }|\#n  }\#n}"#
    )
    checkCompletion(
      #"{\#n  "aps": {\#n    "alert": |,\#n    "badge": 1\#n  }\#n}"#, "Localized",
      #"{\#n  "aps": {\#n    "alert": {\#n      "title-loc-key": "TITLE_KEY",\#n      "loc-key": "BODY_KEY",\#n      "loc-args": ["argument"]\#n    }|,\#n    "badge": 1\#n  }\#n}"#
    )
    checkCompletion(
      #"{\#n  "aps": |\#n}"#, "Alert",
      #"{\#n  "aps": {\#n    "alert": { "title": "Title", "body": "Body" },\#n    "sound": "default"\#n  }|\#n}"#)
    checkCompletion(#"{"aps": |}"#, "Silent", #"{"aps": { "content-available": 1 }|}"#)
    checkCompletion(#"{"aps": {"badge": |}}"#, "1", #"{"aps": {"badge": 1|}}"#)
    checkCompletion(#"{"aps": {"relevance-score": |}}"#, "0.5", #"{"aps": {"relevance-score": 0.5|}}"#)
    checkCompletion(#"{"aps": {"category": |}}"#, #""""#, #"{"aps": {"category": ""|}}"#)
    checkCompletion(#"{"aps": {"alert": {"loc-args": |}}}"#, #"[""]"#, #"{"aps": {"alert": {"loc-args": [""]|}}}"#)
    checkCompletion(
      #"{"Simulator Target Bundle": |, "aps": {"alert": "x"}}"#, "com.example.MyApp",
      #"{"Simulator Target Bundle": "com.example.MyApp"|, "aps": {"alert": "x"}}"#)
    checkCompletion(#"{"aps": {"sound": {"critical": |}}}"#, "1", #"{"aps": {"sound": {"critical": 1|}}}"#)
    checkCompletion(#"{"aps": {"sound": {"volume": |}}}"#, "1.0", #"{"aps": {"sound": {"volume": 1.0|}}}"#)
  }

  @Test func dates() {
    checkCompletion(
      #"{"aps": {"event": "update", "timestamp": |}}"#, "now",
      #"{"aps": {"event": "update", "timestamp": 1764500400|}}"#)
    checkCompletion(
      #"{"aps": {"event": "update", "timestamp":|}}"#, "now", #"{"aps": {"event": "update", "timestamp": 1764500400|}}"#
    )
    checkCompletion(
      #"{"aps": {"event": "update", "timestamp": 17|}}"#, "now",
      #"{"aps": {"event": "update", "timestamp": 1764500400|}}"#)
    checkCompletion(
      #"{"aps": {"event": "update", "timestamp": 1|764000000}}"#, "now",
      #"{"aps": {"event": "update", "timestamp": 1764500400|}}"#)
    checkCompletion(
      #"{"aps": {"event": "update", "stale-date": |}}"#, "in 4 hours",
      #"{"aps": {"event": "update", "stale-date": 1764514800|}}"#)
    checkCompletion(
      #"{"aps": {"event": "end", "dismissal-date": "|"}}"#, "in 1 hour",
      #"{"aps": {"event": "end", "dismissal-date": 1764504000|}}"#)
    checkCompletion(
      #"{"aps": {"event": "update", "stale-date": hour|}}"#, "in 1 hour",
      #"{"aps": {"event": "update", "stale-date": 1764504000|}}"#)
    checkCompletion(
      #"{"web_push": 8030, "notification": {"timestamp": |}}"#, "now",
      #"{"web_push": 8030, "notification": {"timestamp": 1764500400000|}}"#)
  }

  @Test func liveActivities() {
    checkCompletion(
      #"{"aps": {"event": "start", "|"}}"#, "content-state",
      #"{"aps": {"event": "start", "content-state": { "status": "value" }|}}"#)
    checkCompletion(
      #"{"aps": {"event": "start", "|"}}"#, "alert",
      #"{"aps": {"event": "start", "alert": { "title": "Title", "body": "Body", "sound": "default" }|}}"#)
    checkCompletion(
      #"{\#n  "aps": {\#n    "event": "start",\#n    |\#n  }\#n}"#, "alert",
      #"{\#n  "aps": {\#n    "event": "start",\#n    "alert": { "title": "Title", "body": "Body", "sound": "default" }|\#n  }\#n}"#
    )
    checkCompletion(
      #"{\#n  "aps": {\#n    "event": "start",\#n    |\#n  }\#n}"#, "attributes",
      #"{\#n  "aps": {\#n    "event": "start",\#n    "attributes": { "name": "value" }|\#n  }\#n}"#)
    checkCompletion(
      #"{"aps": {"event": "start", "alert": {"title": |}}}"#, "Localized",
      #"{"aps": {"event": "start", "alert": {"title": { "loc-key": "KEY", "loc-args": ["argument"] }|}}}"#)
    checkCompletion(
      #"{"aps": {"event": "start", "alert": {"|"}}}"#, "sound",
      #"{"aps": {"event": "start", "alert": {"sound": "default"|}}}"#)
    checkCompletion(
      #"{"aps": {"event": "start", "input-push-token": |}}"#, "1",
      #"{"aps": {"event": "start", "input-push-token": 1|}}"#)
    checkCompletion(
      #"{"aps": {"event": "start", "relevance-score": |}}"#, "100",
      #"{"aps": {"event": "start", "relevance-score": 100|}}"#)
  }

  @Test func otherFamilies() {
    checkCompletion(
      #"{"web_push": 8030, |}"#, "notification", #"{"web_push": 8030, "notification": {  }|}"#,
      plain: #"{"web_push": 8030, "notification": {}|}"#)
    checkCompletion(
      #"{"web_push": 8030, "notification": {|}}"#, "navigate",
      #"{"web_push": 8030, "notification": { "navigate": ""| }}"#)
    checkCompletion(
      #"{"web_push": 8030, "notification": {"dir": |}}"#, "rtl", #"{"web_push": 8030, "notification": {"dir": "rtl"|}}"#
    )
    checkCompletion(#"{"web_push": |}"#, "8030", #"{"web_push": 8030|}"#)
    checkCompletion(
      #"{"web_push": 8030, "notification": {"silent": |}}"#, "true",
      #"{"web_push": 8030, "notification": {"silent": true|}}"#)
    checkCompletion(#"{"aps": {"content-changed": |}}"#, "true", #"{"aps": {"content-changed": true|}}"#)
    checkCompletion(
      #"{"aps": {"ptt-push-type": |}}"#, "service-update", #"{"aps": {"ptt-push-type": "service-update"|}}"#)
    checkCompletion(#"{"mdm": |}"#, #""""#, #"{"mdm": ""|}"#)
    checkCompletion(
      #"{"aps": {"url-args": [|], "alert": {"title": "x"}}}"#, #""""#,
      #"{"aps": {"url-args": [""|], "alert": {"title": "x"}}}"#)
  }
}
