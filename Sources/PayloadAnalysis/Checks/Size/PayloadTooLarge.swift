import JSONSyntax
import PayloadSchema
import SourceText

package enum PayloadTooLarge: Check {
  package static let code = "payload-too-large"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "The payload has more bytes than APNs takes.",
    reason: """
      APNs answers 413 `PayloadTooLarge` and delivers nothing. The limit is 4096 bytes, 5120 for VoIP and for \
      broadcasts; what counts are the UTF-8 bytes of the body, here taken without white space between tokens.
      """,
    remedy: "Send less: an identifier that the app looks up instead of the data, shorter keys, no text twice.",
    source: Page.payload,
    failing: CheckDocumentation.Example(#"{ "aps": { "alert": "\#(String(repeating: "x", count: 4080))" } }"#),
    passing: #"{ "aps": { "alert": "x" } }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard let payload = context.payload, payload.size.minified > payload.limit else { return [] }
    let heaviest = HeavyMember.heaviest(in: context.root, count: 5)
    return [
      finding(
        context, at: context.openingBrace, context.region.pointer, message(payload, context),
        related: heaviest.map { Finding.Related("`\($0.pointer)` has \($0.bytes) bytes.", at: $0.range) },
        fixes: savings(context))
    ]
  }

  /// What can be saved without a change of meaning, where that is enough.
  private static func savings(_ context: CheckContext) -> [Fix] {
    guard let payload = context.payload, context.isWorthSaving else { return [] }
    let edits =
      context.region.strings.flatMap(EscapedTextInflates.edits) + IneffectiveFlag.edits(context.violations)
    let saved = SyntaxTree.parse(context.tree.text.applying(edits)).node(at: context.region.pointer)
    guard let saved else { return [] }
    let bytes = payload.size.minified - PayloadSize(of: saved).minified
    guard bytes > 0, payload.size.minified - bytes <= payload.limit else { return [] }
    return [Fix("Save \(bytes) bytes: characters instead of escapes, no flags that are off", edits)]
  }
}

// MARK: - Messages

extension PayloadTooLarge {
  private static func message(_ payload: Region.Payload, _ context: CheckContext) -> String {
    let over = payload.size.minified - payload.limit
    var text =
      "The payload has \(payload.size.minified) bytes without white space, \(over) more than \(context.limitPhrase)."
    text += context.options.limit == nil ? " It answers 413 PayloadTooLarge and delivers nothing." : " Send less."
    let event = context.aps?[name: "event"]?.stringValue
    if payload.family == .liveActivity, event == "update" || event == "end", payload.limit == PayloadSize.limit,
      payload.size.minified <= PayloadSize.broadcastLimit
    {
      text +=
        " As a broadcast it may have \(PayloadSize.broadcastLimit); `--limit 5120` or `broadcast` in the "
        + "configuration says that it is one."
    }
    return text
  }
}
