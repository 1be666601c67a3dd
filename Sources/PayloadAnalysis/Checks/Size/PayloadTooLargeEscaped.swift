import JSONSyntax
import PayloadSchema
import SourceText

package enum PayloadTooLargeEscaped: Check {
  package static let code = "payload-too-large-escaped"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "An encoder that writes `\\uXXXX` for everything outside of ASCII would make the payload too large.",
    reason: """
      Python's `json.dumps` and PHP's `json_encode` do so unless told otherwise: each character takes six or twelve \
      bytes instead of two to four.
      """,
    remedy: "Tell the encoder to write UTF-8: `ensure_ascii=False` in Python, `JSON_UNESCAPED_UNICODE` in PHP.",
    source: Page.payload,
    failing: CheckDocumentation.Example(#"{ "aps": { "alert": "\#(String(repeating: "ก", count: 700))" } }"#),
    passing: #"{ "aps": { "alert": "กขค" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard let payload = context.payload, payload.size.minified <= payload.limit, payload.size.escaped > payload.limit
    else { return [] }
    return [finding(context, at: context.openingBrace, context.region.pointer, message(payload.size, context))]
  }
}

// MARK: - Messages

extension PayloadTooLargeEscaped {
  private static func message(_ size: PayloadSize, _ context: CheckContext) -> String {
    "An encoder that writes `\\uXXXX` for everything outside of ASCII would make \(size.escaped) bytes of it, more than "
      + "\(context.limitPhrase). Have it write UTF-8, which is \(size.minified)."
  }
}
