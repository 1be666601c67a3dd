import PayloadFeatures
import Testing

@Suite struct CompletionEnvelopesTests {
  /// What is no envelope yet, but cannot become much else.
  @Test(arguments: ["a.json", "a.apns"]) func beginnings(name: String) {
    checkCompletion(
      #"{"message":{|}}"#, "token", #"{"message":{"token":""|}}"#, name: name)
    checkCompletion(
      #"{"message": {"apn|"}}"#, "apns", #"{"message": {"apns": {  }|}}"#,
      plain: #"{"message": {"apns": {}|}}"#, name: name)
    checkCompletion(
      #"{"default":"Hi","A|"}"#, "APNS", #"{"default":"Hi","APNS":"{\"aps\":{\"alert\":\"Text\"}}"|}"#, name: name)
    checkCompletion(
      #"{"APNS":|}"#, "Payload in a string", #"{"APNS": "{\"aps\":{\"alert\":\"Text\"}}"|}"#, name: name)
    checkCompletion(
      #"{"default":"Hi","APNS":"|"}"#, "Payload in a string",
      #"{"default":"Hi","APNS":"{\"aps\":{\"alert\":\"Text\"}}"|}"#, name: name)
  }

  /// Other JSON stays silent.
  @Test(arguments: [
    #"{"|"}"#, #"{"name": "x", "|"}"#, #"{"message": "x", "|"}"#, #"{"message": {"text": "x", "|"}}"#,
    #"{"message": {}, "user": 1, "|"}"#, #"{"default": 1, "|"}"#, #"{"default": "x", "other": "y", "|"}"#,
    #"{"title": "default", "APNS|"}"#, #"[{"message": {"|"}}]"#,
  ]) func otherJSON(marked: String) {
    let document = MarkedDocument(marked)
    let found = document.analysis(name: "a.json").completion(
      at: document.cursor, CompletionOptions(), now: MarkedDocument.now)
    #expect(found.items.map(\.label) == [])
  }

  @Test func envelopes() {
    checkCompletion(
      #"{"message": {"token": "x", "|"}}"#, "apns", #"{"message": {"token": "x", "apns": {  }|}}"#,
      plain: #"{"message": {"token": "x", "apns": {}|}}"#, name: "a.json")
    checkCompletion(
      #"{"message": {"token": "x", "apns": {|}}}"#, "headers",
      #"{"message": {"token": "x", "apns": { "headers": {  }| }}}"#,
      plain: #"{"message": {"token": "x", "apns": { "headers": {}| }}}"#, name: "a.json")
    checkCompletion(
      #"{"message": {"token": "x", "apns": {"headers": {|}}}}"#, "apns-push-type",
      #"{"message": {"token": "x", "apns": {"headers": { "apns-push-type": "alert"| }}}}"#, name: "a.json")
    checkCompletion(
      #"{"message": {"token": "x", "apns": {"headers": {"apns-priority": |}}}}"#, "10",
      #"{"message": {"token": "x", "apns": {"headers": {"apns-priority": "10"|}}}}"#, name: "a.json")
    checkCompletion(
      #"{"message": {"token": "x", "apns": {"headers": {"apns-priority": "|"}}}}"#, "5",
      #"{"message": {"token": "x", "apns": {"headers": {"apns-priority": "5"|}}}}"#, name: "a.json")
    checkCompletion(
      #"{"message": {"token": "x", "apns": {"payload": |}}}"#, "Alert",
      #"{"message": {"token": "x", "apns": {"payload": { "aps": { "alert": { "title": "Title", "body": "Body" }, "sound": "default" } }|}}}"#,
      name: "a.json")
    checkCompletion(
      #"{"message": {"token": "x", "apns": {"payload": {|}}}}"#, "aps",
      #"{"message": {"token": "x", "apns": {"payload": { "aps": {  }| }}}}"#,
      plain: #"{"message": {"token": "x", "apns": {"payload": { "aps": {}| }}}}"#, name: "a.json")
    checkCompletion(
      #"{"message": {"token": "x", "apns": {"payload": {"aps": {"|"}}}}}"#, "badge",
      #"{"message": {"token": "x", "apns": {"payload": {"aps": {"badge": 1|}}}}}"#, name: "a.json")
    checkCompletion(
      #"{"to": "x", "notification": {"|"}}"#, "title", #"{"to": "x", "notification": {"title": ""|}}"#, name: "a.json")
    checkCompletion(
      #"{"to": "x", "data": {"a": "b"}, "|"}"#, "priority", #"{"to": "x", "data": {"a": "b"}, "priority": "high"|}"#,
      name: "a.json")
    checkCompletion(
      #"{"default": "x", "APNS": "{\"aps\":{}}", "|"}"#, "APNS_SANDBOX",
      #"{"default": "x", "APNS": "{\"aps\":{}}", "APNS_SANDBOX": "{\"aps\":{\"alert\":\"Text\"}}"|}"#, name: "a.json")
    checkCompletion(
      #"{"default": "x", "APNS": "{\"aps\": {\"ba|\"}}"}"#, "badge",
      #"{"default": "x", "APNS": "{\"aps\": {\"badge\": 1|}}"}"#, name: "a.json")
    checkCompletion(
      #"{"default": "x", "APNS": "{\"aps\": {\"|\"}}"}"#, "badge",
      #"{"default": "x", "APNS": "{\"aps\": {\"badge\": 1|}}"}"#, name: "a.json")
    checkCompletion(
      #"{"default": "x", "APNS": "{\"aps\": {|}}"}"#, "alert",
      #"{"default": "x", "APNS": "{\"aps\": { \"alert\": { \"title\": \"Title\", \"body\": \"Body\" }| }}"}"#,
      name: "a.json")
    checkCompletion(
      #"{"default": "x", "APNS": "{\"aps\": {\"alert\": \"x\", |}}"}"#, "badge",
      #"{"default": "x", "APNS": "{\"aps\": {\"alert\": \"x\", \"badge\": 1|}}"}"#, name: "a.json")
    checkCompletion(
      #"{"default": "x", "APNS": "{\"aps\": {\"alert\": \"x\" |}}"}"#, "thread-id",
      #"{"default": "x", "APNS": "{\"aps\": {\"alert\": \"x\", \"thread-id\": \"\"|}}"}"#, name: "a.json")
    checkCompletion(
      #"{"default": "x", "APNS": "{\"aps\": {\"interruption-level\": |}}"}"#, "passive",
      #"{"default": "x", "APNS": "{\"aps\": {\"interruption-level\": \"passive\"|}}"}"#, name: "a.json")
    checkCompletion(
      #"{"default": "x", "APNS": "{\"aps\": {\"interruption-level\": \"pa|\"}}"}"#, "passive",
      #"{"default": "x", "APNS": "{\"aps\": {\"interruption-level\": \"passive\"|}}"}"#, name: "a.json")
    checkCompletion(
      #"{"default": "x", "APNS": "{\"aps\": {\"sound\": |}}"}"#, "Critical alert",
      #"{"default": "x", "APNS": "{\"aps\": {\"sound\": { \"critical\": 1, \"name\": \"default\", \"volume\": 1.0 }|}}"}"#,
      name: "a.json")
    checkCompletion(
      #"{"default": "x", "APNS": "{|}"}"#, "aps", #"{"default": "x", "APNS": "{ \"aps\": {  }| }"}"#,
      plain: #"{"default": "x", "APNS": "{ \"aps\": {}| }"}"#, name: "a.json")
    checkCompletion(
      #"{"default": "x", "APNS": "{\"aps\":{}}", "APNS_SANDBOX": |}"#, "Payload in a string",
      #"{"default": "x", "APNS": "{\"aps\":{}}", "APNS_SANDBOX": "{\"aps\":{\"alert\":\"Text\"}}"|}"#, name: "a.json")
  }

  @Test func configuration() {
    checkCompletion(
      "|", "Usual settings",
      #"{\#n  "pushTypes": { "calls/*.apns": "voip" },\#n  "severities": { "deprecated-key": "off" }\#n}|"#,
      name: ".apns-lsp.json")
    checkCompletion("{|}", "limit", #"{ "limit": 4096| }"#, name: ".apns-lsp.json")
    checkCompletion(
      #"{"severities": {"|"}}"#, "wrong-type", #"{"severities": {"wrong-type": "off"|}}"#, name: ".apns-lsp.json")
    checkCompletion(
      #"{"severities": {"wrong-type": |}}"#, "off", #"{"severities": {"wrong-type": "off"|}}"#, name: ".apns-lsp.json")
    checkCompletion(
      #"{"severities": {"wrong-type": "|"}}"#, "hint", #"{"severities": {"wrong-type": "hint"|}}"#,
      name: ".apns-lsp.json")
    checkCompletion(#"{"format": {|}}"#, "expand", #"{"format": { "expand": "fit"| }}"#, name: ".apns-lsp.json")
    checkCompletion(
      #"{"format": {"expand": |}}"#, "always", #"{"format": {"expand": "always"|}}"#, name: ".apns-lsp.json")
    checkCompletion(
      #"{"format": {"expand": "|"}}"#, "never", #"{"format": {"expand": "never"|}}"#, name: ".apns-lsp.json")
    checkCompletion(#"{"codeLens": |}"#, "false", #"{"codeLens": false|}"#, name: ".apns-lsp.json")
    checkCompletion(
      #"{"pushTypes": {"a.apns": "|"}}"#, "voip", #"{"pushTypes": {"a.apns": "voip"|}}"#, name: ".apns-lsp.json")
    checkCompletion(
      #"{"inlayHints": |}"#, "Both", #"{"inlayHints": { "dates": true, "size": true }|}"#, name: ".apns-lsp.json")
    checkCompletion(
      #"{\#n  "limit": 4096\#n  |\#n}"#, "exclude", #"{\#n  "limit": 4096,\#n  "exclude": ["build/**"]|\#n}"#,
      name: ".apns-lsp.json")
  }
}
