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
    let idNode = object[name: "id"]
    let id = idNode.flatMap { try? RequestID(from: JSONNodeDecoder(node: $0, long: long)) }
    guard let method = object[name: "method"] else {
      self = Self.response(object, id: id, long)
      return
    }
    guard method.kind == .string else {
      self = .invalid(id: id, error: ResponseError(.invalidRequest, "`method` is not a string."))
      return
    }
    let name = StringDecoding.string(of: method)
    let params = RawValue(node: object[name: "params"], long: long)
    if let id {
      self = .request(id: id, method: name, params: params)
    } else if idNode == nil {
      self = .notification(method: name, params: params)
    } else {
      self = .invalid(id: nil, error: ResponseError(.invalidRequest, "`id` is neither an integer nor a string."))
    }
  }

  private static func response(_ object: Node, id: RequestID?, _ long: LongText?) -> IncomingMessage {
    if let error = object[name: "error"], error.kind != .null {
      let readable = try? ResponseError(from: JSONNodeDecoder(node: error, long: long))
      let error = readable ?? ResponseError(.internalError, "An error without code.")
      return id.map { .response(id: $0, result: .failure(error)) } ?? .stray(error)
    }
    if let result = object.member(named: "result") {
      return id.map { .response(id: $0, result: .success(RawValue(node: result.value, long: long))) } ?? .stray(nil)
    }
    return .invalid(id: id, error: ResponseError(.invalidRequest, "`method` is missing."))
  }

  private static func complaint(about tree: SyntaxTree) -> String {
    guard let problem = tree.problems.first(where: { $0.code.refusesText }) else { return "The message is empty." }
    return "The message is not JSON: \(problem.code.rawValue) at byte \(problem.range.start)."
  }
}

/// A part of a message that is not decoded yet.
package struct RawValue: Sendable {
  /// nil where it is absent.
  let node: Node?
  /// A string of the message that is not in its tree.
  var long: LongText?

  /// About the length of the value in the message, in bytes.
  package var byteCount: Int { (node?.range.count ?? 0) + (long?.bytes.count ?? 0) }

  /// Reads the value as `type`. Absent and null are the same.
  /// - Throws: `ResponseError` with `invalidParams`, which says what is wrong.
  package func decode<Value: Decodable>(_ type: Value.Type) throws(ResponseError) -> Value {
    do {
      return try type.init(from: JSONNodeDecoder(node: node, long: long))
    } catch {
      throw ResponseError(.invalidParams, Self.explanation(of: error))
    }
  }

  private static func explanation(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _):
      return "`\(key.stringValue)` is missing."
    case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context):
      let place = context.codingPath.last.map { "`\($0.stringValue)`: " } ?? ""
      return place + context.debugDescription + "."
    default:
      return "The params cannot be read."
    }
  }
}
