import JSONSyntax
import SourceText

/// The parts of an FCM v1 request.
struct FCMRequest {
  var root: Node
  /// From the root of the document.
  var pointer: JSONPointer

  var message: Node? { root[name: "message"] }
  var apns: Node? { message?[name: "apns"] }
  var headers: Node? { apns?[name: "headers"] }
  var payload: Node? { apns?[name: "payload"] }
  var aps: Node? { payload?[name: "aps"] }

  /// The request that a region is; nil if it is none.
  init?(_ context: CheckContext) {
    guard case .envelope(.fcmV1) = context.region.kind else { return nil }
    root = context.root
    pointer = context.region.pointer
  }

  /// The request that a payload stands in; nil if it stands in none.
  init?(around context: CheckContext) {
    guard context.payload != nil, context.region.envelope == .fcmV1, let root = context.region.container else {
      return nil
    }
    self.root = root
    // The payload is `message.apns.payload`.
    pointer = JSONPointer(context.region.pointer.components.dropLast(3))
  }

  /// The member of `apns.headers` with that name.
  func header(_ name: String) -> Node? { headers?.member(named: name) }

  var apsPointer: JSONPointer { JSONPointer(pointer.components + ["message", "apns", "payload", "aps"]) }

  func headerPointer(_ name: String) -> JSONPointer {
    JSONPointer(pointer.components + ["message", "apns", "headers", name])
  }

  /// The text of a value that FCM or APNs would see; nil for none, and for one that is to be filled in: `{{topic}}`,
  /// `user-<id>`, `[topic]`.
  static func finalText(of value: Node) -> String? {
    guard !value.isOpen, let text = value.stringValue, let first = text.first, !"[{(".contains(first),
      !text.contains("<"), !Placeholder.occurs(in: text)
    else { return nil }
    return text
  }
}
