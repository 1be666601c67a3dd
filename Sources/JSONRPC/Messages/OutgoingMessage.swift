extension OutgoingFrame {
  package static func request(id: RequestID, method: String, params: some Encodable) -> OutgoingFrame {
    OutgoingFrame { json in
      json.write(literal: #"{"jsonrpc":"2.0","id":"#)
      id.write(to: &json)
      json.write(literal: #","method":"#)
      json.write(method)
      json.write(literal: #","params":"#)
      json.encode(params)
      json.write(literal: "}")
    }
  }

  package static func notification(method: String, params: some Encodable) -> OutgoingFrame {
    notification(method: method) { $0.encode(params) }
  }

  /// - Parameter writeParams: writes one value.
  package static func notification(method: String, _ writeParams: (inout JSONWriter) -> Void) -> OutgoingFrame {
    OutgoingFrame { json in
      json.write(literal: #"{"jsonrpc":"2.0","method":"#)
      json.write(method)
      json.write(literal: #","params":"#)
      writeParams(&json)
      json.write(literal: "}")
    }
  }

  /// A response with a result, which is null rather than absent where there is none.
  package static func response(id: RequestID, result: some Encodable) -> OutgoingFrame {
    response(id: id) { $0.encode(result) }
  }

  /// - Parameter writeResult: writes one value.
  package static func response(id: RequestID, _ writeResult: (inout JSONWriter) -> Void) -> OutgoingFrame {
    OutgoingFrame { json in
      json.write(literal: #"{"jsonrpc":"2.0","id":"#)
      id.write(to: &json)
      json.write(literal: #","result":"#)
      writeResult(&json)
      json.write(literal: "}")
    }
  }

  /// - Parameter id: nil where the request could not be read so far; it is written as null.
  package static func response(id: RequestID?, error: ResponseError) -> OutgoingFrame {
    OutgoingFrame { json in
      json.write(literal: #"{"jsonrpc":"2.0","id":"#)
      if let id { id.write(to: &json) } else { json.write(literal: "null") }
      json.write(literal: #","error":"#)
      json.encode(error)
      json.write(literal: "}")
    }
  }
}
