import JSONSyntax
import PayloadAnalysis
import SourceText
import Testing

/// Checks what is found in a document: a line each region, `pointer family push-type` for a payload, `pointer envelope`
/// for an envelope; `!` stands behind a push type that is declared, `SDK` behind a payload in an SDK's object form,
/// `inside` before one in a string. None: the document is left in peace.
private func checkRegions(
  _ name: String, _ text: String, pushType: PushType? = nil, _ regions: String...,
  location: SourceLocation = #_sourceLocation
) {
  var options = DocumentOptions(path: name)
  if let pushType { options.pushType = pushType }
  let analysis = Analysis(SourceText(text), options, now: 1_750_000_000)
  #expect(analysis.regions.map(describe) == regions, "\(text)", sourceLocation: location)
  if regions.isEmpty { #expect(analysis.findings.isEmpty, "\(text)", sourceLocation: location) }
}

private func describe(_ region: Region) -> String {
  let place = region.embedding.map { "inside \($0.pointer)" } ?? "\(region.pointer)"
  switch region.kind {
  case .envelope(let envelope): return "\(place) \(envelope.rawValue)"
  case .configuration: return "\(place) configuration"
  case .payload(let payload):
    let type = payload.pushType.map { " \($0.rawValue)\(payload.isDeclared ? "!" : "")" } ?? ""
    return "\(place) \(payload.family.rawValue)\(type)\(payload.isSDKObject ? " SDK" : "")"
  }
}

@Suite struct RegionFinderTests {
  /// A name that only looks like `aps` is a mistake; `APS` may be anything.
  @Test func lookAlikes() {
    checkRegions("a.json", #"{"аps":{"alert":"x"}}"#, " alert alert")
    checkRegions("a.json", "{\"aps\u{200B}\":{\"alert\":\"x\"}}", " alert alert")
    checkRegions("a.json", #"{"аps":{"order":1}}"#)
    checkRegions("a.json", #"{"APS":{"alert":"x"}}"#)
  }

  @Test func familiesByTheirKeys() {
    checkRegions("a.apns", #"{"aps":{"alert":"x"}}"#, " alert alert")
    checkRegions("a.apns", #"{"aps":{"content-available":1}}"#, " background background")
    checkRegions("a.apns", #"{"aps":{"contentAvailable":1}}"#, " background background")
    checkRegions("a.apns", #"{"aps":{"content-available":1,"badge":1}}"#, " alert alert")
    checkRegions(
      "a.apns", #"{"aps":{"event":"update","timestamp":1,"content-state":{}}}"#, " live-activity liveactivity")
    checkRegions("a.apns", #"{"aps":{"events":"update"}}"#, " live-activity liveactivity")
    checkRegions("a.apns", #"{"aps":{"content-state":{}}}"#, " live-activity liveactivity")
    checkRegions("a.apns", #"{"aps":{"stale-date":1,"alert":"x"}}"#, " alert alert")
    checkRegions("a.apns", #"{"aps":{"stale-date":1,"timestamp":1}}"#, " live-activity liveactivity")
    checkRegions("a.apns", #"{"aps":{"timestamp":1,"alert":"x"}}"#, " alert alert")
    checkRegions("a.apns", #"{"aps":{"content-changed":true}}"#, " widgets widgets")
    checkRegions("a.apns", #"{"aps":{"ptt-push-type":"service-update"}}"#, " push-to-talk pushtotalk")
    checkRegions("a.apns", #"{"aps":{"alert":{"title":"a","body":"b"},"url-args":[]}}"#, " safari-website alert")
    checkRegions("a.apns", #"{"aps":{"alert":{"title":"a","body":"b","action":"c"}}}"#, " safari-website alert")
    checkRegions("a.apns", #"{"aps":{"alert":{"title":"a","action":"c"},"badge":1}}"#, " alert alert")
    checkRegions("a.apns", #"{"aps":{"alert":"x","url-args":[],"category":"c"}}"#, " alert alert")
    checkRegions("a.apns", #"{"mdm":"magic"}"#, " mdm mdm")
    checkRegions("a.apns", #"{"container-identifier":"x"}"#, " file-provider fileprovider")
    checkRegions("a.apns", #"{"container-identifier":"x","aps":{"alert":"y"}}"#, " alert alert")
    checkRegions("a.apns", "{}", " wallet alert")
    checkRegions("a.apns", #"{"web_push":8030}"#, " web-push")
    checkRegions("a.apns", #"{"web_push":true,"aps":{"alert":"x"}}"#, " alert alert")
    checkRegions("a.apns", #"{"x":1}"#, " alert alert")
    checkRegions("a.apns", #"{"aps":"x"}"#, " alert alert")
    checkRegions("a.apns", "[1]", " alert alert")
    checkRegions("a.json", "")
  }

  @Test func declaredPushTypes() {
    checkRegions("a.voip.apns", #"{"call":"x"}"#, " voip voip!")
    checkRegions("a.background.apns", #"{"aps":{"alert":"x"}}"#, " background background!")
    checkRegions("a.live-activity.apns.json", #"{"aps":{}}"#, " live-activity liveactivity!")
    checkRegions("b.apns", #"{"aps":{}}"#, pushType: .controls, " widgets controls!")
    checkRegions("b.apns", "{}", pushType: .alert, " wallet alert!")
    checkRegions("b.apns", #"{"a":1}"#, pushType: .wallet, " wallet wallet!")
    checkRegions("pass.wallet.apns", "{}", " wallet wallet!")
    checkRegions("b.apns", #"{"aps":{"event":"end"}}"#, pushType: .alert, " alert alert!")
    checkRegions("b.apns", #"{"a":{"aps":{"alert":"x"}}}"#, pushType: .voip, " voip voip!")
    checkRegions("b.json", #"{"a":{"aps":{"alert":"x"}}}"#, pushType: .voip, "/a voip voip!")
    checkRegions(
      "a.json", #"{"message":{"token":"t","apns":{"headers":{"apns-push-type":"Background"},"payload":{"a":1}}}}"#,
      " fcm-v1", "/message/apns/payload background background!")
    checkRegions(
      "a.json", #"{"message":{"token":"t","apns":{"headers":{"apns-push-type":"{{type}}"},"payload":{"a":1}}}}"#,
      " fcm-v1", "/message/apns/payload alert alert")
  }

  @Test func payloadsWithinAPayloadFile() {
    checkRegions(
      "a.apns", #"[{"aps":{"alert":"x"}},{"aps":{"contentAvailable":1}}]"#, "/0 alert alert", "/1 background background"
    )
    checkRegions("a.apns", #"{"cases":[{"aps":{"alert":"x"}},{"n":1}]}"#, "/cases/0 alert alert")
    checkRegions("a.apns", #"{"data":{"aps":{"alert":"x"}},"aps":{"badge":1}}"#, " alert alert")
    checkRegions("a.apns", #"{"mdm":"m","data":{"aps":{"alert":"x"}}}"#, " mdm mdm")
  }

  @Test func payloadsInOtherJSON() {
    checkRegions("a.json", #"{"a":{"b":[{"aps":{"alert":"x"}}]}}"#, "/a/b/0 alert alert")
    checkRegions("a.json", #"[{"aps":{"badge":1}},{"aps":{"badge":2}}]"#, "/0 alert alert", "/1 alert alert")
    checkRegions("a.json", #"{"aps":{"mutable_content":1}}"#, " alert alert")
    checkRegions("a.json", #"{"aps":{"alert":"x"},"old":{"aps":{"alert":"y"}}}"#, " alert alert")
    checkRegions("a.json", #"{"payload":{"aps":{"alert":"x","mutableContent":true}}}"#, "/payload alert alert SDK")
    checkRegions("a.json", #"{"payload":{"aps":{"alert":{"titleLocKey":"x"}}}}"#, "/payload alert alert SDK")
    checkRegions("a.json", #"[{"aps":{"alert":"x","mutableContent":true}}]"#, "/0 alert alert")
    checkRegions("a.json", #"{"web_push":8030,"notification":{}}"#, " web-push")
    checkRegions("a.json", #"{"\u0061ps":{"alert":"x"}}"#, " alert alert")
  }

  @Test func jsonWithoutAPayload() {
    checkRegions("a.json", "{}")
    checkRegions("a.json", "[1, 2")
    checkRegions("a.json", #"{"aps":{"aperture":1.8}}"#)
    checkRegions("a.json", #"{"aps":["alert"]}"#)
    checkRegions("a.json", #"{"aps":"alert"}"#)
    checkRegions("a.json", #"{"alert":"x","badge":1,"sound":"default"}"#)
    checkRegions("a.json", #"{"mdm":"magic"}"#)
    checkRegions("a.json", #"{"container-identifier":"x"}"#)
    checkRegions("a.json", #"{"a":{"web_push":8030}}"#)
    checkRegions("package.json", #"{"name":"apns","message":"x","default":true,"to":1}"#)
    checkRegions("a.json", #"{"contentAvailable":true,"mutableContent":true,"notification":{"title":"a","body":"b"}}"#)
  }

  @Test func firebaseV1() {
    checkRegions("a.json", #"{"message":{"token":"t"}}"#, " fcm-v1")
    checkRegions("a.json", #"{"validate_only":true,"message":{"topic":"t","android":{}}}"#, " fcm-v1")
    checkRegions("a.json", #"{"message":{"condition":"c","fcm_options":{}}}"#, " fcm-v1")
    checkRegions(
      "a.json", #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"x"}}}}}"#, " fcm-v1",
      "/message/apns/payload alert alert")
    checkRegions(
      "a.apns", #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"x"}}}}}"#, " fcm-v1",
      "/message/apns/payload alert alert")
    checkRegions(
      "a.json", #"[{"message":{"token":"t","contentAvailable":1}},{"message":{"token":"t","aps":{}}}]"#, "/0 fcm-v1",
      "/1 fcm-v1")
    checkRegions(
      "a.json", #"{"message":{"apns":{"payload":{"aps":{"content-available":1}}},"notification":{"title":"a"}}}"#,
      " fcm-v1", "/message/apns/payload alert alert")
    checkRegions(
      "a.json", #"{"message":{"token":"t","apns":{"payload":{}}}}"#, " fcm-v1", "/message/apns/payload alert alert")
    checkRegions("a.json", #"{"message":{"topic":"t"}}"#)
    checkRegions("a.json", #"{"message":{"topic":"t","subject":"s","notification":{}}}"#)
    checkRegions("a.json", #"{"message":{"token":"jwt"},"status":"ok"}"#)
    checkRegions("a.json", #"{"message":"token"}"#)
    checkRegions(
      "a.json", #"{"message":{"token":"t","user":7,"apns":{"payload":{"aps":{"alert":"x"}}}}}"#,
      "/message/apns/payload alert alert")
  }

  @Test func firebaseLegacy() {
    checkRegions("a.json", #"{"to":"t","notification":{"title":"x"}}"#, " fcm-legacy")
    checkRegions("a.json", #"{"to":7,"notification":{"title":"x"}}"#, " fcm-legacy")
    checkRegions("a.json", #"{"registration_ids":["t"],"data":{"a":1}}"#, " fcm-legacy")
    checkRegions("a.apns", #"{"to":"t","content_available":true,"data":{"a":1}}"#, " fcm-legacy")
    checkRegions("a.json", #"{"to":"t","data":{"a":1},"prio"}"#, " fcm-legacy")
    checkRegions("a.json", #"{"message":{"token":"t","an"}}"#, " fcm-v1")
    checkRegions("a.json", #"{"edges":[{"from":1,"to":2,"data":{"a":1}}]}"#)
    checkRegions("a.json", #"{"edges":[{"to":"b","from":"a","data":{"a":1}}]}"#)
    checkRegions("a.json", #"{"to":"a@example.com","subject":"x","data":{"a":1}}"#)
    checkRegions("a.json", #"{"to":"x","notification":{"text":"x"},"from":"y"}"#)
    checkRegions("a.json", #"{"to":"bob","notification":{"title":"x","icon_url":"y"},"channel":"mail"}"#)
    checkRegions("a.json", #"{"all":[{"to":"bob","notification":{"enabled":true},"data":{}}]}"#)
    checkRegions("a.json", #"{"to":"t","notification":{"title":"x","pitch":1}}"#, " fcm-legacy")
    checkRegions("a.json", #"{"to":"x","data":"0x00"}"#)
    checkRegions("a.json", #"{"to":"ExponentPushToken[abc]","notification":{"title":"x"},"data":{}}"#)
  }

  @Test func sns() {
    checkRegions("a.json", #"{"default":"x","APNS":"{\"aps\":{\"alert\":\"x\"}}"}"#, " sns", "inside /APNS alert alert")
    checkRegions(
      "a.json", #"{"apns_sandbox":" {\"aps\":{\"alert\":\"x\"}}"}"#, " sns", "inside /apns_sandbox alert alert")
    checkRegions("a.json", #"{"APNS_VOIP":"{\"call\":1}"}"#, " sns", "inside /APNS_VOIP voip voip!")
    checkRegions("a.json", #"{"APNS":{"aps":{"alert":"x"}}}"#, " sns", "/APNS alert alert")
    checkRegions("a.json", #"{"default":"x","aps":{"alert":"x"},"GCM":"{}"}"#, " sns")
    checkRegions("a.json", #"{"default":"x","aps":{"alert":"x"}}"#, " alert alert")
    checkRegions("a.apns", #"{"default":"x","aps":{"alert":"x"}}"#, " alert alert")
    checkRegions("a.json", #"{"apns":{"aps":{"alert":"x"}}}"#, " sns", "/apns alert alert")
    checkRegions("a.apns", #"{"apns":{"aps":{"alert":"x"}},"fcm":{"data":{}}}"#, "/apns alert alert")
    checkRegions(
      "a.json", #"{"case":{"APNS":"{\"aps\":{\"alert\":\"x\"}}"}}"#, "/case sns", "inside /case/APNS alert alert")
    // What a program joins to a string, nobody knows.
    checkRegions("a.json", #"{"default":"x","APNS":"{\"aps\":{\"alert\":\"" + text + "\"}}"}"#, " sns")
    checkRegions("a.json", #"{"apns":{"keyId":"x","teamId":"y"}}"#)
    checkRegions("a.json", #"{"APNS":"enabled"}"#)
    checkRegions("a.json", #"{"APNS":"{{payload}}"}"#)
    checkRegions("a.json", #"{"server":{"apns":{"aps":{}}}}"#)
    checkRegions("a.json", #"{"server":{"apns":{"aps":{"alert":"x"}}}}"#, "/server/apns alert alert")
  }

  @Test func messagesOfFirebaseWithoutTheirRequest() {
    checkRegions(
      "a.json", #"{"token":"t","notification":{"title":"x"},"apns":{"payload":{"aps":{"content-available":1}}}}"#,
      "/apns/payload alert alert")
    checkRegions(
      "a.json", #"{"tokens":["t"],"apns":{"payload":{"aps":{"content-available":1}}}}"#,
      "/apns/payload background background")
    checkRegions(
      "a.json",
      #"{"apns":{"headers":{"apns-push-type":"background"},"payload":{"aps":{"content-available":1,"category":"c"}}}}"#,
      "/apns/payload background background!")
    checkRegions("a.json", #"{"apns":{"payload":{"aps":{}}},"x":{"aps":{"badge":1}}}"#, "/x alert alert")
  }

  @Test func requestsOfOtherServices() {
    checkRegions(
      "a.json", #"{"app_id":"1","contents":{"en":"x"},"apns_alert":{"title":"x"},"data":{"aps":{"alert":"x"}}}"#)
    checkRegions("a.apns", #"{"app_id":"1","contents":{"en":"x"},"ios_badgeType":"Increase"}"#)
    checkRegions("a.json", #"{"event":"update","event_updates":{"aps":{"alert":"x"}},"name":"n"}"#)
    checkRegions("a.json", #"[{"to":"ExponentPushToken[abc]","title":"x","data":{"aps":{"alert":"x"}}}]"#)
    checkRegions("a.json", #"{"to":["ExponentPushToken[abc]"],"data":{}}"#)
    checkRegions(
      "a.json", #"{"audience":"all","notification":{"ios":{"alert":"x","mutable_content":true}},"device_types":[]}"#)
    checkRegions("a.json", #"{"messages":{"apple_push":{"alert":"x","badge":1,"aps":{"alert":"x"}}}}"#)
    checkRegions("a.json", #"{"activity_id":"1","content_state":{"a":1},"end_activity":false}"#)
    checkRegions(
      "a.json", #"{"interests":["a"],"apns":{"aps":{"alert":"x"}},"fcm":{"notification":{"title":"x"}}}"#,
      "/apns alert alert")
    checkRegions("a.apns", #"{"users":["a"],"apns":{"aps":{"badge":1}}}"#, "/apns alert alert")
    checkRegions("a.apns", #"{"users":["a"],"fcm":{"notification":{"title":"x"}}}"#)
    checkRegions("a.apns", #"{"trigger":{"type":"push"},"title":"a","payload":{"aps":{"alert":"x"}}}"#)
  }

  /// The form of a collection is that of https://schema.getpostman.com/json/collection/v2.1.0/collection.json.
  private func collection(_ body: String, header: String = "[]", mode: String = "raw") -> String {
    let info = #"{"name":"Push","schema":"https://schema.getpostman.com/json/collection/v2.1.0/collection.json"}"#
    let request = #"{"method":"POST","header":\#(header),"body":{"mode":"\#(mode)","raw":\#(JSONText.quoted(body))}}"#
    return #"{"info":\#(info),"item":[{"name":"Folder","item":[{"name":"Send","request":\#(request)}]}]}"#
  }

  @Test func postmanCollections() {
    let place = "inside /item/0/item/0/request/body/raw"
    checkRegions("a.json", collection("{\r\n  \"aps\": {\"alert\": \"x\"}\r\n}"), "\(place) alert alert")
    checkRegions(
      "a.json",
      collection(#"{"aps":{"content-available":1}}"#, header: #"[{"key":"APNS-Push-Type","value":"background"}]"#),
      "\(place) background background!")
    checkRegions(
      "a.json",
      collection(
        #"{"aps":{"content-available":1}}"#, header: #"[{"key":"apns-push-type","value":"voip","disabled":true}]"#),
      "\(place) background background")
    checkRegions(
      "a.json", collection(#"{"message":{"token":"{{token}}","apns":{"payload":{"aps":{"badge":1}}}}}"#),
      "\(place) fcm-v1", "\(place) alert alert")
    // A string in the string is left alone.
    checkRegions("a.json", collection(#"{"default":"x","APNS":"{\"aps\":{\"badge\":\"1\"}}"}"#), "\(place) sns")
    checkRegions("a.json", collection(#"{"user":1}"#))
    checkRegions("a.json", collection("aps"))
    checkRegions("a.json", collection(#"{"aps":{"alert":"x"}}"#, mode: "graphql"))
    checkRegions("a.json", #"{"body":{"mode":"raw","raw":"{\"aps\":{\"alert\":\"x\"}}"}}"#)
  }

  @Test func findingsInPostmanCollections() {
    let text = collection(
      "{\n  // the newest\n  \"message\": { \"topic\": \"/topics/a\", \"notification\": { \"title\": \"x\" }, "
        + "\"apns\": { \"payload\": { \"aps\": { \"badge\": {{badge}}, \"mutableContent\": 1, } } } }\n}")
    let found = Analysis(SourceText(text), DocumentOptions(path: "a.json"), now: 1_750_000_000).findings
    #expect(
      found.map { "\($0.code) \($0.innerPointer?.description ?? "-")" } == [
        "fcm-target /message/topic", "template-placeholder /message/apns/payload/aps/badge",
        "misspelled-key /message/apns/payload/aps/mutableContent",
        "trailing-comma /message/apns/payload/aps/mutableContent",
      ])
    #expect(Set(found.map(\.pointer.description)) == ["/item/0/item/0/request/body/raw"])
    let fixed = SourceText(text).applying(found.flatMap { $0.fixes.first?.edits ?? [] }).string
    #expect(fixed.contains(#"\"topic\": \"a\""#) && fixed.contains(#"\"mutable-content\": 1 } } } }"#), "\(fixed)")
  }
}
