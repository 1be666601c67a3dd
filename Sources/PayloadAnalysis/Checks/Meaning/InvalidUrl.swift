import JSONSyntax
import PayloadSchema
import SourceText

package enum InvalidUrl: Check {
  package static let code = "invalid-url"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "A value that must be a URL is none.",
    reason: """
      In a declarative web push Safari wants an absolute URL for `navigate` and for pictures, and refuses the message for \
      a path such as `/today`. FCM hands `image` on for the app to fetch. In the app's own data this is a hint, and only \
      for media and for what begins like an address on the web; paths and routes of the app are its own business.
      """,
    remedy: "Write the whole URL, with `https://` and the host, and blanks as `%20`.",
    source: Page.webPush,
    failing: #"{ "web_push": 8030, "notification": { "title": "News", "navigate": "/today" } }"#,
    passing: #"{ "web_push": 8030, "notification": { "title": "News", "navigate": "https://example.com/today" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    documented(context)
      + MediaLink.all(in: context).compactMap { link in
        guard context.payload != nil, !link.isAround, WebAddress(link.address) == nil,
          MediaLink.looksLikeAddress(link.address)
        else { return nil }
        return finding(
          context, at: link.node.range, link.pointer, message(link.address), severity: .hint, source: Page.payload,
          fixes: fixes(link.node, link.address))
      }
  }

  /// The values that a schema says are URLs.
  private static func documented(_ context: CheckContext) -> [Finding] {
    guard context.family == .webPush || context.region.isEnvelope else { return [] }
    return DocumentedAddress.all(in: context).compactMap { address in
      guard WebAddress(address.text) == nil else { return nil }
      return finding(
        context, at: address.node.range, address.pointer, message(address.text),
        source: address.schema.annotations.source,
        fixes: fixes(address.node, address.text))
    }
  }

  /// Blanks are the mistake that has one mending.
  private static func fixes(_ node: Node, _ text: String) -> [Fix] {
    let trimmed = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    let mended = String(trimmed).split(separator: " ", omittingEmptySubsequences: false).joined(separator: "%20")
    guard mended != text, WebAddress(mended) != nil else { return [] }
    return [Fix("Replace with \(Shown.text(mended))", isSafe: false, [TextEdit(node.range, JSONText.quoted(mended))])]
  }
}

// MARK: - Messages

extension InvalidUrl {
  private static func message(_ text: String) -> String {
    if text.isEmpty { return "A URL must stand here, and this is empty. Write the whole URL, or leave the key out." }
    let isPath = !text.contains(":")
    let fault = isPath ? "is no absolute URL" : "is malformed"
    return "\(Shown.text(text)) \(fault), so that nothing can be fetched or opened from it. Write the whole URL, with "
      + "`https://` and the host."
  }
}
