import JSONSyntax
import PayloadSchema
import SourceText

/// What the checks of this folder ask a payload.
extension CheckContext {
  /// Whether the payload is for an app's notifications: one that the user sees, or that wakes the app.
  var isNotification: Bool { family == .alert || family == .background }

  /// What happens to a Live Activity; nil in any other payload, and where it is none of `start`, `update` and `end`.
  var event: String? {
    guard family == .liveActivity, let event = aps?[name: "event"]?.stringValue,
      ["start", "update", "end"].contains(event)
    else { return nil }
    return event
  }

  /// The pointer of a member of `alert`.
  func alertPointer(_ name: String) -> JSONPointer { apsPointer.appending("alert").appending(name) }

  /// Whether the user is shown a text: one of the payload's own, or that of an FCM `notification`.
  var showsAlert: Bool { region.isGivenAlert || alert.map { !AlertText.isMissing(in: $0) } ?? false }

  /// A member of `aps` whatever its spelling: another check speaks about that.
  func apsMember(spelledLike name: String) -> Node? {
    aps?.member(spelledLike: name)
  }

  func flag(_ name: String) -> FlagState { FlagState(spelledLike: name, in: aps) }

  /// The first byte of the payload, its brace.
  var openingBrace: ByteRange {
    ByteRange(root.range.start, min(root.range.start + 1, root.range.end))
  }
}

extension Node {
  /// Whether a value is a string of nothing but white space, as a whole.
  var isBlank: Bool {
    guard kind == .string, !flags.contains(.unclosed), !withWrittenText(\.beginsVisibly) else { return false }
    return stringValue?.allSatisfy(\.isWhitespace) ?? false && !isJoined
  }
}
