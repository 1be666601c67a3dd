import PayloadAnalysis
import SourceText
import Testing

/// Checks what is found in a document: a line each region, `pointer family push-type` for a payload, `pointer envelope`
/// for an envelope; `!` stands behind a push type that is declared, `SDK` behind a payload in an SDK's object form,
/// `inside` before one in a string. None: the document is left in peace.
private func check(
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
  @Test func familiesByTheirKeys() {
    check("a.apns", #"{"aps":{"alert":"x"}}"#, " alert alert")
    check("a.apns", #"{"aps":{"content-available":1}}"#, " background background")
    check("a.apns", #"{"aps":{"contentAvailable":1}}"#, " background background")
    check("a.apns", #"{"aps":{"content-available":1,"badge":1}}"#, " alert alert")
    check("a.apns", #"{"aps":{"event":"update","timestamp":1,"content-state":{}}}"#, " live-activity liveactivity")
    check("a.apns", #"{"aps":{"events":"update"}}"#, " live-activity liveactivity")
    check("a.apns", #"{"aps":{"content-state":{}}}"#, " live-activity liveactivity")
    check("a.apns", #"{"aps":{"stale-date":1,"alert":"x"}}"#, " live-activity liveactivity")
    check("a.apns", #"{"aps":{"timestamp":1,"alert":"x"}}"#, " alert alert")
    check("a.apns", #"{"aps":{"content-changed":true}}"#, " widgets widgets")
    check("a.apns", #"{"aps":{"ptt-push-type":"service-update"}}"#, " push-to-talk pushtotalk")
    check("a.apns", #"{"aps":{"alert":{"title":"a","body":"b"},"url-args":[]}}"#, " safari-website alert")
    check("a.apns", #"{"aps":{"alert":{"title":"a","body":"b","action":"c"}}}"#, " safari-website alert")
    check("a.apns", #"{"aps":{"alert":{"title":"a","action":"c"},"badge":1}}"#, " alert alert")
    check("a.apns", #"{"aps":{"alert":"x","url-args":[],"category":"c"}}"#, " alert alert")
    check("a.apns", #"{"mdm":"magic"}"#, " mdm mdm")
    check("a.apns", #"{"container-identifier":"x"}"#, " file-provider fileprovider")
    check("a.apns", #"{"container-identifier":"x","aps":{"alert":"y"}}"#, " alert alert")
    check("a.apns", "{}", " wallet alert")
    check("a.apns", #"{"web_push":8030}"#, " web-push")
    check("a.apns", #"{"x":1}"#, " alert alert")
    check("a.apns", #"{"aps":"x"}"#, " alert alert")
    check("a.apns", "[1]", " alert alert")
    check("a.json", "")
  }

  @Test func declaredPushTypes() {
    check("a.voip.apns", #"{"call":"x"}"#, " voip voip!")
    check("a.background.apns", #"{"aps":{"alert":"x"}}"#, " background background!")
    check("a.live-activity.apns.json", #"{"aps":{}}"#, " live-activity liveactivity!")
    check("b.apns", #"{"aps":{}}"#, pushType: .controls, " widgets controls!")
    check("b.apns", "{}", pushType: .alert, " wallet alert!")
    check("b.apns", #"{"aps":{"event":"end"}}"#, pushType: .alert, " alert alert!")
    check("b.apns", #"{"a":{"aps":{"alert":"x"}}}"#, pushType: .voip, " voip voip!")
    check("b.json", #"{"a":{"aps":{"alert":"x"}}}"#, pushType: .voip, "/a voip voip!")
    check(
      "a.json", #"{"message":{"token":"t","apns":{"headers":{"apns-push-type":"Background"},"payload":{"a":1}}}}"#,
      " fcm-v1", "/message/apns/payload background background!")
    check(
      "a.json", #"{"message":{"token":"t","apns":{"headers":{"apns-push-type":"{{type}}"},"payload":{"a":1}}}}"#,
      " fcm-v1", "/message/apns/payload alert alert")
  }

  @Test func payloadsWithinAPayloadFile() {
    check(
      "a.apns", #"[{"aps":{"alert":"x"}},{"aps":{"contentAvailable":1}}]"#, "/0 alert alert", "/1 background background"
    )
    check("a.apns", #"{"cases":[{"aps":{"alert":"x"}},{"n":1}]}"#, "/cases/0 alert alert")
    check("a.apns", #"{"data":{"aps":{"alert":"x"}},"aps":{"badge":1}}"#, " alert alert")
    check("a.apns", #"{"mdm":"m","data":{"aps":{"alert":"x"}}}"#, " mdm mdm")
  }

  @Test func payloadsInOtherJSON() {
    check("a.json", #"{"a":{"b":[{"aps":{"alert":"x"}}]}}"#, "/a/b/0 alert alert")
    check("a.json", #"[{"aps":{"badge":1}},{"aps":{"badge":2}}]"#, "/0 alert alert", "/1 alert alert")
    check("a.json", #"{"aps":{"mutable_content":1}}"#, " alert alert")
    check("a.json", #"{"aps":{"alert":"x"},"old":{"aps":{"alert":"y"}}}"#, " alert alert")
    check("a.json", #"{"payload":{"aps":{"alert":"x","mutableContent":true}}}"#, "/payload alert alert SDK")
    check("a.json", #"{"payload":{"aps":{"alert":{"titleLocKey":"x"}}}}"#, "/payload alert alert SDK")
    check("a.json", #"[{"aps":{"alert":"x","mutableContent":true}}]"#, "/0 alert alert")
    check("a.json", #"{"web_push":8030,"notification":{}}"#, " web-push")
    check("a.json", #"{"\u0061ps":{"alert":"x"}}"#, " alert alert")
  }

  @Test func jsonWithoutAPayload() {
    check("a.json", "{}")
    check("a.json", "[1, 2")
    check("a.json", #"{"aps":{"aperture":1.8}}"#)
    check("a.json", #"{"aps":["alert"]}"#)
    check("a.json", #"{"aps":"alert"}"#)
    check("a.json", #"{"alert":"x","badge":1,"sound":"default"}"#)
    check("a.json", #"{"mdm":"magic"}"#)
    check("a.json", #"{"container-identifier":"x"}"#)
    check("a.json", #"{"a":{"web_push":8030}}"#)
    check("package.json", #"{"name":"apns","message":"x","default":true,"to":1}"#)
    check("a.json", #"{"contentAvailable":true,"mutableContent":true,"notification":{"title":"a","body":"b"}}"#)
  }

  @Test func firebaseV1() {
    check("a.json", #"{"message":{"token":"t"}}"#, " fcm-v1")
    check("a.json", #"{"validate_only":true,"message":{"topic":"t","android":{}}}"#, " fcm-v1")
    check("a.json", #"{"message":{"condition":"c","fcm_options":{}}}"#, " fcm-v1")
    check(
      "a.json", #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"x"}}}}}"#, " fcm-v1",
      "/message/apns/payload alert alert")
    check(
      "a.apns", #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"x"}}}}}"#, " fcm-v1",
      "/message/apns/payload alert alert")
    check(
      "a.json", #"[{"message":{"token":"t","contentAvailable":1}},{"message":{"token":"t","aps":{}}}]"#, "/0 fcm-v1",
      "/1 fcm-v1")
    check(
      "a.json", #"{"message":{"apns":{"payload":{"aps":{"content-available":1}}},"notification":{"title":"a"}}}"#,
      " fcm-v1", "/message/apns/payload alert alert")
    check("a.json", #"{"message":{"token":"t","apns":{"payload":{}}}}"#, " fcm-v1", "/message/apns/payload alert alert")
    check("a.json", #"{"message":{"topic":"t"}}"#)
    check("a.json", #"{"message":{"topic":"t","subject":"s","notification":{}}}"#)
    check("a.json", #"{"message":{"token":"jwt"},"status":"ok"}"#)
    check("a.json", #"{"message":"token"}"#)
    check(
      "a.json", #"{"message":{"token":"t","user":7,"apns":{"payload":{"aps":{"alert":"x"}}}}}"#,
      "/message/apns/payload alert alert")
  }

  @Test func firebaseLegacy() {
    check("a.json", #"{"to":"t","notification":{"title":"x"}}"#, " fcm-legacy")
    check("a.json", #"{"to":7,"notification":{"title":"x"}}"#, " fcm-legacy")
    check("a.json", #"{"registration_ids":["t"],"data":{"a":1}}"#, " fcm-legacy")
    check("a.apns", #"{"to":"t","content_available":true,"data":{"a":1}}"#, " fcm-legacy")
    check("a.json", #"{"edges":[{"from":1,"to":2,"data":{"a":1}}]}"#)
    check("a.json", #"{"edges":[{"to":"b","from":"a","data":{"a":1}}]}"#)
    check("a.json", #"{"to":"a@example.com","subject":"x","data":{"a":1}}"#)
    check("a.json", #"{"to":"x","notification":{"text":"x"},"from":"y"}"#)
    check("a.json", #"{"to":"x","data":"0x00"}"#)
    check("a.json", #"{"to":"ExponentPushToken[abc]","notification":{"title":"x"},"data":{}}"#)
  }

  @Test func sns() {
    check("a.json", #"{"default":"x","APNS":"{\"aps\":{\"alert\":\"x\"}}"}"#, " sns", "inside /APNS alert alert")
    check("a.json", #"{"apns_sandbox":" {\"aps\":{\"alert\":\"x\"}}"}"#, " sns", "inside /apns_sandbox alert alert")
    check("a.json", #"{"APNS_VOIP":"{\"call\":1}"}"#, " sns", "inside /APNS_VOIP voip voip!")
    check("a.json", #"{"APNS":{"aps":{"alert":"x"}}}"#, " sns", "/APNS alert alert")
    check("a.json", #"{"default":"x","aps":{"alert":"x"}}"#, " sns")
    check("a.apns", #"{"default":"x","aps":{"alert":"x"}}"#, " sns")
    check(
      "a.json", #"{"case":{"APNS":"{\"aps\":{\"alert\":\"x\"}}"}}"#, "/case sns", "inside /case/APNS alert alert")
    check("a.json", #"{"apns":{"keyId":"x","teamId":"y"}}"#)
    check("a.json", #"{"APNS":"enabled"}"#)
    check("a.json", #"{"APNS":"{{payload}}"}"#)
    check("a.json", #"{"server":{"apns":{"aps":{}}}}"#)
    check("a.json", #"{"server":{"apns":{"aps":{"alert":"x"}}}}"#, "/server/apns alert alert")
  }

  @Test func requestsOfOtherServices() {
    check("a.json", #"{"app_id":"1","contents":{"en":"x"},"apns_alert":{"title":"x"},"data":{"aps":{"alert":"x"}}}"#)
    check("a.apns", #"{"app_id":"1","contents":{"en":"x"},"ios_badgeType":"Increase"}"#)
    check("a.json", #"{"event":"update","event_updates":{"aps":{"alert":"x"}},"name":"n"}"#)
    check("a.json", #"[{"to":"ExponentPushToken[abc]","title":"x","data":{"aps":{"alert":"x"}}}]"#)
    check("a.json", #"{"to":["ExponentPushToken[abc]"],"data":{}}"#)
    check(
      "a.json", #"{"audience":"all","notification":{"ios":{"alert":"x","mutable_content":true}},"device_types":[]}"#)
    check("a.json", #"{"messages":{"apple_push":{"alert":"x","badge":1,"aps":{"alert":"x"}}}}"#)
    check("a.json", #"{"activity_id":"1","content_state":{"a":1},"end_activity":false}"#)
    check("a.apns", #"{"trigger":{"type":"push"},"title":"a","payload":{"aps":{"alert":"x"}}}"#)
  }
}
