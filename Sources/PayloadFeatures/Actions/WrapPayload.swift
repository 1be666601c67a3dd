import JSONSyntax
import PayloadAnalysis
import SourceText

extension ActionSite {
  /// Makes a request of another service, or a file for the Simulator, of a document that is a payload.
  static let wrapPayload: @Sendable (ActionSite) -> [CodeAction] = { site in
    guard let payload = site.wholePayload else { return [] }
    var actions: [CodeAction] = []
    if let request = site.region.fcmRequest(payload) {
      actions.append(site.replaceDocument("Wrap as a Firebase (FCM v1) request", by: request))
    }
    if let message = site.region.snsMessage(payload) {
      actions.append(site.replaceDocument("Wrap as an Amazon SNS message", by: message))
    }
    let isForSimulator = payload.family == .alert || payload.family == .background
    if isForSimulator, site.region.root.member(named: "Simulator Target Bundle") == nil {
      let edits = ObjectEdit.prepending(("Simulator Target Bundle", "\"com.example.MyApp\""), to: site.region.root)
      actions.append(site.rewrite("Make this a file for the Simulator", edits))
    }
    return actions
  }

  /// The payload at the place, if it is the whole document.
  private var wholePayload: Region.Payload? {
    guard let payload = region.payload, region.envelope == nil, region.embedding == nil,
      region.root.index == analysis.tree.root?.index, region.aps != nil, analysis.tree.isStrictJSON
    else { return nil }
    return payload
  }

  /// Puts a text in place of the document's outermost value, laid out as that is.
  func replaceDocument(_ title: String, by text: String) -> CodeAction {
    guard let root = analysis.tree.root else { return CodeAction(title: title, kind: .rewrite, edits: []) }
    let isOnOneLine = analysis.text.line(at: root.range.start) == analysis.text.line(at: root.range.end)
    var options = analysis.options.settings.format.applied(
      to: FormattingOptions(indentation: style.unit == "\t" ? .tab : .spaces(style.unit.count)))
    if isOnOneLine { options.expand = .never }
    options.insertFinalNewline = false
    let tree = SyntaxTree.parse(SourceText(text))
    let edits =
      style.space.isEmpty ? tree.root.map(tree.minifyingEdits) ?? [] : tree.formattingEdits(options)
    var laidOut = tree.text.applying(edits).string
    let lineEnding = analysis.text.lineEnding
    if lineEnding != "\n", !laidOut.contains(lineEnding) { laidOut = laidOut.replacing("\n", with: lineEnding) }
    return CodeAction(title: title, kind: .rewrite, edits: [TextEdit(root.range, laidOut)])
  }
}

extension Region {
  /// The body of a request to `messages:send` of FCM's HTTP v1 interface; nil for what it does not carry.
  fileprivate func fcmRequest(_ payload: Payload) -> String? {
    let carried: [PayloadFamily] = [.alert, .background, .liveActivity]
    guard carried.contains(payload.family), let headers = RequestHeaders(payload, schema: schema) else { return nil }
    let fields = headers.fields.map { "\(JSONText.quoted($0.name)):\(JSONText.quoted($0.value))" }
    let token = payload.family == .liveActivity ? "\"live_activity_token\":\"LIVE_ACTIVITY_TOKEN\"," : ""
    return """
      {"message":{"token":"DEVICE_TOKEN","apns":{\(token)"headers":{\(fields.joined(separator: ","))},\
      "payload":\(root.source)}}}
      """
  }

  /// A message with `MessageStructure` `json`; nil for what SNS does not carry.
  fileprivate func snsMessage(_ payload: Payload) -> String? {
    let platform: String
    switch payload.family {
    case .alert, .background, .liveActivity: platform = "APNS"
    case .voip: platform = "APNS_VOIP"
    default: return nil
    }
    let alert = root[name: "aps"]?[name: "alert"]
    let text = alert?.stringValue ?? alert?[name: "body"]?.stringValue ?? alert?[name: "title"]?.stringValue ?? ""
    return "{\"default\":\(JSONText.quoted(text)),\"\(platform)\":\(JSONText.quoted(minified))}"
  }
}
