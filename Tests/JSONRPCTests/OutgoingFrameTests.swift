import Testing

@testable import JSONRPC

@Suite struct OutgoingFrameTests {
  private func check(_ frame: borrowing OutgoingFrame, _ header: String, _ body: String) {
    #expect(frame.withBytes { String(decoding: $0, as: UTF8.self) } == header + "\r\n\r\n" + body)
    #expect(String(decoding: frame.body, as: UTF8.self) == body)
  }

  @Test func request() {
    check(
      .request(id: .integer(1), method: "a/b", params: ["é"]),
      "Content-Length: 55", #"{"jsonrpc":"2.0","id":1,"method":"a/b","params":["é"]}"#)
  }

  @Test func notification() {
    check(
      .notification(method: "n", params: [1]),
      "Content-Length: 43", #"{"jsonrpc":"2.0","method":"n","params":[1]}"#)
  }

  @Test func responses() {
    check(
      .response(id: .string("x"), result: Int?.none),
      "Content-Length: 40", #"{"jsonrpc":"2.0","id":"x","result":null}"#)
    check(
      .response(id: nil, error: ResponseError(.parseError, "?")),
      "Content-Length: 65", #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"?"}}"#)
  }

  /// A body that is longer than all that was reserved.
  @Test func longResult() {
    let body = #"{"jsonrpc":"2.0","id":1,"result":"# + String(repeating: #""x","#, count: 1000) + "}"
    check(
      .response(id: .integer(1)) { json in
        for _ in 0..<1000 {
          json.write("x")
          json.write(literal: ",")
        }
      }, "Content-Length: 4034", body)
  }
}
