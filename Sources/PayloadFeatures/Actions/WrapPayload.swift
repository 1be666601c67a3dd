import JSONSyntax
import PayloadAnalysis
import SourceText

extension ActionSite {
  /// Makes a request of another service, or a file for the Simulator, of a document that is a payload.
  static let wrapPayload: @Sendable (ActionSite) -> [CodeAction] = { site in
    guard let payload = site.wholePayload else { return [] }
    var actions: [CodeAction] = []
    let region = site.region
    if let headers = region.fcmHeaders(payload) {
      actions.append(
        site.wrapped("Wrap as a Firebase (FCM v1) request", in: region.fcmRequest(payload, headers)))
    }
    if let platform = region.snsPlatform(payload) {
      actions.append(site.wrapped("Wrap as an Amazon SNS message", in: region.snsMessage(for: platform)))
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
  private func wrapped(
    _ title: String, in request: @autoclosure @escaping @Sendable () -> String
  ) -> CodeAction {
    analysis.tree.isStrictJSON
      ? replaceDocument(title, by: request()) : obstructed(title, ActionSite.invalidText)
  }

  /// Puts a text in place of the document's outermost value, laid out as that is.
  func replaceDocument(_ title: String, by text: @autoclosure @escaping @Sendable () -> String) -> CodeAction {
    let edits = { @Sendable () -> [TextEdit] in
      guard let root = analysis.tree.root else { return [] }
      return [TextEdit(root.range, laidOut(SyntaxTree.parse(SourceText(text())), like: root))]
    }
    return CodeAction(title: title, kind: .rewrite, edits: edits())
  }

  private func laidOut(_ tree: SyntaxTree, like root: Node) -> String {
    let isOnOneLine = analysis.text.line(at: root.range.start) == analysis.text.line(at: root.range.end)
    var options = analysis.options.settings.format.applied(
      to: FormattingOptions(indentation: style.unit == "\t" ? .tab : .spaces(style.unit.count)))
    if isOnOneLine { options.expand = .never }
    options.insertFinalNewline = false
    let edits =
      style.space.isEmpty ? tree.root.map(tree.minifyingEdits) ?? [] : tree.formattingEdits(options)
    let laidOut = tree.text.applying(edits).string
    let lineEnding = analysis.text.lineEnding
    return lineEnding == "\n" || laidOut.contains(lineEnding) ? laidOut : laidOut.replacing("\n", with: lineEnding)
  }
}

extension Region {
  /// The headers that FCM sends a payload with; nil for what it does not carry.
  fileprivate func fcmHeaders(_ payload: Payload) -> RequestHeaders? {
    let carried: [PayloadFamily] = [.alert, .background, .liveActivity]
    return carried.contains(payload.family) ? RequestHeaders(payload, schema: schema) : nil
  }

  /// The body of a request to `messages:send` of FCM's HTTP v1 interface.
  fileprivate func fcmRequest(_ payload: Payload, _ headers: RequestHeaders) -> String {
    let fields = headers.fields.map { "\(JSONText.quoted($0.name)):\(JSONText.quoted($0.value))" }
    let token = payload.family == .liveActivity ? "\"live_activity_token\":\"LIVE_ACTIVITY_TOKEN\"," : ""
    return """
      {"message":{"token":"DEVICE_TOKEN","apns":{\(token)"headers":{\(fields.joined(separator: ","))},\
      "payload":\(delivered.text.string)}}}
      """
  }

  /// The key of a payload in a message to SNS; nil for what SNS does not carry.
  fileprivate func snsPlatform(_ payload: Payload) -> String? {
    switch payload.family {
    case .alert, .background, .liveActivity: "APNS"
    case .voip: "APNS_VOIP"
    default: nil
    }
  }

  /// A message with `MessageStructure` `json`.
  fileprivate func snsMessage(for platform: String) -> String {
    let alert = root[name: "aps"]?[name: "alert"]
    let text = alert?.stringValue ?? alert?[name: "body"]?.stringValue ?? alert?[name: "title"]?.stringValue ?? ""
    let payload = delivered.root?.minifiedSource ?? "{}"
    return "{\"default\":\(JSONText.quoted(text)),\"\(platform)\":\(JSONText.quoted(payload))}"
  }

  /// The payload as it goes to a device: without the key that only the Simulator reads.
  private var delivered: SyntaxTree {
    let tree = SyntaxTree.parse(SourceText(root.source))
    guard let root = tree.root, let bundle = root.member(named: "Simulator Target Bundle") else { return tree }
    return SyntaxTree.parse(tree.text.applying(ObjectEdit.removing([bundle], from: root)))
  }
}
