import JSONRPC

/// Where work is done that has to wait for the disk: one piece after the other, away from the loop.
package protocol WorkQueue {
  func add(_ work: @escaping @Sendable () -> Void)
}

/// A thread of its own, which starts with the first piece of work. Only one thread may add.
final class WorkThread: WorkQueue {
  private struct Piece: Sendable {
    let work: @Sendable () -> Void
  }

  private let pieces = Inbox<Piece>()
  private var isRunning = false

  func add(_ work: @escaping @Sendable () -> Void) {
    if !isRunning {
      isRunning = NativeThread.start { [pieces] in
        while true {
          if case .event(let piece) = pieces.next() { piece.work() }
        }
      }
    }
    if isRunning {
      pieces.post(Piece(work: work))
    } else {
      work()  // The system has no more threads: late is better than never.
    }
  }
}
