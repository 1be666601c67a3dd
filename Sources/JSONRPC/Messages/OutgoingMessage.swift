extension OutgoingFrame {
  package static func request(id: RequestID, method: String, params: some Encodable) -> OutgoingFrame {
    OutgoingFrame(RequestEnvelope(id: id, method: method, params: params))
  }

  package static func notification(method: String, params: some Encodable) -> OutgoingFrame {
    OutgoingFrame(RequestEnvelope(id: nil, method: method, params: params))
  }

  package static func response(id: RequestID, result: some Encodable) -> OutgoingFrame {
    OutgoingFrame(ResultEnvelope(id: id, result: result))
  }

  /// - Parameter id: nil where the request could not be read so far; it is written as null.
  package static func response(id: RequestID?, error: ResponseError) -> OutgoingFrame {
    OutgoingFrame(ErrorEnvelope(id: id, error: error))
  }
}

private let version = "2.0"

private enum EnvelopeKeys: CodingKey {
  case jsonrpc
  case id
  case method
  case params
  case result
  case error
}

/// A request, or without an id a notification.
private struct RequestEnvelope<Params: Encodable>: Encodable {
  var id: RequestID?
  var method: String
  var params: Params

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: EnvelopeKeys.self)
    try container.encode(version, forKey: .jsonrpc)
    try container.encodeIfPresent(id, forKey: .id)
    try container.encode(method, forKey: .method)
    try container.encode(params, forKey: .params)
  }
}

/// A response with a `result`, which is null rather than absent where there is none.
private struct ResultEnvelope<Result: Encodable>: Encodable {
  var id: RequestID
  var result: Result

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: EnvelopeKeys.self)
    try container.encode(version, forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    try container.encode(result, forKey: .result)
  }
}

private struct ErrorEnvelope: Encodable {
  var id: RequestID?
  var error: ResponseError

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: EnvelopeKeys.self)
    try container.encode(version, forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    try container.encode(error, forKey: .error)
  }
}
