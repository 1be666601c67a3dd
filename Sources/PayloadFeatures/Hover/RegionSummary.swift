import JSONSyntax
import PayloadAnalysis
import PayloadSchema

/// What is said of a payload or an envelope as a whole.
struct RegionSummary {
  private let analysis: Analysis
  private let region: Region
  private let file: String?

  init(_ analysis: Analysis, _ region: Region, file: String?) {
    self.analysis = analysis
    self.region = region
    self.file = file
  }

  func markup(withRequest: Bool) -> Markup {
    guard let payload = region.payload else { return envelope }
    var markup = Markup()
    markup.add("**\(payload.title)** · \(payload.size.minified) of \(payload.limit) bytes")
    if isUndecided(payload) {
      markup.add(
        "Nothing in it tells its kind. A name such as `call.voip.apns` does, or `pushTypes` in `.apns-lsp.json`.")
    }
    markup.add(headers(payload))
    markup.add(size(payload))
    if withRequest { addRequest(to: &markup) }
    return markup
  }

  /// Whether the payload is taken for an alert only because it is nothing else.
  private func isUndecided(_ payload: Region.Payload) -> Bool {
    payload.family == .alert && !payload.isDeclared && region.envelope == nil && region.aps?.members.isEmpty != false
  }

  private var envelope: Markup {
    var markup = Markup("**\(region.schema.title ?? "Document")**")
    markup.add(KeyDocumentation.description(region.schema))
    return markup
  }

  private var isBroadcast: Bool { analysis.options.isBroadcast && region.payload?.family == .liveActivity }

  private func headers(_ payload: Region.Payload) -> String {
    guard let headers = RequestHeaders(of: region, isBroadcast: isBroadcast) else {
      return region.schema.annotations.headers.first { $0.name == "notes" }?.value ?? ""
    }
    var lines = ["Headers to send with it:"]
    lines += headers.fields.map { "- `\($0.name): \($0.value)`" }
    if let topic = headers.topic {
      lines.append("- `apns-topic: \(topic)`")
    } else if let suffix = headers.topicSuffix {
      lines.append("- `apns-topic`: \(topic(suffix, payload.family))")
    }
    return (lines + (headers.notes.map { ["", $0] } ?? [])).joined(separator: "\n")
  }

  private func topic(_ suffix: String, _ family: PayloadFamily) -> String {
    switch family {
    case .mdm: "the UID in the subject of the push certificate"
    case .wallet: "the identifier of the pass type"
    case .safariWebsite: "the website's push identifier"
    default: "the app's bundle identifier" + (suffix.isEmpty ? "" : " and `\(suffix)`")
    }
  }

  private func size(_ payload: Region.Payload) -> String {
    let size = payload.size
    var text = "\(size.minified) bytes without white space, which the limit is for; \(size.written) as written"
    if size.escaped != size.minified { text += "; \(size.escaped) with `\\u` escapes" }
    text += "."
    let members = HeavyMember.heaviest(in: region.root, count: 4)
    guard members.count > 1 else { return text }
    let heaviest = members.map { "\(Markup.code($0.pointer.description)) \($0.bytes)" }.joined(separator: ", ")
    return text + "\nHeaviest: \(heaviest)."
  }

  private func addRequest(to markup: inout Markup) {
    let lines = RequestLines(region, isBroadcast: isBroadcast, file: file, inlineLimit: 200)
    for line in [lines.curl, lines.simctl].compactMap({ $0 }) { markup.add(Markup.block(line, language: "sh")) }
    if lines.curl?.contains(RequestLines.host) == true {
      markup.add("For an app that Xcode installed the host is `\(RequestLines.sandboxHost)`.")
    }
  }
}

extension Region.Payload {
  /// `Live Activity payload`, `Safari website push`
  var title: String {
    let name = family.title
    let ending = name.hasSuffix("push") ? "" : " payload"
    return name.prefix(1).uppercased() + name.dropFirst() + ending
  }
}
