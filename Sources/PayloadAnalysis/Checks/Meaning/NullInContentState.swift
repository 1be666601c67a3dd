import JSONSyntax
import SourceText

package enum NullInContentState: Check {
  package static let code = "null-in-content-state"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "A value in `content-state` is `null`.",
    reason: """
      `null` decodes for a property that is optional, and for no other: the device then drops the push although APNs \
      answers 200. One developer reports that it was refused for an optional one, too. Leaving the member out is the \
      same for an optional property.
      """,
    remedy: "Leave the member out.",
    source: Page.liveActivity,
    failing: """
      { "aps": { "timestamp": 1764500400, "event": "update", "content-state": { "minutes": 9, "note": null } } }
      """,
    passing: """
      { "aps": { "timestamp": 1764500400, "event": "update", "content-state": { "minutes": 9 } } }
      """)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.family == .liveActivity, let state = context.aps?[name: "content-state"] else { return [] }
    let pointer = context.apsPointer.appending("content-state")
    return ContentStateValue.all(in: state, pointer, where: { $0.kind == .null }).map { value in
      finding(context, at: value.node.range, value.pointer, message, fixes: fixes(value))
    }
  }

  private static func fixes(_ value: ContentStateValue) -> [Fix] {
    guard let member = value.member, let object = member.parent else { return [] }
    return [Fix("Delete `\(member.name)`", isSafe: false, ObjectEdit.removing([member], from: object))]
  }
}

// MARK: - Messages

extension NullInContentState {
  private static let message =
    "`null` decodes only if the app's property is optional; for any other the device drops the push. Leave the member out."
}
