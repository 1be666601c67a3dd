import JSONRPC

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Work on many things at once, on as many threads as there are cores.
enum ParallelMap {
  /// Calls `body` with each number below `count`, and hands its results to `receive` in their order, on the calling
  /// thread, as soon as each is there.
  static func run<Result: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Result, receive: (Int, Result) -> Void
  ) {
    let threads = min(count, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let board = Board<Result>(count: count)
    var running = 0
    if threads > 1 {
      for _ in 0..<threads where NativeThread.start({ board.work(body) }) { running += 1 }
    }
    if running == 0 {
      for index in 0..<count { receive(index, body(index)) }
      return
    }
    for index in 0..<count { receive(index, board.take(index)) }
  }
}

/// The results that threads put down and one takes away.
///
/// Important: `@unchecked Sendable` is right because every stored property that changes is read and written between
/// `pthread_mutex_lock` and `pthread_mutex_unlock` of the one mutex, which `locked` alone calls.
private final class Board<Result: Sendable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let filled = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var results: [Int: Result] = [:]
  private var next = 0
  private let count: Int

  init(count: Int) {
    self.count = count
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(filled, nil)
  }

  deinit {
    pthread_cond_destroy(filled)
    pthread_mutex_destroy(mutex)
    filled.deallocate()
    mutex.deallocate()
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Does what nobody has begun, until nothing is left.
  func work(_ body: (Int) -> Result) {
    while let index = claim() {
      let result = body(index)
      locked {
        results[index] = result
        pthread_cond_signal(filled)
      }
    }
  }

  private func claim() -> Int? {
    locked {
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  /// Waits for a result and forgets it.
  func take(_ index: Int) -> Result {
    locked {
      while true {
        if let result = results.removeValue(forKey: index) { return result }
        pthread_cond_wait(filled, mutex)
      }
    }
  }
}
