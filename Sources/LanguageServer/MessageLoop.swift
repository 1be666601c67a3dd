import JSONRPC
import LanguageServerProtocol

/// Takes messages in their order and deals with each before the next: the only place that touches the session, and the
/// only one that writes responses, one for each request.
package final class MessageLoop {
  private let inbox: Inbox<ServerEvent>
  private let session: Session
  private let input: InputReader?
  private let requests: [String: RequestRoute]
  private let notifications: [String: NotificationRoute]

  /// - Parameters:
  ///   - input: what fills the inbox where the loop has to see to that itself.
  ///   - version: of the program, which the client is told.
  ///   - work: where slow work is done.
  ///   - patience: how long slow work goes on before the client is told how far it is.
  ///   - now: the present time in seconds since 1970.
  ///   - watchProcess: is told the process that started the server, as the client names it.
  init(
    _ inbox: Inbox<ServerEvent>, _ sink: any MessageSink, input: InputReader? = nil, version: String, log: Log = .off,
    work: any WorkQueue, patience: Duration = .milliseconds(400), now: @escaping () -> Double,
    watchProcess: @escaping (Int) -> Void = { _ in }
  ) {
    self.inbox = inbox
    self.input = input
    session = Session(
      client: ClientConnection(sink, log), inbox: inbox, work: work, version: version, log: log, patience: patience,
      now: now, watchProcess: watchProcess)
    requests = Dictionary(Handlers.requests.map { ($0.method, $0) }) { first, _ in first }
    notifications = Dictionary(Handlers.notifications.map { ($0.method, $0) }) { first, _ in first }
  }

  /// Runs until the client is done with the server.
  /// - Returns: the exit code of the process.
  package func run() -> Int32 {
    while true {
      if let exitCode = runUntilIdle() { return exitCode }
      if let item = inbox.next() { handle(item) } else { input?.wait() }
    }
  }

  /// Does what there is to do without waiting for more. Diagnostics go out when no message waits.
  /// - Returns: the exit code if the server has to end.
  package func runUntilIdle() -> Int32? {
    while session.exitCode == nil {
      if !inbox.isEmpty {
        if let item = inbox.next() { handle(item) }
        continue
      }
      input?.readIfThereIs()
      guard inbox.isEmpty else { continue }
      guard hearingTheClient(session.doIdleWork) else { break }
    }
    return session.exitCode
  }

  /// Does something while the client is heard, where it may take so long that somebody would notice.
  private func hearingTheClient<Result>(_ work: () -> Result) -> Result {
    guard let input, session.documents.holdsLongText else { return work() }
    input.beginBusyTime()
    defer { input.endBusyTime() }
    return work()
  }

  private func handle(_ item: Inbox<ServerEvent>.Item) {
    hearingTheClient { dispatch(item) }
  }

  private func dispatch(_ item: Inbox<ServerEvent>.Item) {
    switch item {
    case .message(.request(let id, let method, let params)):
      answer(method, id, params)
    case .message(.notification(let method, let params)):
      hear(method, params)
      session.tell(method, details: "\(params.byteCount) bytes of params")
    case .message(.response(let id, let result)):
      session.client.receive(result, for: id, in: session)
    case .message(.invalid(let id, let error)):
      session.log("a message that is none: \(error.message)")
      session.client.send(.response(id: id, error: error))
    case .message(.stray):
      session.log("a response without id")
    case .event(let event):
      handle(event)
    }
    if session.client.isClosed { session.end() }
  }

  private func handle(_ event: ServerEvent) {
    switch event {
    case .endOfInput, .clientDied:
      session.end()
    case .frameProblem(let problem):
      session.log("\(problem)")
      session.client.send(.response(id: nil, error: ResponseError(.parseError, "The server got \(problem).")))
    case .update(let update):
      if session.phase == .running { update.apply(session) }
    }
  }

  // MARK: - Requests

  private func answer(_ method: String, _ id: RequestID, _ params: RawValue) {
    let started = ContinuousClock.now
    guard let response = self.response(to: method, id, params) else {
      return session.tell("\(method) (\(id)) is being answered", details: "\(params.byteCount) bytes of params")
    }
    let size = response.byteCount
    session.client.send(response)
    inbox.finish(id)
    session.tell(
      "\(method) (\(id)) took \(Log.rounded(Log.milliseconds(since: started))) ms",
      details: "\(params.byteCount) bytes of params, an answer of \(size) bytes")
  }

  /// nil where the answer comes later.
  private func response(to method: String, _ id: RequestID, _ params: RawValue) -> OutgoingFrame? {
    if let error = refusal(of: method) { return .response(id: id, error: error) }
    guard let route = requests[method] else {
      return .response(id: id, error: ResponseError(.methodNotFound, "`\(method)` is not supported."))
    }
    let isCancelled = { [inbox] in inbox.isCancelled(id) }
    if !route.changesSession, isCancelled() {
      return .response(id: id, error: .cancelled)
    }
    return route.respond(id, params, session, isCancelled)
  }

  /// Why a request does not fit the phase that the session is in (LSP 3.17, "Server lifecycle").
  private func refusal(of method: String) -> ResponseError? {
    let isInitialize = method == InitializeRequest.method
    switch session.phase {
    case .uninitialized where !isInitialize:
      return ResponseError(.serverNotInitialized, "`initialize` comes first.")
    case .running where isInitialize:
      return ResponseError(.invalidRequest, "`initialize` comes only once.")
    case .shutDown:
      return ResponseError(.invalidRequest, "After `shutdown` only `exit` may come.")
    default:
      return nil
    }
  }

  // MARK: - Notifications

  private func hear(_ method: String, _ params: RawValue) {
    guard session.phase == .running || method == ExitNotification.method else { return }
    guard let route = notifications[method] else { return session.log("\(method) is not known") }
    do {
      try route.handle(params, session)
    } catch {
      session.log("\(method): \(error.message)")
    }
  }
}
