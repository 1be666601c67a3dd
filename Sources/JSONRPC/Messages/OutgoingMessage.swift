extension OutgoingFrame {
  package static func request(id: RequestID, method: String, params: some Encodable) -> OutgoingFrame {
    OutgoingFrame { json in
      json.write(literal: #"{"jsonrpc":"2.0","id":"#)
      json.encode(id)
      json.write(literal: #","method":"#)
      json.encode(method)
      json.write(literal: #","params":"#)
      json.encode(params)
      json.write(literal: "}")
    }
  }

  package static func notification(method: String, params: some Encodable) -> OutgoingFrame {
    OutgoingFrame { json in
      json.write(literal: #"{"jsonrpc":"2.0","method":"#)
      json.encode(method)
      json.write(literal: #","params":"#)
      json.encodeFast(params)
      json.write(literal: "}")
    }
  }

  /// A response with a result, which is null rather than absent where there is none.
  package static func response(id: RequestID, result: some Encodable) -> OutgoingFrame {
    OutgoingFrame { json in
      json.write(literal: #"{"jsonrpc":"2.0","id":"#)
      json.encode(id)
      json.write(literal: #","result":"#)
      json.encodeFast(result)
      json.write(literal: "}")
    }
  }

  /// - Parameter id: nil where the request could not be read so far; it is written as null.
  package static func response(id: RequestID?, error: ResponseError) -> OutgoingFrame {
    OutgoingFrame { json in
      json.write(literal: #"{"jsonrpc":"2.0","id":"#)
      json.encode(id)
      json.write(literal: #","error":"#)
      json.encode(error)
      json.write(literal: "}")
    }
  }
}
