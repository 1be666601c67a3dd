import Testing

@testable import JSONRPC

@Suite struct OutgoingFrameTests {
  @Test(arguments: [
    (
      OutgoingFrame.request(id: .integer(1), method: "a/b", params: ["é"]),
      "Content-Length: 55\r\n\r\n" + #"{"jsonrpc":"2.0","id":1,"method":"a/b","params":["é"]}"#
    ),
    (
      OutgoingFrame.notification(method: "n", params: [1]),
      "Content-Length: 43\r\n\r\n" + #"{"jsonrpc":"2.0","method":"n","params":[1]}"#
    ),
    (
      OutgoingFrame.response(id: .string("x"), result: Int?.none),
      "Content-Length: 40\r\n\r\n" + #"{"jsonrpc":"2.0","id":"x","result":null}"#
    ),
    (
      OutgoingFrame.response(id: nil, error: ResponseError(.parseError, "?")),
      "Content-Length: 65\r\n\r\n" + #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"?"}}"#
    ),
  ])
  func frames(frame: OutgoingFrame, text: String) {
    #expect(String(decoding: frame.bytes, as: UTF8.self) == text)
    #expect(text.hasSuffix(String(decoding: frame.body, as: UTF8.self)))
  }
}
