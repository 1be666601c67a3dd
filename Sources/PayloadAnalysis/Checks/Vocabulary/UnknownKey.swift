import JSONSyntax
import PayloadSchema
import SourceText

package enum UnknownKey: Check {
  package static let code = "unknown-key"
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "An object with a fixed set of keys has one that is not among them.",
    reason: """
      The objects inside of `aps`, such as `alert` and `sound`, are Apple's: the system ignores other names there. FCM \
      refuses a request that has a key it does not know. In the `notification` of its legacy interface this is a hint: \
      such keys were seen to arrive beside `aps`, under other names.
      """,
    remedy: "Rename it where a documented key is meant; move custom data beside `aps`, or delete it.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": { "title": "Paid", "order": 17 } } }"#,
    passing: #"{ "aps": { "alert": { "title": "Paid" } }, "order": 17 }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    var missing: MissingKey.Names?
    return context.violations.compactMap { violation in
      guard case .unknownKey(nil) = violation.kind, let member = violation.member, let container = violation.container,
        container.index != context.aps?.index || context.payload == nil,
        !KnownElsewhere.isClaimed(violation, in: context), !isOfTool(member, of: container, in: context)
      else { return nil }
      let missingNames = missing ?? MissingKey.Names(context)
      missing = missingNames
      if missingNames.stand(for: violation) { return nil }
      let synonym = context.payload == nil ? nil : KeySynonym(violation)
      return finding(
        context, at: member.nameRange, violation.pointer, message(violation, member.name, synonym, in: context),
        severity: isPassedOn(violation, in: context) ? .hint : nil, source: violation.schema.annotations.source,
        fixes: (synonym?.renaming ?? []) + movingOut(member, of: container, in: context) + [
          Fix("Delete `\(member.name)`", isSafe: false, ObjectEdit.removing([member], from: container))
        ])
    }
  }

  private static func movingOut(_ member: Node, of container: Node, in context: CheckContext) -> [Fix] {
    guard context.payload != nil, container.index != context.root.index, context.aps != nil else { return [] }
    return movingToRoot(member, from: container, in: context)
  }

  /// Whether the legacy interface of FCM hands a key on to the app.
  private static func isPassedOn(_ violation: Violation, in context: CheckContext) -> Bool {
    guard case .envelope(.fcmLegacy) = context.region.kind else { return false }
    return violation.pointer.components.dropLast().last == "notification"
  }

  /// What Xcode, the Simulator and others write at the root of any payload.
  private static func isOfTool(_ member: Node, of container: Node, in context: CheckContext) -> Bool {
    context.payload != nil && container.index == context.root.index && AppleKeys.isWellKnownRoot(member.name)
  }

  /// The fix that makes a key one of the app's own data; none where the root has such a name, where the key has no value
  /// yet, and for Apple's own, which mean nothing there. It is never safe: the app may read the key where it stands, or
  /// need it under another name.
  static func movingToRoot(_ member: Node, from container: Node, in context: CheckContext) -> [Fix] {
    // `misplaced-key` would send it back.
    let home = KeyPlaces.home(of: member.name)?.name ?? ""
    guard member.value != nil, context.root.member(named: member.name) == nil, home != "alert", !home.contains("-")
    else { return [] }
    return [
      Fix(
        "Move `\(member.name)` beside `aps`", isSafe: false,
        ObjectEdit.moving([member], from: container, to: context.root))
    ]
  }
}

// MARK: - Messages

extension UnknownKey {
  private static func rootMessage(_ name: String, _ family: PayloadFamily, in context: CheckContext) -> String {
    switch family {
    case .wallet where name == "aps" && context.aps?.member(named: "alert") != nil:
      return
        "A Wallet push shows no alert: what the user reads is the `changeMessage` of the field that changed in the "
        + "pass. Send `{}`."
    case .wallet: return "A Wallet push has no keys: its payload is `{}`, and Wallet asks your server for the pass."
    case .mdm: return "`\(name)` is no key of an MDM push, which holds `mdm` and nothing else. Delete it."
    default: return "`\(name)` is no key of \(family.pushPhrase), for which no others are documented. Delete it."
    }
  }

  private static func message(
    _ violation: Violation, _ name: String, _ synonym: KeySynonym?, in context: CheckContext
  ) -> String {
    let pointer = violation.pointer.components.dropLast()
    let place = pointer.last.map { "of `\($0)`" } ?? "at the root"
    switch context.region.kind {
    case .configuration: return "`\(name)` is no setting that apns-lsp knows; it does nothing. Delete it."
    case .envelope where isPassedOn(violation, in: context):
      return
        "`\(name)` is no key of `notification` in an FCM legacy message. It was seen to arrive as "
        + "`gcm.notification.\(name)` beside `aps`, where the system does not look. Data of the app's own goes into `data`."
    case .envelope(let envelope):
      return "`\(name)` is no key \(place) in an \(envelope.title), which may be refused for it. Delete it."
    case .payload(let payload) where pointer.count == context.region.pointer.components.count:
      return rootMessage(name, payload.family, in: context)
    case .payload(let payload):
      let reader = payload.family == .webPush ? "Safari" : "the system"
      let owner = payload.family == .webPush ? "The" : "Apple's"
      let advice = synonym.map { "\(owner) key is `\($0.key)`; rename it\($0.isCertain ? "" : " if that is meant")." }
      let home =
        payload.family == .webPush
        ? "Data of the app's own stands in `data` of `notification`." : "Custom data stands beside `aps`."
      return "`\(name)` is no key \(place), and \(reader) ignores it there. \(advice ?? home)"
    }
  }
}
