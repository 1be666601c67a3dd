import JSONRPC
import LanguageServerProtocol

/// Reads the client's bytes, cuts them into messages, and puts those into the inbox. Cancellations do not wait there: they
/// mark the request that they are about at once.
///
/// The loop reads when it has nothing else to do. While it is busy with what may take long, a thread does, so that
/// cancellations are heard and a client that writes without reading does not block.
///
/// Important: `@unchecked Sendable` is right because only who has the turn, which the inbox gives under its mutex, reads.
final class InputReader: @unchecked Sendable {
  private let stream: FileStream
  private let inbox: Inbox<ServerEvent>
  private let log: Log
  private let waker: Waker?
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  private var splitter = FrameSplitter()
  private var keyPressCode = KeyPressCode()
  private var hasEnded = false
  /// Whether the thread is there. Only the loop asks, as for the next.
  private var hasThread = false
  private var busyDepth = 0
  private let onEnd: @Sendable () -> Void

  /// - Parameter onEnd: called by the thread when the input has ended, after everything else.
  init(_ stream: FileStream, _ inbox: Inbox<ServerEvent>, _ log: Log, onEnd: @escaping @Sendable () -> Void) {
    self.stream = stream
    self.inbox = inbox
    self.log = log
    self.onEnd = onEnd
    waker = Waker()
    inbox.startWithReadingTaker()
    if waker == nil { beginBusyTime() }
  }

  deinit { buffer.deallocate() }

  /// Reads once and posts what is complete.
  private func read() {
    let count = stream.read(into: buffer)
    guard count > 0 else {
      hasEnded = true
      return inbox.post(.endOfInput)
    }
    splitter.feed(UnsafeBufferPointer(rebasing: buffer.bindMemory(to: UInt8.self)[..<count])) { event in
      switch event {
      case .body(let body):
        log.tellMessage(.fromClient, body)
        Self.deliver(IncomingMessage(body: body), to: inbox)
      case .problem(let problem): inbox.post(.frameProblem(problem))
      }
    }
  }

  static func deliver(_ message: IncomingMessage, to inbox: Inbox<ServerEvent>) {
    guard case .notification(CancelRequestNotification.method, let params) = message else {
      inbox.post(message)
      return
    }
    if let id = try? params.decode(CancelParams.self).id { inbox.cancel(RequestID(id)) }
  }

  // MARK: - In the loop

  /// Waits until something is there to be done, reading if it is the loop's turn.
  func wait() {
    guard let waker, inbox.waitForInput(from: stream, waker) else { return }
    keyPressCode.fetch()
    read()
  }

  /// Reads what there is, without waiting, if it is the loop's turn.
  func readIfThereIs() {
    if inbox.isTakersTurn, stream.hasInput { read() }
  }

  /// Has the thread read from now on. Where the system gives none, what waits is read later.
  func beginBusyTime() {
    busyDepth += 1
    if !hasThread { hasThread = NativeThread.start { self.readWhileLoopIsBusy() } }
    if hasThread { inbox.handOverReading() }
  }

  /// The loop may read again, once each busy time has ended.
  func endBusyTime() {
    busyDepth -= 1
    if busyDepth == 0 { inbox.takeReadingBack() }
  }

  // MARK: - In the thread

  private func readWhileLoopIsBusy() {
    while true {
      inbox.waitForReadersTurn()
      read()
      if hasEnded { return onEnd() }
      inbox.giveReadingBack()
    }
  }
}
