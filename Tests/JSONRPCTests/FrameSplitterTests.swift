import Testing

@testable import JSONRPC

/// Feeds the pieces in turn and gives what came out, bodies as text.
private func split(_ pieces: [[UInt8]], longestBody: Int = FrameSplitter.defaultLongestBody) -> [String] {
  var splitter = FrameSplitter(longestBody: longestBody)
  var heard: [String] = []
  for piece in pieces {
    splitter.feed(piece) { event in
      switch event {
      case .body(let body): heard.append(String(decoding: body, as: UTF8.self))
      case .problem(let problem): heard.append("! \(problem)")
      }
    }
  }
  return heard
}

private func split(_ text: String) -> [String] { split([Array(text.utf8)]) }

@Suite struct FrameSplitterTests {
  static let stream = Array(
    """
    Content-Length: 2\r\n\r\n{}content-type: application/vscode-jsonrpc; charset=utf-8\r
    CONTENT-LENGTH:6\r\nX-Trace: a:b\r\n\r\n"📦"Content-Length: 0\r\n\r\nContent-Length: 4\r\n\r\nnull
    """.utf8)
  static let bodies = ["{}", "\"📦\"", "", "null"]

  @Test func aStreamInTwoPiecesCutAtEachByte() {
    for cut in 0...Self.stream.count {
      #expect(split([Array(Self.stream[..<cut]), Array(Self.stream[cut...])]) == Self.bodies, "cut at \(cut)")
    }
  }

  @Test func aStreamByteByByte() {
    #expect(split(Self.stream.map { [$0] }) == Self.bodies)
  }

  @Test(arguments: [
    "Content-Length: 2\r\n",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n",
    "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=\"UTF-8\"\r\n",
    "Content-Type: application/vscode-jsonrpc;charset=utf8\r\nContent-Length: 2\r\n",
    "content-length: 2\r\n",
    "Content-Length:2\r\n",
    "Content-Length :\t 2 \t\r\n",
    "Content-Length: 002\r\n",
    "X-Trace: a:b\r\nContent-Length: 2\r\n",
    "Content-Length: 2\n",
    "\r\nContent-Length: 2\r\n",
  ])
  func headersThatAreTaken(header: String) {
    #expect(split(header + "\r\n{}Content-Length: 1\r\n\r\n1") == ["{}", "1"])
  }

  /// What is said of a broken frame, and that the message behind it is heard.
  @Test(arguments: [
    ("Content-Length: -5\r\n\r\n", "a Content-Length that is no number: -5"),
    ("Content-Length: many\r\n\r\n{}", "a Content-Length that is no number: many"),
    ("Content-Length: \r\n\r\n{}", "a Content-Length that is no number: "),
    ("Content-Length: 1e3\r\n\r\n{}", "a Content-Length that is no number: 1e3"),
    ("Content-Length: +2\r\n\r\n{}\r\n", "a Content-Length that is no number: +2"),
    (
      "Content-Length: 99999999999999999999999\r\n\r\n",
      "a Content-Length that is no number: 99999999999999999999999"
    ),
    ("X-Trace: 1\r\n\r\n{}", "a header without Content-Length"),
    ("no header at all\r\n\r\n", "a header without Content-Length"),
    (
      "Content-Length: 2\r\nContent-Type: text/json; charset=utf-16\r\n\r\n{}",
      "a message in the charset utf-16; only UTF-8 is taken"
    ),
  ])
  func brokenHeaders(frame: String, problem: String) {
    #expect(split(frame + "Content-Length: 4\r\n\r\nnull") == ["! " + problem, "null"])
  }

  @Test func aLineWithoutEndDoesNotGrow() {
    let noise = [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
    #expect(split([noise, noise, Array("Content-Length: 1\r\n\r\n1".utf8)]) == ["1"])
  }

  @Test func aBodyLongerThanTheLongestIsSkipped() {
    let stream = Array("Content-Length: 6\r\n\r\n123456Content-Length: 5\r\n\r\n12345".utf8)
    let problem = "! a message of 6 bytes, which is more than the longest that is taken"
    for cut in 0...stream.count {
      #expect(split([Array(stream[..<cut]), Array(stream[cut...])], longestBody: 5) == [problem, "12345"])
    }
  }

  @Test func aHugeLengthIsNotBelieved() {
    #expect(split("Content-Length: 9223372036854775807\r\n\r\n{}").count == 1)
  }

  @Test(arguments: [
    ("", true), ("Content", false), ("Content-Length: 2\r\n", false), ("Content-Length: 2\r\n\r\n{", false),
  ])
  func theEndOfInputWithinAMessageIsNoticed(text: String, isBetween: Bool) {
    var splitter = FrameSplitter()
    splitter.feed(Array("Content-Length: 2\r\n\r\n{}".utf8 + Array(text.utf8))) { _ in }
    #expect(splitter.isBetweenMessages == isBetween)
  }
}
