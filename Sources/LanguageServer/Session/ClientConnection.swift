import JSONRPC
import LanguageServerProtocol

/// Where the server's messages go.
package protocol MessageSink {
  /// False once nobody reads any more.
  func send(_ frame: borrowing OutgoingFrame) -> Bool
}

/// The way to the client: what is sent, and who waits for the answers to the server's own requests.
final class ClientConnection {
  private let sink: any MessageSink
  private let log: Log
  private var waiting: [RequestID: Waiter] = [:]
  private var requestCount = 0
  private var tokenCount = 0

  /// Whether the client stopped reading.
  private(set) var isClosed = false

  private typealias Waiter = (Session, Result<RawValue, ResponseError>) -> Void

  init(_ sink: any MessageSink, _ log: Log) {
    self.sink = sink
    self.log = log
  }

  func send(_ frame: borrowing OutgoingFrame) {
    log.tellMessage(.toClient, frame.body)
    if !isClosed, !sink.send(frame) {
      isClosed = true
    }
  }

  func notify<Message: NotificationMessage>(_: Message.Type, _ params: Message.Params) {
    send(.notification(method: Message.method, params: params))
  }

  /// Tells something with params that write themselves.
  func notify<Message: NotificationMessage>(_: Message.Type, _ params: Message.Params)
  where Message.Params: JSONWritable {
    send(.notification(method: Message.method) { params.write(to: &$0) })
  }

  /// Asks the client. `then` gets nil where it answers with an error or with what is no `Result`.
  func ask<Message: RequestMessage>(
    _: Message.Type, _ params: Message.Params, then: @escaping (Session, Message.Result?) -> Void = { _, _ in }
  ) {
    requestCount += 1
    let id = RequestID.string("apns-lsp-\(requestCount)")
    waiting[id] = { session, result in
      let value = try? result.get().decode(Message.Result.self)
      then(session, value)
    }
    send(.request(id: id, method: Message.method, params: params))
  }

  /// A token for a progress that the server begins.
  func newProgressToken() -> ProgressToken {
    tokenCount += 1
    return .string("apns-lsp-progress-\(tokenCount)")
  }

  /// Takes the client's answer. One that nobody waits for is ignored.
  func receive(_ result: Result<RawValue, ResponseError>, for id: RequestID, in session: Session) {
    waiting.removeValue(forKey: id)?(session, result)
  }
}
