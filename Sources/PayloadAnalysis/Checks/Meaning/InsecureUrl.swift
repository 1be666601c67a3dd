import JSONSyntax
import SourceText

package enum InsecureUrl: Check {
  package static let code = "insecure-url"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "A picture, film or sound is fetched over `http:`.",
    reason: """
      App Transport Security refuses addresses without encryption unless the extension's `Info.plist` allows them, so \
      that the notification appears without its picture.
      """,
    remedy: "Serve the file over `https:`.",
    source:
      "https://developer.apple.com/documentation/bundleresources/information-property-list/nsapptransportsecurity",
    failing: """
      { "aps": { "alert": "Photo", "mutable-content": 1 }, "image": "http://example.com/photo.jpg" }
      """,
    passing: """
      { "aps": { "alert": "Photo", "mutable-content": 1 }, "image": "https://example.com/photo.jpg" }
      """)

  package static func run(_ context: CheckContext) -> [Finding] {
    var links = MediaLink.all(in: context).map { ($0.node, $0.pointer, $0.address) }
    if context.family == .webPush {
      links += DocumentedAddress.all(in: context).compactMap { address in
        address.pointer.last == "navigate" ? nil : (address.node, address.pointer, address.text)
      }
    }
    return links.compactMap { node, pointer, text in
      guard let address = WebAddress(text), address.scheme == "http", !address.isLocal else { return nil }
      let secure = JSONText.quoted("https" + text.dropFirst(4))
      return finding(
        context, at: node.range, pointer, message,
        fixes: [Fix("Replace `http` with `https`", isSafe: false, [TextEdit(node.range, secure)])])
    }
  }
}

// MARK: - Messages

extension InsecureUrl {
  private static let message =
    "The system refuses to fetch this over `http:` unless the extension's `Info.plist` allows it. Use `https:`."
}
