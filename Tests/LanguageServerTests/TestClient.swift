import JSONRPC
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// A strict client in the same process: it has the loop run until nothing is left to do, then looks at what was sent.
/// Nothing is waited for, so that the order of messages is the same on each run.
final class TestClient {
  /// What the server sent and nobody has looked at yet.
  private(set) var unread: [IncomingMessage] = []
  /// The process that the server was told to watch.
  var watchedProcess: Int? { watch.process }
  private(set) var exitCode: Int32?
  /// In seconds since 1970.
  var now: Double {
    get { clock.now }
    set { clock.now = newValue }
  }
  /// How often the server looked at the clock, which each analysis does once.
  var clockReadings: Int { clock.readings }

  private let inbox = Inbox<ServerEvent>()
  private let sink = RecordingSink()
  private let watch = Watch()
  private let clock = Clock()
  private let work = HeldWork()
  private let loop: MessageLoop
  private let transcript = Transcript()
  private let speaker: Transcript.Speaker
  private var requestCount = 0

  /// A client that has not said anything yet.
  ///
  /// - Parameter keepsRules: whether all that it says is as LSP wants it.
  init(keepsRules: Bool = false) {
    speaker = keepsRules ? .client : .tester
    loop = MessageLoop(
      inbox, sink, version: "1", work: work, patience: .zero, now: { [clock] in clock.read() },
      watchProcess: { [watch] in watch.process = $0 })
  }

  /// A client that is ready.
  convenience init(_ capabilities: ClientCapabilities) throws {
    self.init()
    _ = try request(InitializeRequest.self, InitializeParams(capabilities: capabilities))
    notify(InitializedNotification.self, NoParams())
  }

  // MARK: - Sending

  /// Puts a message into the inbox, without having the server look at it.
  func post(_ frame: borrowing OutgoingFrame) {
    transcript?.add(frame.body, by: speaker)
    InputReader.deliver(IncomingMessage(body: frame.body), to: inbox)
  }

  func post(body: String) {
    transcript?.add(Array(body.utf8), by: speaker)
    InputReader.deliver(IncomingMessage(body: Array(body.utf8)), to: inbox)
  }

  func post(_ event: ServerEvent) {
    inbox.post(event)
  }

  /// Whether work that the server does elsewhere waits for `run` instead of being done with the rest.
  var holdsWork: Bool {
    get { work.isHeld }
    set { work.isHeld = newValue }
  }

  /// Has the server do all that there is to do.
  func run() {
    repeat { exitCode = loop.runUntilIdle() } while exitCode == nil && work.doNext()
    for body in sink.take() {
      transcript?.add(body, by: .server)
      unread.append(IncomingMessage(body: body))
    }
  }

  func notify<Message: NotificationMessage>(_: Message.Type, _ params: Message.Params) {
    post(.notification(method: Message.method, params: params))
    run()
  }

  /// Sends a request and gives its result, or throws the error that the server answers.
  func request<Message: RequestMessage>(_: Message.Type, _ params: Message.Params) throws -> Message.Result {
    requestCount += 1
    let id = RequestID.integer(requestCount)
    post(.request(id: id, method: Message.method, params: params))
    run()
    return try response(Message.self, to: id)
  }

  // MARK: - Reading

  /// The result of a request that was sent by its id.
  func response<Message: RequestMessage>(_: Message.Type, to id: RequestID) throws -> Message.Result {
    let isAnswer = { (message: IncomingMessage) in
      if case .response(id, _) = message { true } else { false }
    }
    let index = try #require(unread.firstIndex(where: isAnswer), "no answer to \(id)")
    guard case .response(_, let result) = unread.remove(at: index) else { throw Unexpected() }
    #expect(!unread.contains(where: isAnswer), "two answers to \(id)")
    return try result.get().decode(Message.Result.self)
  }

  /// The next message, which must be this notification.
  func next<Message: NotificationMessage>(_: Message.Type) throws -> Message.Params {
    guard case .notification(Message.method, let params)? = unread.first else { throw Unexpected(unread.first) }
    unread.removeFirst()
    return try params.decode(Message.Params.self)
  }

  func dropFirst() {
    unread.removeFirst()
  }

  /// The next message, whatever it is; nil if there is none.
  func takeFirst() -> IncomingMessage? {
    unread.isEmpty ? nil : unread.removeFirst()
  }

  /// The next message, which must be this request.
  func nextRequest<Message: RequestMessage>(_: Message.Type) throws -> (RequestID, Message.Params) {
    guard case .request(let id, Message.method, let params)? = unread.first else { throw Unexpected(unread.first) }
    dropFirst()
    return (id, try params.decode(Message.Params.self))
  }

  func answer(_ id: RequestID, _ result: some Encodable) {
    post(.response(id: id, result: result))
    run()
  }

  /// The next message, which must be an error without id.
  func nextError() throws -> ErrorCode {
    let first = unread.isEmpty ? nil : unread.removeFirst()
    if case .stray(let error?)? = first { return error.code }
    throw Unexpected(first)
  }

  /// Shuts the server down, as it should be, and fails if it said something that no test looked at.
  func close() throws {
    _ = try request(ShutdownRequest.self, NoParams())
    notify(ExitNotification.self, NoParams())
    #expect(exitCode == 0)
    #expect(unread.isEmpty, "\(unread)")
  }

  // MARK: - Documents

  func open(_ text: String, _ uri: DocumentURI = "file:///a.apns", languageID: String = "apns", version: Int = 1) {
    notify(
      DidOpenTextDocumentNotification.self,
      DidOpenTextDocumentParams(
        textDocument: TextDocumentItem(uri: uri, languageId: languageID, version: version, text: text)))
  }

  func change(_ changes: [TextDocumentContentChangeEvent], _ uri: DocumentURI = "file:///a.apns", version: Int = 2) {
    notify(
      DidChangeTextDocumentNotification.self,
      DidChangeTextDocumentParams(
        textDocument: VersionedTextDocumentIdentifier(uri: uri, version: version), contentChanges: changes))
  }

  func close(_ uri: DocumentURI) {
    notify(
      DidCloseTextDocumentNotification.self, TextDocumentParams(textDocument: TextDocumentIdentifier(uri: uri)))
  }
}

/// The server sent something else than the test wants next.
struct Unexpected: Error {
  var message: String

  init(_ message: IncomingMessage? = nil) {
    self.message = message.map { "\($0)" } ?? "nothing"
  }
}

private final class RecordingSink: MessageSink {
  private var bodies: [[UInt8]] = []

  func send(_ frame: borrowing OutgoingFrame) -> Bool {
    bodies.append(frame.body)
    return true
  }

  func take() -> [[UInt8]] {
    defer { bodies = [] }
    return bodies
  }
}

/// Does work when the client says so.
private final class HeldWork: WorkQueue {
  private var pieces: [@Sendable () -> Void] = []
  var isHeld = false

  func add(_ work: @escaping @Sendable () -> Void) {
    pieces.append(work)
  }

  /// False if there is nothing to do.
  func doNext() -> Bool {
    guard !isHeld, !pieces.isEmpty else { return false }
    pieces.removeFirst()()
    return true
  }
}

private final class Watch {
  var process: Int?
}

private final class Clock {
  var now = 1_700_000_000.0
  private(set) var readings = 0

  func read() -> Double {
    readings += 1
    return now
  }
}
