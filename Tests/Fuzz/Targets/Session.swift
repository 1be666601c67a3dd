import JSONRPC
import LanguageServerProtocol

@testable import LanguageServer

/// Called by libFuzzer with each input: a session of valid and invalid messages in any order. Each request is answered
/// exactly once, and all that the server says can be read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = Input(rest: Array(UnsafeBufferPointer(start: start, count: count))[...])
  let session = FuzzedSession(capabilities: input.byte())
  while !input.rest.isEmpty { session.step(&input) }
  session.end()
  return 0
}

/// The bytes of an input, which say what to send.
private struct Input {
  var rest: ArraySlice<UInt8>

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// So many bytes as the next one says.
  mutating func bytes() -> [UInt8] {
    let count = Int(byte())
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  /// A text as a JSON string.
  mutating func string() -> String { quoted(String(decoding: bytes(), as: UTF8.self)) }

  mutating func pick(_ all: [String]) -> String { all[Int(byte()) % all.count] }

  mutating func position() -> String {
    let byte = byte()
    return #"{"line":\#(byte >> 5),"character":\#(byte & 31)}"#
  }

  private func quoted(_ text: String) -> String {
    String(decoding: JSONBytes.encoding([text]).dropFirst().dropLast(), as: UTF8.self)
  }
}

private final class FuzzedSession {
  private let inbox = Inbox<ServerEvent>()
  private let sink = Sink()
  private let loop: MessageLoop
  private var expected: [RequestID: Int] = [:]
  private var requestCount = 0

  private static let uris = [
    "file:///f/a.apns", "file:///f/b.json", "untitled:1", "file:///f/.apns-lsp.json", "x:", "",
  ]
  private static let requests = Handlers.requests.map(\.method).filter { $0 != "shutdown" } + ["unknown"]
  private static let notifications = Handlers.notifications.map(\.method).filter { $0 != "exit" } + ["$/unknown"]
  private static let capabilities = [
    #"{"textDocument":{"diagnostic":{},"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}"#, "{}",
    #"{"general":{"positionEncodings":["utf-8"]},"textDocument":{"completion":{"completionItem":{"snippetSupport":true}}}}"#,
    #"{"general":{"positionEncodings":["utf-32"]},"window":{"workDoneProgress":true},"workspace":{"configuration":true}}"#,
  ]

  init(capabilities: UInt8) {
    loop = MessageLoop(inbox, sink, version: "1", work: WorkAtOnce(), patience: .zero, now: { 1_750_000_000 })
    let chosen = Self.capabilities[Int(capabilities) % Self.capabilities.count]
    request("initialize", #"{"capabilities":\#(chosen)}"#)
    send(#"{"method":"initialized","params":{}}"#)
  }

  func step(_ input: inout Input) {
    switch input.byte() % 10 {
    case 0:
      notify(
        "textDocument/didOpen", document(&input, with: #","languageId":"json","version":1,"text":\#(input.string())"#))
    case 1, 2: change(&input)
    case 3, 4, 5: ask(&input)
    case 6: send(bytes: input.bytes())
    case 7: notify(input.pick(Self.notifications), document(&input))
    case 8: send(#"{"method":"$/cancelRequest","params":{"id":\#(input.byte())}}"#)
    default: send(#"{"id":"apns-lsp-\#(input.byte() % 4)","result":\#(input.pick(["null", "[null,{}]", "5"]))}"#)
    }
    if input.rest.count.isMultiple(of: 3) { _ = loop.runUntilIdle() }
  }

  private func change(_ input: inout Input) {
    let range = #""range":{"start":\#(input.position()),"end":\#(input.position())},"#
    let change = #"{\#(input.byte() < 200 ? range : "")"text":\#(input.string())}"#
    notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(input.pick(Self.uris))","version":2},"contentChanges":[\#(change)]}"#)
  }

  private func ask(_ input: inout Input) {
    let place = input.position()
    let rest =
      #","position":\#(place),"positions":[\#(place)],"range":{"start":\#(place),"end":\#(input.position())},"ch":"}","#
      + #""options":{"tabSize":2,"insertSpaces":true},"context":{"diagnostics":[]},"previousResultIds":[],"label":"badge","#
      + #""command":"apns.codeAction","arguments":[]"#
    request(input.pick(Self.requests), document(&input, with: "", rest))
  }

  private func document(_ input: inout Input, with members: String = "", _ rest: String = "") -> String {
    #"{"textDocument":{"uri":"\#(input.pick(Self.uris))"\#(members)}\#(rest)}"#
  }

  private func request(_ method: String, _ params: String) {
    requestCount += 1
    send(#"{"id":\#(requestCount),"method":"\#(method)","params":\#(params)}"#)
  }

  private func notify(_ method: String, _ params: String) {
    send(#"{"method":"\#(method)","params":\#(params)}"#)
  }

  private func send(_ body: String) { send(bytes: Array(body.utf8)) }

  private func send(bytes: [UInt8]) {
    let message = IncomingMessage(body: bytes)
    switch message {
    case .request(let id, _, _), .invalid(let id?, _): expected[id, default: 0] += 1
    default: break
    }
    InputReader.deliver(message, to: inbox)
  }

  func end() {
    guard loop.runUntilIdle() == nil else { return }
    request("shutdown", "null")
    guard loop.runUntilIdle() == nil, expected != sink.answers else { return }
    fatalError("wanted \(expected), got \(sink.answers)")
  }
}

private final class Sink: MessageSink {
  private(set) var answers: [RequestID: Int] = [:]

  func send(_ frame: borrowing OutgoingFrame) -> Bool {
    switch IncomingMessage(body: frame.body) {
    case .response(let id, _): answers[id, default: 0] += 1
    case .invalid(_, let error): fatalError("\(error): \(String(decoding: frame.body, as: UTF8.self))")
    default: break
    }
    return true
  }
}

private struct WorkAtOnce: WorkQueue {
  func add(_ work: @escaping @Sendable () -> Void) { work() }
}
