import JSONSyntax
import PayloadAnalysis
import SourceText

extension ActionSite {
  /// Makes a request of another service, or a file for the Simulator, of a document that is a payload.
  static let wrapPayload: @Sendable (ActionSite) -> [CodeAction] = { site in
    guard let payload = site.wholePayload else { return [] }
    var actions: [CodeAction] = []
    if let request = site.region.fcmRequest(payload) {
      actions.append(site.wrapped("Wrap as a Firebase (FCM v1) request", in: request))
    }
    if let message = site.region.snsMessage(payload) {
      actions.append(site.wrapped("Wrap as an Amazon SNS message", in: message))
    }
    guard site.analysis.tree.isStrictJSON else { return actions }
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
      region.root.index == analysis.tree.root?.index, region.aps != nil
    else { return nil }
    return payload
  }

  /// Another service would take broken text for a broken request.
  private func wrapped(_ title: String, in request: String) -> CodeAction {
    analysis.tree.isStrictJSON
      ? replaceDocument(title, by: request) : obstructed(title, "The text is no valid JSON yet.")
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
      "payload":\(delivered.text.string)}}}
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
    let tree = delivered
    let payload = tree.root.map { tree.text.applying(tree.minifyingEdits(of: $0)) } ?? tree.text
    return "{\"default\":\(JSONText.quoted(text)),\"\(platform)\":\(JSONText.quoted(payload.string))}"
  }

  /// The payload as it goes to a device: without the key that only the Simulator reads.
  private var delivered: SyntaxTree {
    let tree = SyntaxTree.parse(SourceText(root.source))
    guard let root = tree.root, let bundle = root.member(named: "Simulator Target Bundle") else { return tree }
    return SyntaxTree.parse(tree.text.applying(ObjectEdit.removing([bundle], from: root)))
  }
}
