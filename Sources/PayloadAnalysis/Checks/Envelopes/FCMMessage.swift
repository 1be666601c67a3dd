import JSONSyntax
import SourceText

/// An FCM v1 message: that of a request, or one as Firebase's libraries take it, without the request around it.
struct FCMMessage {
  var node: Node
  /// From the root of the document.
  var pointer: JSONPointer
  /// Whether a library sends it, which corrects some of it by itself.
  var isForLibrary: Bool

  /// The message that a region is, or that a library's payload stands in; nil if there is none. A payload in a request
  /// has none: the request is a region of its own.
  init?(_ context: CheckContext) {
    if let request = FCMRequest(context) {
      guard let message = FCMMessage(of: request) else { return nil }
      self = message
      return
    }
    guard context.payload != nil, context.region.envelope == nil else { return nil }
    if let message = context.region.message, Envelope.isForLibrary(message) {
      node = message
      // The payload is `apns.payload`.
      pointer = JSONPointer(context.region.pointer.components.dropLast(2))
    } else if FCMMessage.isPayloadFile(context) {
      node = context.root
      pointer = context.region.pointer
    } else {
      return nil
    }
    isForLibrary = true
  }

  /// Whether a message stands in the place of a payload: a target beside what only FCM sends.
  static func isPayloadFile(_ context: CheckContext) -> Bool {
    guard context.payload != nil, context.root.kind == .object, context.root.member(named: "aps") == nil else {
      return false
    }
    return Envelope.contents.contains { context.root[name: $0]?.kind == .object } && Envelope.isForLibrary(context.root)
  }

  /// nil if the request has none.
  init?(of request: FCMRequest) {
    guard let message = request.message else { return nil }
    node = message
    pointer = request.pointer.appending("message")
    isForLibrary = false
  }

  func pointer(_ path: String...) -> JSONPointer { JSONPointer(pointer.components + path) }
}
