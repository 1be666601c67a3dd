import JSONSyntax
import PayloadSchema
import SourceText

package enum UnknownKey: Check {
  package static let severity = Severity.warning
  package static let documentation = CheckDocumentation(
    "An object with a fixed set of keys has one that is not among them.",
    reason: """
      The objects inside of `aps`, such as `alert` and `sound`, are Apple's: the system ignores other names there. FCM \
      refuses a request that has a key it does not know.
      """,
    remedy: "Move custom data beside `aps`, or delete the key.",
    source: Page.payload,
    failing: #"{ "aps": { "alert": { "title": "Paid", "order": 17 } } }"#,
    passing: #"{ "aps": { "alert": { "title": "Paid" } }, "order": 17 }"#)

  package static func run(_ context: CheckContext) -> [Finding] {
    context.violations.compactMap { violation in
      guard case .unknownKey(nil) = violation.kind, let member = violation.member, let container = violation.container,
        container.index != context.aps?.index || context.payload == nil,
        !KnownElsewhere.isClaimed(violation, in: context), !MissingKey.isOtherName(of: violation)
      else { return nil }
      let isInside = context.payload != nil && container.index != context.root.index
      let moving = isInside && context.aps != nil ? movingToRoot(member, from: container, in: context) : []
      let deletion = Fix(
        "Delete `\(member.name)`", isSafe: false, ObjectEdit.removing([member], from: container))
      return finding(
        context, at: member.nameRange, violation.pointer, message(violation, member.name, in: context),
        source: violation.schema.annotations.source, fixes: moving + [deletion])
    }
  }

  /// The fix that makes a key one of the app's own data; none where the root has such a name,
  /// or the key has no value yet.
  static func movingToRoot(_ member: Node, from container: Node, in context: CheckContext) -> [Fix] {
    guard member.value != nil, context.root.member(named: member.name) == nil else { return [] }
    return [
      Fix("Move `\(member.name)` beside `aps`", ObjectEdit.moving([member], from: container, to: context.root))
    ]
  }
}

// MARK: - Messages

extension UnknownKey {
  private static func message(_ violation: Violation, _ name: String, in context: CheckContext) -> String {
    let pointer = violation.pointer.components.dropLast()
    let place = pointer.last.map { "of `\($0)`" } ?? "at the root"
    switch context.region.kind {
    case .configuration: return "`\(name)` is no setting that apns-lsp knows; it does nothing. Delete it."
    case .envelope(let envelope):
      return "`\(name)` is no key \(place) in an \(envelope.title), which may be refused for it. Delete it."
    case .payload(let payload) where pointer.count == context.region.pointer.components.count:
      return "`\(name)` is no key of \(payload.family.pushPhrase), for which Apple documents no others. Delete it."
    case .payload:
      return "`\(name)` is no key \(place), and the system ignores it there. Custom data stands beside `aps`."
    }
  }
}
