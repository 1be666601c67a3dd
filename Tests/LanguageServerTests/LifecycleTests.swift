import JSONRPC
import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct LifecycleTests {
  private static let hover = TextDocumentPositionParams(
    textDocument: TextDocumentIdentifier(uri: "file:///a.apns"), position: Position(line: 0, character: 0))

  private enum Unknown: RequestMessage {
    static let method = "$/unknown"
    typealias Params = NoParams
    typealias Result = NoResult
  }

  private func code<Result>(_ body: () throws -> Result) -> ErrorCode? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? ResponseError)?.code
    }
  }

  @Test func requestsBeforeInitialize() throws {
    let client = TestClient()
    #expect(code { try client.request(HoverRequest.self, Self.hover) } == .serverNotInitialized)
    #expect(code { try client.request(ShutdownRequest.self, NoParams()) } == .serverNotInitialized)
    client.open("{,}")
    _ = try client.request(InitializeRequest.self, InitializeParams())
    client.run()
    #expect(client.unread.isEmpty)
    try client.close()
  }

  @Test func aSecondInitialize() throws {
    let client = try TestClient(ClientCapabilities())
    #expect(code { try client.request(InitializeRequest.self, InitializeParams()) } == .invalidRequest)
    try client.close()
  }

  @Test func afterShutdown() throws {
    let client = try TestClient(ClientCapabilities())
    _ = try client.request(ShutdownRequest.self, NoParams())
    for _ in 0..<2 { #expect(code { try client.request(ShutdownRequest.self, NoParams()) } == .invalidRequest) }
    client.open("{,}")
    #expect(client.unread.isEmpty)
    #expect(client.exitCode == nil)
    client.notify(ExitNotification.self, NoParams())
    #expect(client.exitCode == 0)
  }

  @Test func exitWithoutShutdown() throws {
    let client = try TestClient(ClientCapabilities())
    client.notify(ExitNotification.self, NoParams())
    #expect(client.exitCode == 1)
    let early = TestClient()
    early.notify(ExitNotification.self, NoParams())
    #expect(early.exitCode == 1)
  }

  @Test(arguments: [ServerEvent.endOfInput, .clientDied])
  func theClientGoes(event: ServerEvent) throws {
    let client = try TestClient(ClientCapabilities())
    client.post(event)
    client.run()
    #expect(client.exitCode == 1)
    let polite = try TestClient(ClientCapabilities())
    _ = try polite.request(ShutdownRequest.self, NoParams())
    polite.post(event)
    polite.run()
    #expect(polite.exitCode == 0)
  }

  @Test func unknownMessages() throws {
    let client = try TestClient(ClientCapabilities())
    #expect(code { try client.request(Unknown.self, NoParams()) } == .methodNotFound)
    client.post(body: #"{"jsonrpc":"2.0","method":"$/unknown"}"#)
    client.post(body: #"{"jsonrpc":"2.0","id":77,"result":null}"#)
    client.run()
    try client.close()
  }

  @Test func messagesThatAreNone() throws {
    let client = try TestClient(ClientCapabilities())
    for (body, expected) in [("[]", ErrorCode.invalidRequest), ("{", .parseError), ("", .parseError)] {
      client.post(body: body)
      client.run()
      #expect(try client.nextError() == expected)
    }
    client.post(.frameProblem(.noLength))
    client.run()
    #expect(try client.nextError() == .parseError)
    try client.close()
  }

  @Test func wrongParams() throws {
    let client = try TestClient(ClientCapabilities())
    for method in ["didOpen", "didChange", "didClose", "didSave"] {
      for params in ["{}", "[]", "1", #"{"textDocument":1}"#, #"{"textDocument":{"uri":1,"version":"x"}}"#] {
        client.post(body: #"{"jsonrpc":"2.0","method":"textDocument/\#(method)","params":\#(params)}"#)
      }
      client.post(body: #"{"jsonrpc":"2.0","method":"textDocument/\#(method)"}"#)
    }
    client.post(body: #"{"jsonrpc":"2.0","id":"w","method":"textDocument/formatting","params":{}}"#)
    client.run()
    #expect(code { try client.response(DocumentFormattingRequest.self, to: .string("w")) } == .invalidParams)
    try client.close()
  }

  /// Each request is answered once, and cancelled ones with an error, though the cancellation comes later.
  @Test func cancellation() throws {
    let client = try TestClient(ClientCapabilities())
    let formatting = DocumentFormattingParams(
      textDocument: TextDocumentIdentifier(uri: "file:///a.apns"),
      options: FormattingOptions(tabSize: 2, insertSpaces: true))
    for id in 0..<20 {
      client.post(
        .request(id: .string("\(id)"), method: DocumentFormattingRequest.method, params: formatting))
      if id.isMultiple(of: 2) {
        client.post(
          .notification(method: CancelRequestNotification.method, params: CancelParams(id: .string("\(id)"))))
      }
    }
    client.post(.notification(method: CancelRequestNotification.method, params: CancelParams(id: .integer(99))))
    client.post(body: #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{}}"#)
    client.run()
    for id in 0..<20 {
      let error = code { try client.response(DocumentFormattingRequest.self, to: .string("\(id)")) }
      #expect(error == (id.isMultiple(of: 2) ? .requestCancelled : nil), "\(id)")
    }
    try client.close()
  }

  @Test(arguments: [(Int?.some(4711), Int?.some(4711)), (nil, nil)])
  func theClientsProcessIsWatched(process: Int?, watched: Int?) throws {
    let client = TestClient()
    _ = try client.request(InitializeRequest.self, InitializeParams(processId: process))
    #expect(client.watchedProcess == watched)
  }

  /// A client's slip in one capability takes away that capability alone.
  @Test func oddCapabilities() throws {
    let client = TestClient()
    client.post(
      body: """
        {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":"x","rootUri":5,"workspaceFolders":{},
        "capabilities":{"general":{"positionEncodings":["utf-8"]},"textDocument":{"diagnostic":7,"hover":[],
        "publishDiagnostics":{"versionSupport":"yes","tagSupport":true,"relatedInformation":true}},"workspace":null}}}
        """)
    client.run()
    let result = try client.response(InitializeRequest.self, to: .integer(1))
    #expect(result.capabilities.positionEncoding == .utf8)
    #expect(result.capabilities.diagnosticProvider == nil)
    #expect(result.serverInfo == ProgramInfo(name: "apns-lsp", version: "1"))
    try client.close()
  }

  @Test(arguments: [
    (nil, "utf-16"), ([], "utf-16"), (["utf-7"], "utf-16"), (["utf-16"], "utf-16"), (["utf-32", "utf-16"], "utf-32"),
    (["utf-16", "utf-32"], "utf-16"), (["utf-32", "utf-8", "utf-16"], "utf-8"),
  ])
  func positionEncoding(offered: [String]?, chosen: String) throws {
    let client = TestClient()
    let general = GeneralClientCapabilities(positionEncodings: offered?.map { PositionEncodingKind(rawValue: $0) })
    let result = try client.request(
      InitializeRequest.self, InitializeParams(capabilities: ClientCapabilities(general: general)))
    #expect(result.capabilities.positionEncoding?.rawValue == chosen)
  }

  @Test func traces() throws {
    let client = try TestClient(ClientCapabilities())
    client.notify(SetTraceNotification.self, SetTraceParams(value: .messages))
    #expect(try client.next(LogTraceNotification.self).message == "$/setTrace")
    client.open("{}")
    #expect(
      try client.next(LogTraceNotification.self) == LogTraceParams(message: "textDocument/didOpen", verbose: nil))
    _ = try client.next(PublishDiagnosticsNotification.self)
    client.notify(SetTraceNotification.self, SetTraceParams(value: .verbose))
    #expect(try client.next(LogTraceNotification.self).verbose == "19 bytes of params")
    let hover = try client.request(HoverRequest.self, Self.hover)
    #expect(hover != nil)
    let told = try client.next(LogTraceNotification.self)
    #expect(told.message.hasPrefix("textDocument/hover (2) took ") && told.message.hasSuffix(" ms"))
    #expect(told.verbose?.contains(" bytes of params, an answer of ") == true)
    client.notify(SetTraceNotification.self, SetTraceParams(value: .off))
    try client.close()
  }
}
