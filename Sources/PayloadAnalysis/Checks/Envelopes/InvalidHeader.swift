import JSONSyntax
import SourceText

package enum InvalidHeader: Check {
  package static let code = "invalid-header"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "A header for APNs in an FCM message has a value that is refused.",
    reason: """
      `apns-expiration` is a number of whole seconds since 1970, or 0; dates and durations in words are answered with \
      `BadExpirationDate`. `apns-collapse-id` may have 64 bytes of UTF-8; for a longer one FCM refuses the request, as \
      APNs does with `BadCollapseId`. `apns-id` is a UUID, or APNs answers `BadMessageId`.
      """,
    remedy: """
      Write the moment in seconds since 1970; the fix does where the text says one. A long collapse identifier may be \
      replaced by a hash of it. Leave `apns-id` out: APNs makes one.
      """,
    source: Page.requests,
    failing: CheckDocumentation.Example(
      """
      { "message": { "token": "t", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-expiration": "2026-12-01T09:00:00Z" } } } }
      """, name: "a.json"),
    passing: CheckDocumentation.Example(
      """
      { "message": { "token": "t", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-expiration": "1796115600" } } } }
      """, name: "a.json"))

  /// In bytes of UTF-8.
  private static let longestCollapseID = 64

  package static func run(_ context: CheckContext) -> [Finding] {
    guard let message = FCMMessage(context), let headers = message.node[name: "apns"]?[name: "headers"] else {
      return []
    }
    return headers.members.compactMap { header in
      // What is no string, `fcm-string-required` speaks of.
      guard let value = header.value, let fault = fault(of: value, in: header.name) else { return nil }
      return finding(
        context, at: value.range, message.pointer("apns", "headers", header.name), fault.message,
        fixes: fault.meant.map { meant in
          let text = JSONText.quoted(meant)
          return [Fix("Replace with `\(text)`", [TextEdit(value.range, text)])]
        } ?? [])
    }
  }

  /// What is wrong with the value of a header, and the value that was meant, where that is certain.
  private static func fault(of value: Node, in header: String) -> (message: String, meant: String?)? {
    if header == "apns-id", !value.isOpen, let text = value.stringValue, let meant = writtenUUID(text) {
      return (formMessage(text, meant), meant)
    }
    guard let text = FCMRequest.finalText(of: value) else { return nil }
    switch header {
    case "apns-expiration" where !isDigits(text):
      let meant = seconds(text).map { String($0) }
      return (expirationMessage(text, meant), meant)
    case "apns-collapse-id" where text.utf8.count > longestCollapseID:
      return (collapseMessage(text.utf8.count), nil)
    case "apns-id" where !InvalidUuid.isUUID(text): return (idMessage(text), nil)
    default: return nil
    }
  }

  /// The UUID that is written in another form than RFC 9562 has it: between braces or parentheses, without hyphens, or
  /// behind `urn:uuid:`. nil for one in that form, and for any other text.
  private static func writtenUUID(_ text: String) -> String? {
    var digits = text[...]
    for (open, close) in [("{", "}"), ("(", ")")] where text.hasPrefix(open) && text.hasSuffix(close) {
      digits = digits.dropFirst().dropLast()
    }
    let name = "urn:uuid:"
    if text.lowercased().hasPrefix(name) { digits = digits.dropFirst(name.count) }
    if digits.utf8.count == 32 {
      var groups: [Substring] = []
      for count in [8, 4, 4, 4, 12] {
        groups.append(digits.prefix(count))
        digits = digits.dropFirst(count)
      }
      digits = groups.joined(separator: "-")[...]
    }
    let uuid = String(digits)
    return uuid != text && InvalidUuid.isUUID(uuid) ? uuid : nil
  }

  private static func isDigits(_ text: String) -> Bool { text.utf8.allSatisfy { (0x30...0x39).contains($0) } }

  /// The moment that a text says: an ISO 8601 date with a zone, or seconds with a fraction.
  private static func seconds(_ text: String) -> Int? {
    if let date = UnixDate(iso8601: text) { return date.seconds }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && isDigits($0) }) else { return nil }
    return Int(parts[0])
  }
}

// MARK: - Messages

extension InvalidHeader {
  private static func expirationMessage(_ text: String, _ meant: String?) -> String {
    let advice = meant.map { "Write `\"\($0)\"`." } ?? "Write such a number, or `\"0\"` for one attempt."
    return "`apns-expiration` is a number of whole seconds since 1970, and APNs refuses \(Shown.text(text)). \(advice)"
  }

  private static func collapseMessage(_ count: Int) -> String {
    "`apns-collapse-id` has \(count) bytes, and a push with more than \(longestCollapseID) is refused. Write a shorter "
      + "one."
  }

  private static func formMessage(_ text: String, _ meant: String) -> String {
    "Apple documents `apns-id` as 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12, with hyphens between and nothing "
      + "around. Write `\(meant)`."
  }

  private static func idMessage(_ text: String) -> String {
    "`apns-id` is a UUID, and APNs refuses \(Shown.text(text)). Write one, or leave the header out: APNs makes one."
  }
}
