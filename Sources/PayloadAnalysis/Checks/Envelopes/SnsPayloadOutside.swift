import JSONSyntax
import PayloadSchema
import SourceText

package enum SnsPayloadOutside: Check {
  package static let code = "sns-payload-outside"
  package static let severity = Severity.error
  package static let documentation = CheckDocumentation(
    "`aps` stands beside `default` in an Amazon SNS message.",
    reason: """
      SNS reads the entries of the platforms, such as `APNS`, each a string that holds JSON. It does not look at `aps`, \
      so that devices get the text of `default`. Without a platform in SNS's spelling beside it, `default` may be the \
      app's own, in a payload that goes to APNs itself; there this is a hint.
      """,
    remedy: "Put the payload as a string into `APNS` (for development builds `APNS_SANDBOX`); the fix moves `aps`.",
    source: Page.sns,
    failing: CheckDocumentation.Example(
      #"{ "default": "Hi", "aps": { "alert": "Hi" }, "GCM": "{\"notification\":{\"title\":\"Hi\"}}" }"#, name: "a.json"),
    passing: CheckDocumentation.Example(
      #"{ "default": "Hi", "APNS": "{\"aps\":{\"alert\":\"Hi\"}}" }"#, name: "a.json"))

  package static func run(_ context: CheckContext) -> [Finding] {
    let isCertain = context.region.isEnvelope
    guard isCertain ? isMessage(context) : maybeMessage(context), let aps = context.root.member(named: "aps"),
      let value = aps.value, value.kind == .object
    else { return [] }
    let fixes: [Fix]
    if context.root.member(named: "APNS") == nil, SyntaxTree.parse(SourceText(value.source)).isStrictJSON {
      let text = JSONText.quoted("{\"aps\":\(value.minifiedSource)}")
      let edit = TextEdit(aps.range, ObjectEdit.memberText(("APNS", text), like: context.root))
      fixes = [Fix("Move `aps` into a string for `APNS`", isSafe: false, [edit])]
    } else {
      fixes = []
    }
    return [
      finding(
        context, at: aps.nameRange, context.region.pointer.appending("aps"), isCertain ? message : doubt,
        severity: isCertain ? nil : .hint, fixes: fixes)
    ]
  }

  private static func isMessage(_ context: CheckContext) -> Bool {
    if case .envelope(.sns) = context.region.kind { true } else { false }
  }

  /// Whether a payload may be meant for SNS: one that nobody said the push type of.
  private static func maybeMessage(_ context: CheckContext) -> Bool {
    context.payload?.isDeclared == false && context.region.envelope == nil && Envelope.hasSNSDefault(context.root)
      && context.region.pointer.components.allSatisfy { Int($0) != nil }
  }
}

// MARK: - Messages

extension SnsPayloadOutside {
  private static let message =
    "Amazon SNS does not look at `aps` here: beside `default` it reads `APNS`, a string that holds the payload. Move it "
    + "there."

  private static let doubt =
    "If this is sent by Amazon SNS, the payload stands in `APNS`, as a string: SNS would send the text of `default`, and "
    + "not look at `aps`. Sent to APNs itself, `default` is the app's own data."
}
