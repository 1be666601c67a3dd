import JSONRPC
import LanguageServerProtocol

/// Reads the client's bytes, cuts them into messages, and puts those into the inbox. Cancellations do not wait there: they
/// mark the request that they are about at once.
struct InputReader: Sendable {
  let stream: FileStream
  let inbox: Inbox<ServerEvent>
  let log: Log

  /// Reads until the input ends.
  func run() {
    var splitter = FrameSplitter()
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while true {
        let count = stream.read(into: buffer)
        guard count > 0 else { break }
        splitter.feed(UnsafeBufferPointer(rebasing: buffer.bindMemory(to: UInt8.self)[..<count])) { event in
          switch event {
          case .body(let body):
            log.tellMessage(.fromClient, body)
            Self.deliver(IncomingMessage(body: body), to: inbox)
          case .problem(let problem): inbox.post(.frameProblem(problem))
          }
        }
      }
    }
    inbox.post(.endOfInput)
  }

  static func deliver(_ message: IncomingMessage, to inbox: Inbox<ServerEvent>) {
    guard case .notification(CancelRequestNotification.method, let params) = message else {
      inbox.post(message)
      return
    }
    if let id = try? params.decode(CancelParams.self).id { inbox.cancel(RequestID(id)) }
  }
}
