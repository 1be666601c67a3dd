import JSONSyntax
import SourceText

package enum IsoDateInContentState: Check {
  package static let code = "iso-date-in-content-state"
  package static let severity = Severity.hint
  package static let documentation = CheckDocumentation(
    "A date stands as ISO 8601 text in `content-state`.",
    reason: """
      The system decodes `content-state` with the default strategies, and there a Swift `Date` is a number: the seconds \
      since 2001-01-01 UTC. A text for it makes the device drop the update although APNs answers 200. If the app's \
      `ContentState` has a `String` there, all is well.
      """,
    remedy: "Send the number that a `Date` decodes from, or declare a number or `String` in the app's `ContentState`.",
    source: Page.liveActivity,
    failing: """
      { "aps": { "timestamp": 1764500400, "event": "update", "content-state": { "eta": "2026-03-01T09:00:00Z" } } }
      """,
    passing: """
      { "aps": { "timestamp": 1764500400, "event": "update", "content-state": { "eta": 794048400 } } }
      """)

  package static func run(_ context: CheckContext) -> [Finding] {
    guard context.family == .liveActivity, let state = context.aps?[name: "content-state"] else { return [] }
    let pointer = context.apsPointer.appending("content-state")
    return ContentStateValue.all(in: state, pointer, where: mayBeDate).compactMap { value in
      guard let text = value.node.stringValue, UnixDate.isISO8601(text) else { return nil }
      return finding(context, at: value.node.range, value.pointer, message)
    }
  }

  /// A date begins with a digit; an escape may stand for one.
  private static func mayBeDate(_ scalar: ScalarWalk.Scalar) -> Bool {
    guard scalar.kind == .string, let first = scalar.content.first else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || first == UInt8(ascii: "\\")
  }
}

// MARK: - Messages

extension IsoDateInContentState {
  private static let message =
    "If the app has a `Date` here, this text does not decode, and the device drops the push: a `Date` is a number, the "
    + "seconds since 2001. It is right only for a `String`."
}
