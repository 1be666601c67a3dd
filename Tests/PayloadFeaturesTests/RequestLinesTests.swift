import PayloadAnalysis
import PayloadFeatures
import Testing

/// What is printed to send a payload. The values are those of Apple's "Sending notification requests to APNs".
@Suite struct RequestLinesTests {
  private func curl(_ text: String, name: String = "a.apns") -> String {
    let regions = MarkedDocument(text).analysis(name: name).payloads
    return regions.first.flatMap { RequestLines($0, file: name).curl } ?? ""
  }

  private func check(
    _ text: String, _ phrases: [String], without: [String] = [], name: String = "a.apns",
    _ location: SourceLocation = #_sourceLocation
  ) {
    let line = curl(text, name: name)
    for phrase in phrases { #expect(line.contains(phrase), "\(line)", sourceLocation: location) }
    for phrase in without { #expect(!line.contains(phrase), "\(line)", sourceLocation: location) }
  }

  @Test func headersOfAMessage() {
    check(
      #"""
      {"message": {"token": "t", "notification": {"title": "x"}, "apns": {"headers": {"apns-topic": "com.acme.app",
        "apns-priority": "5", "apns-collapse-id": "order 17", "apns-expiration": "0",
        "apns-id": "6f1c8a9e-0a55-4a4c-9a0d-2b2f6f1f7a10"}, "payload": {"aps": {"badge": 1}}}}}
      """#,
      [
        "\"apns-topic: com.acme.app\"", "\"apns-priority: 5\"", "\"apns-collapse-id: order 17\"",
        "\"apns-expiration: 0\"", "\"apns-id: 6f1c8a9e-0a55-4a4c-9a0d-2b2f6f1f7a10\"",
        "# Firebase adds the alert of `notification`",
      ], without: ["com.example.MyApp", "apns-priority: 10"], name: "a.json")
  }

  /// What a shell would read between quotation marks is left out.
  @Test func nothingIsRun() {
    for value in ["$(id)", "`id`", #"a\"b"#, "a\\nb"] {
      check(
        #"{"message": {"token": "t", "apns": {"headers": {"apns-topic": "\#(value)"}, "payload": {"aps": {"badge": 1}}}}}"#,
        ["com.example.MyApp"], without: ["id)", "`id`", "a\"b"], name: "a.json")
    }
  }

  @Test func hosts() {
    check(#"{"aps": {"alert": "x"}}"#, ["https://api.push.apple.com/3/device/"])
    let sandbox = "https://api.sandbox.push.apple.com/3/device/"
    check(#"{"default": "x", "APNS_SANDBOX": "{\"aps\":{\"alert\":\"x\"}}"}"#, [sandbox], name: "a.json")
    check(
      #"{"default": "x", "APNS": "{\"aps\":{\"alert\":\"x\"}}"}"#, ["https://api.push.apple.com/"], without: [sandbox],
      name: "a.json")
  }

  @Test func certificates() {
    let token = "authorization: bearer"
    check(#"{"aps": {"alert": "x"}}"#, [token], without: ["--cert"])
    check(#"{"mdm": "x"}"#, ["--cert push.pem"], without: [token])
    check("{}", ["--cert push.pem"], without: [token])
    check(
      #"{"aps": {"alert": {"title": "x", "body": "y"}, "url-args": []}}"#, ["--cert push.pem"], without: [token])
  }
}
