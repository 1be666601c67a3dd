import Testing

@Suite struct CompletionTemplatesTests {
  @Test func emptyDocuments() {
    checkCompletion("|", "Silent", #"{\#n  "aps": { "content-available": 1 },\#n  "sync": "reason"\#n}|"#)
    checkCompletion(
      " |\n", "Widget or control", #" {\#n   "aps": { "content-changed": true }\#n }|\#n"#)
    checkCompletion(
      "\n\n|\n", "Silent", #"\#n\#n{\#n  "aps": { "content-available": 1 },\#n  "sync": "reason"\#n}|\#n"#)
    checkCompletion(
      "al|", "Alert",
      #"{\#n  "aps": {\#n    "alert": { "title": "Title", "body": "Body" },\#n    "sound": "default"\#n  }\#n}|"#)
    checkCompletion(
      "Live|", "Live Activity: end",
      #"{\#n  "aps": {\#n    "timestamp": 1764500400,\#n    "event": "end",\#n    "content-state": { "status": "value" },\#n    "dismissal-date": 1764500400\#n  }\#n}|"#
    )
    checkCompletion("wid|", "Widget or control", #"{\#n  "aps": { "content-changed": true }\#n}|"#)
    checkCompletion(
      "las|", "Live Activity: start",
      #"{\#n  "aps": {\#n    "timestamp": 1764500400,\#n    "event": "start",\#n    "content-state": { "status": "value" },\#n    "attributes-type": "MyAttributes",\#n    "attributes": { "name": "value" },\#n    "alert": { "title": "Title", "body": "Body", "sound": "default" }\#n  }\#n}|"#
    )
    checkCompletion(
      "|", "Critical",
      #"{\#n  "aps": {\#n    "alert": { "title": "Title", "body": "Body" },\#n    "sound": { "critical": 1, "name": "default", "volume": 1.0 },\#n    "interruption-level": "critical"\#n  }\#n}|"#
    )
    checkCompletion(
      "|", "Rich",
      #"{\#n  "aps": {\#n    "alert": { "title": "Title", "body": "Body" },\#n    "category": "CATEGORY",\#n    "mutable-content": 1,\#n    "sound": "default"\#n  },\#n  "image-url": "https://example.com/photo.jpg"\#n}|"#
    )
    checkCompletion(
      "|", "Localized",
      #"{\#n  "aps": {\#n    "alert": {\#n      "title-loc-key": "TITLE_KEY",\#n      "loc-key": "BODY_KEY",\#n      "loc-args": ["argument"]\#n    },\#n    "sound": "default"\#n  }\#n}|"#
    )
    checkCompletion(
      "|", "Time-sensitive",
      #"{\#n  "aps": {\#n    "alert": { "title": "Title", "body": "Body" },\#n    "sound": "default",\#n    "interruption-level": "time-sensitive"\#n  }\#n}|"#
    )
    checkCompletion(
      "|", "Live Activity: update",
      #"{\#n  "aps": {\#n    "timestamp": 1764500400,\#n    "event": "update",\#n    "content-state": { "status": "value" }\#n  }\#n}|"#
    )
    checkCompletion(
      "|", "VoIP call",
      #"{\#n  "aps": {},\#n  "uuid": "00000000-0000-0000-0000-000000000000",\#n  "caller": "Name"\#n}|"#)
    checkCompletion(
      "|", "Simulator file",
      #"{\#n  "Simulator Target Bundle": "com.example.MyApp",\#n  "aps": {\#n    "alert": { "title": "Title", "body": "Body" },\#n    "sound": "default"\#n  }\#n}|"#
    )
    checkCompletion(
      "|", "FCM v1",
      #"{\#n  "message": {\#n    "token": "token",\#n    "notification": { "title": "Title", "body": "Body" },\#n    "apns": {\#n      "headers": { "apns-priority": "10" },\#n      "payload": {\#n        "aps": { "sound": "default" }\#n      }\#n    }\#n  }\#n}|"#
    )
    checkCompletion("|", "Amazon SNS", #"{\#n  "default": "Text",\#n  "APNS": "{\"aps\":{\"alert\":\"Text\"}}"\#n}|"#)
    checkCompletion(
      "|", "Declarative web push",
      #"{\#n  "web_push": 8030,\#n  "notification": {\#n    "title": "Title",\#n    "body": "Body",\#n    "navigate": "https://example.com/"\#n  }\#n}|"#
    )
    checkCompletion(
      "sns|", "Amazon SNS", #"{\#n  "default": "Text",\#n  "APNS": "{\"aps\":{\"alert\":\"Text\"}}"\#n}|"#)
  }

  @Test func emptyObjects() {
    checkCompletion("{|}", "Silent", #"{\#n  "aps": { "content-available": 1 },\#n  "sync": "reason"|\#n}"#)
    checkCompletion("{ | }", "Silent", #"{\#n  "aps": { "content-available": 1 },\#n  "sync": "reason"|\#n}"#)
    checkCompletion("{  |  }", "Silent", #"{\#n  "aps": { "content-available": 1 },\#n  "sync": "reason"|\#n}"#)
    checkCompletion("{|", "Silent", #"{\#n  "aps": { "content-available": 1 },\#n  "sync": "reason"|"#)
    checkCompletion("{\n  |\n}", "Silent", #"{\#n  "aps": { "content-available": 1 },\#n  "sync": "reason"|\#n}"#)
    checkCompletion("{\n\t|\n}", "Silent", #"{\#n\#t"aps": { "content-available": 1 },\#n\#t"sync": "reason"|\#n}"#)
    checkCompletion("{\n|\n}", "Widget or control", #"{\#n"aps": { "content-changed": true }|\#n}"#)
    checkCompletion("{sil|}", "Silent", #"{\#n  "aps": { "content-available": 1 },\#n  "sync": "reason"|\#n}"#)
    checkCompletion("{ sil| }", "Silent", #"{ \#n  "aps": { "content-available": 1 },\#n  "sync": "reason"|\#n}"#)
    checkCompletion("{|}\n", "aps", #"{ "aps": {  }| }\#n"#, plain: #"{ "aps": {}| }\#n"#)
    checkCompletion("{ | }", "aps", #"{ "aps": {  }| }"#, plain: #"{ "aps": {}| }"#)
    checkCompletion("{\n  |\n}", "aps", #"{\#n  "aps": {\#n    \#n  }|\#n}"#, plain: #"{\#n  "aps": {}|\#n}"#)
    checkCompletion("{\n\t|\n}", "aps", #"{\#n\#t"aps": {\#n\#t\#t\#n\#t}|\#n}"#, plain: #"{\#n\#t"aps": {}|\#n}"#)
    checkCompletion(#"{"|"}"#, "aps", #"{"aps": {  }|}"#, plain: #"{"aps": {}|}"#)
    checkCompletion(#"{"|"#, "aps", #"{"aps": {  }|"#, plain: #"{"aps": {}|"#)
    checkCompletion(#"{ "a| }"#, "aps", #"{ "aps": {  }| }"#, plain: #"{ "aps": {}| }"#)
    checkCompletion(#"{\#n  "|"\#n}"#, "aps", #"{\#n  "aps": {\#n    \#n  }|\#n}"#, plain: #"{\#n  "aps": {}|\#n}"#)
    checkCompletion(#"{\#n  "ap|\#n}"#, "aps", #"{\#n  "aps": {\#n    \#n  }|\#n}"#, plain: #"{\#n  "aps": {}|\#n}"#)
    checkCompletion(
      "{\r\n  |\r\n}", "aps", #"{\#r\#n  "aps": {\#r\#n    \#r\#n  }|\#r\#n}"#, plain: #"{\#r\#n  "aps": {}|\#r\#n}"#)
    checkCompletion("{|}", "mdm", #"{ "mdm": ""| }"#)
    checkCompletion("{|}", "web_push", #"{ "web_push": 8030| }"#)
  }
}
