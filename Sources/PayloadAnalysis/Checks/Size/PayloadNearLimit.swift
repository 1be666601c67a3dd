import JSONSyntax
import PayloadSchema
import SourceText

package enum PayloadNearLimit: Check {
  package static let code = "payload-near-limit"
  package static let severity = Severity.information
  package static let documentation = CheckDocumentation(
    "The payload has nearly as many bytes as APNs takes.",
    reason: """
      A longer name or a translation may push it over the limit, and then nothing is delivered. It is told from 90 % \
      on; `nearLimitPercent` in the configuration says otherwise.
      """,
    remedy: "Send less: an identifier that the app looks up instead of the data, shorter keys, no text twice.",
    source: Page.payload,
    failing: CheckDocumentation.Example(#"{ "aps": { "alert": "\#(String(repeating: "x", count: 4000))" } }"#),
    passing: #"{ "aps": { "alert": "x" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard let payload = context.payload, context.isNearLimit, payload.size.minified <= payload.limit else { return [] }
    return [finding(context, at: context.openingBrace, context.region.pointer, message(payload, context))]
  }
}

// MARK: - Messages

extension PayloadNearLimit {
  private static func message(_ payload: Region.Payload, _ context: CheckContext) -> String {
    let percent = payload.size.minified * 100 / max(1, payload.limit)
    return "The payload has \(payload.size.minified) bytes without white space, \(percent) % of "
      + "\(context.limitPhrase). A longer text may not fit."
  }
}
