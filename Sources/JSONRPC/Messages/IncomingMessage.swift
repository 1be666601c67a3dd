import JSONSyntax
import SourceText

/// What the other side sent, as far as JSON-RPC goes; params and results are decoded by who knows their type.
package enum IncomingMessage: Sendable {
  case request(id: RequestID, method: String, params: RawValue)
  case notification(method: String, params: RawValue)
  case response(id: RequestID, result: Result<RawValue, ResponseError>)
  /// Not a message. It is answered with the error; `id` is that of the broken request as far as it could be read.
  case invalid(id: RequestID?, error: ResponseError)
  /// A response without an id, as one to a message that could not be read: nobody waits for it.
  case stray(ResponseError?)

  /// Reads the body of a message.
  package init(body: [UInt8]) { self.init(body: body, longTextFrom: LongText.shortest) }

  /// - Parameter longTextFrom: strings of so many bytes are read apart, which makes no difference but in speed.
  package init(body: [UInt8], longTextFrom shortest: Int) {
    if let (text, rest) = LongText.take(from: body, ifLongerThan: shortest) {
      let tree = SyntaxTree.parse(SourceText(rest))
      if tree.isStrictJSON, let root = tree.root, root.kind == .object {
        self.init(object: root, text)
        return
      }
    }
    let tree = SyntaxTree.parse(SourceText(body))
    guard tree.isStrictJSON, let root = tree.root else {
      self = .invalid(id: nil, error: ResponseError(.parseError, Self.complaint(about: tree)))
      return
    }
    guard root.kind == .object else {
      let kind = root.kind == .array ? "A batch of messages is not supported." : "A message is an object."
      self = .invalid(id: nil, error: ResponseError(.invalidRequest, kind))
      return
    }
    self.init(object: root, nil)
  }

  private init(object: Node, _ long: LongText?) {
    let message = RawValue(node: object, long: long)
    let idValue = message["id"]
    let id = RequestID(idValue)
    let method = message["method"]
    guard method.node != nil else {
      self = Self.response(message, id: id)
      return
    }
    guard let name = method.stringValue else {
      self = .invalid(id: id, error: ResponseError(.invalidRequest, "`method` is not a string."))
      return
    }
    if let id {
      self = .request(id: id, method: name, params: message["params"])
    } else if idValue.node == nil {
      self = .notification(method: name, params: message["params"])
    } else {
      self = .invalid(id: nil, error: ResponseError(.invalidRequest, "`id` is neither an integer nor a string."))
    }
  }

  private static func response(_ message: RawValue, id: RequestID?) -> IncomingMessage {
    let error = message["error"]
    if !error.isNull {
      let readable = try? error.decode(ResponseError.self)
      let error = readable ?? ResponseError(.internalError, "An error without code.")
      return id.map { .response(id: $0, result: .failure(error)) } ?? .stray(error)
    }
    let result = message["result"]
    if result.node != nil {
      return id.map { .response(id: $0, result: .success(result)) } ?? .stray(nil)
    }
    return .invalid(id: id, error: ResponseError(.invalidRequest, "`method` is missing."))
  }

  private static func complaint(about tree: SyntaxTree) -> String {
    guard let problem = tree.problems.first(where: { $0.code.refusesText }) else { return "The message is empty." }
    return "The message is not JSON: \(problem.code.rawValue) at byte \(problem.range.start)."
  }
}
