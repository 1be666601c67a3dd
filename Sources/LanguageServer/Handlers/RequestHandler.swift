import JSONRPC
import LanguageServerProtocol

/// What answers one request. It states which message that is and what the server says of it at `initialize`; who may
/// touch what is stated by the two protocols below.
protocol RequestHandler: SendableMetatype {
  associatedtype Message: RequestMessage

  /// Adds to the server's capabilities what this handler is good for.
  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities)

  // Params and results go through Codable, unless their type can do without. No handler has to see to that.
  static func read(_ params: RawValue) throws(ResponseError) -> Message.Params
  static func response(_ id: RequestID, _ result: Message.Result) -> OutgoingFrame
}

/// Answers a request about one document from what is known of it, and changes nothing.
protocol DocumentRequestHandler: RequestHandler where Message.Params: DocumentParams {
  static func answer(_ params: Message.Params, _ document: DocumentSnapshot) throws(ResponseError) -> Message.Result

  /// The answer about a document that is not open, and about JSON that is none of ours.
  static var nothing: Message.Result { get }
  /// Whether it also has something to say about JSON that is none of ours.
  static var readsForeignJSON: Bool { get }
}

/// Answers a request that concerns more than one document, or that changes the session.
protocol SessionRequestHandler: RequestHandler {
  static func answer(_ params: Message.Params, _ session: Session) throws(ResponseError) -> Message.Result
}

/// Begins to answer a request. The answer itself comes later, when work that is done elsewhere is finished.
protocol LaterRequestHandler: RequestHandler {
  static func begin(_ params: Message.Params, as id: RequestID, _ session: Session)
}

/// Hears one notification.
protocol NotificationHandler: SendableMetatype {
  associatedtype Message: NotificationMessage

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities)
  static func read(_ params: RawValue) throws(ResponseError) -> Message.Params
  static func handle(_ params: Message.Params, _ session: Session)
}

extension RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {}

  static func read(_ params: RawValue) throws(ResponseError) -> Message.Params {
    try params.decode(Message.Params.self)
  }

  static func response(_ id: RequestID, _ result: Message.Result) -> OutgoingFrame {
    .response(id: id, result: result)
  }
}

extension RequestHandler where Message.Params: JSONReadable {
  static func read(_ params: RawValue) throws(ResponseError) -> Message.Params {
    try Message.Params(reading: JSONReader(params))
  }
}

extension RequestHandler where Message.Result: JSONWritable {
  static func response(_ id: RequestID, _ result: Message.Result) -> OutgoingFrame {
    .response(id: id) { result.write(to: &$0) }
  }
}

extension DocumentRequestHandler {
  static var readsForeignJSON: Bool { false }
}

extension DocumentRequestHandler where Message.Result: ExpressibleByNilLiteral {
  static var nothing: Message.Result { nil }
}

extension NotificationHandler {
  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {}

  static func read(_ params: RawValue) throws(ResponseError) -> Message.Params {
    try params.decode(Message.Params.self)
  }
}

extension NotificationHandler where Message.Params: JSONReadable {
  static func read(_ params: RawValue) throws(ResponseError) -> Message.Params {
    try Message.Params(reading: JSONReader(params))
  }
}

/// Params that say which document they are about. Those of one request alone are told so beside its handler.
protocol DocumentParams {
  var textDocument: TextDocumentIdentifier { get }
}

extension TextDocumentParams: DocumentParams {}
extension TextDocumentPositionParams: DocumentParams {}
