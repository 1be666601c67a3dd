import Testing

@testable import JSONRPC

/// A message in one line, as the tests below write it.
private func summary(_ body: String) -> String {
  switch IncomingMessage(body: Array(body.utf8)) {
  case .request(let id, let method, let params): "request \(id) \(method) \(source(params))"
  case .notification(let method, let params): "notification \(method) \(source(params))"
  case .response(let id, .success(let result)): "response \(id) \(source(result))"
  case .response(let id, .failure(let error)): "response \(id) error \(error.code.rawValue) \(error.message)"
  case .invalid(let id, let error): "invalid \(id.map { "\($0)" } ?? "null") \(error.code.rawValue)"
  case .stray(let error): "stray \(error?.code.rawValue ?? 0)"
  }
}

private func source(_ value: RawValue) -> String { value.node?.source ?? "-" }

@Suite struct IncomingMessageTests {
  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"a/b","params":{"c":[]}}"#, #"request 1 a/b {"c":[]}"#),
    (#"{"jsonrpc":"2.0","id":0,"method":"a"}"#, "request 0 a -"),
    (#"{"jsonrpc":"2.0","id":-7,"method":"a","params":null}"#, "request -7 a null"),
    (#"{"id":"an id \ud83d\ude00","method":"a"}"#, "request \"an id 😀\" a -"),
    (#"{"id":2147483647,"method":"a"}"#, "request 2147483647 a -"),
    (#"{"method":"$\/x"}"#, "notification $/x -"),
    (#"{"method":"x","method":"y"}"#, "notification x -"),
    (#"{"method":"x","params":["\ud800"]}"#, #"notification x ["\ud800"]"#),
    (#"{"id":3,"result":null}"#, "response 3 null"),
    (#"{"id":"s","result":{"a":1},"error":null}"#, #"response "s" {"a":1}"#),
    (#"{"id":3,"error":{"code":-32601,"message":"no"}}"#, "response 3 error -32601 no"),
    (#"{"id":3,"error":"no"}"#, "response 3 error -32603 An error without code."),
    (#"{"id":null,"error":{"code":-32700,"message":"?"}}"#, "stray -32700"),
    (#"{"id":null,"result":1}"#, "stray 0"),
  ])
  func messages(body: String, expected: String) {
    #expect(summary(body) == expected)
  }

  @Test(arguments: [
    ("", "invalid null -32700"),
    (" ", "invalid null -32700"),
    (#"{"jsonrpc": "2.0", "id": 5, "method": "#, "invalid null -32700"),
    (#"{"id":1,"method":"a",}"#, "invalid null -32700"),
    ("{'id':1,'method':'a'}", "invalid null -32700"),
    (#"{"id":1,"method":"a"}{}"#, "invalid null -32700"),
    ("// a\n{}", "invalid null -32700"),
    ("42", "invalid null -32600"),
    ("null", "invalid null -32600"),
    (#""text""#, "invalid null -32600"),
    ("[]", "invalid null -32600"),
    (#"[{"id":1,"method":"a"}]"#, "invalid null -32600"),
    ("{}", "invalid null -32600"),
    (#"{"id":5}"#, "invalid 5 -32600"),
    (#"{"id":"m","method":42}"#, "invalid \"m\" -32600"),
    (#"{"method":null}"#, "invalid null -32600"),
    (#"{"id":null,"method":"a"}"#, "invalid null -32600"),
    (#"{"id":1.5,"method":"a"}"#, "invalid null -32600"),
    (#"{"id":[1],"method":"a"}"#, "invalid null -32600"),
  ])
  func whatIsNoMessage(body: String, expected: String) {
    #expect(summary(body) == expected)
  }

  @Test func brokenUTF8IsNoMessage() {
    let body = Array(#"{"method":""#.utf8) + [0xFF, 0xFE] + Array(#""}"#.utf8)
    guard case .invalid(nil, let error) = IncomingMessage(body: body) else {
      Issue.record("taken")
      return
    }
    #expect(error.code == .parseError)
  }

  @Test func deepNestingIsRefused() {
    let depth = 100_000
    let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(summary(#"{"method":"a","params":"# + deep + "}") == "invalid null -32700")
  }

  /// What the sender of wrong params is told.
  @Test(arguments: [
    (#"{"line":1}"#, "`character` is missing."),
    (#"{"line":"1","character":2}"#, "`line`: an integer is due."),
    (#"{"line":1.5,"character":2}"#, "`line`: an integer is due."),
    (#"{"line":1e300,"character":2}"#, "`line`: an integer is due."),
    ("[]", "an object is due."),
    ("null", "an object is due."),
  ])
  func wrongParams(params: String, complaint: String) throws {
    struct Place: Decodable {
      var line: Int
      var character: Int
    }
    guard case .notification(_, let value) = IncomingMessage(body: Array(#"{"method":"a","params":\#(params)}"#.utf8))
    else { throw ResponseError(.internalError, "no notification") }
    let error = #expect(throws: ResponseError.self) { try value.decode(Place.self) }
    #expect(error == ResponseError(.invalidParams, complaint))
  }
}
