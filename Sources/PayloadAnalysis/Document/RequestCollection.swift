import JSONSyntax

/// A Postman collection: requests whose bodies are JSON in strings, among them pushes to APNs and Firebase.
///
/// https://schema.getpostman.com/json/collection/v2.1.0/docs/index.html
enum RequestCollection {
  /// Whether a document is one.
  static func isOne(_ root: Node) -> Bool {
    guard root.kind == .object, let schema = root[name: "info"]?[name: "schema"]?.stringValue else { return false }
    return schema.contains("postman.com/json/collection")
  }

  /// The body of a request that is text, and what the request's headers say of it.
  struct Body {
    /// `raw`, whose value is a string.
    var member: Node
    var text: Node
    /// From the request on.
    var path: [String]
    var pushType: PushType?

    /// nil for an object that is no request, or whose body is none or no text.
    init?(of request: Node) {
      guard let body = request[name: "body"], body[name: "mode"]?.stringValue == "raw",
        let member = body.member(named: "raw"), let text = member.value, text.kind == .string, !text.isOpen
      else { return nil }
      self.member = member
      self.text = text
      path = ["body", "raw"]
      pushType = Body.pushType(in: request[name: "header"])
    }

    private static func pushType(in headers: Node?) -> PushType? {
      let header = headers?.elements.first { header in
        header[name: "key"]?.stringValue?.lowercased() == "apns-push-type" && header[name: "disabled"]?.kind != .true
      }
      return header?[name: "value"]?.stringValue.flatMap { PushType(header: $0) }
    }
  }
}
