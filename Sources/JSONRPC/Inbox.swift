#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a server has to do: messages in the order in which they were read, and events that other threads post.
///
/// This is the only object that threads share. Any thread may post and cancel; one takes.
///
/// Important: `@unchecked Sendable` is right because every stored property that changes is read and written between
/// `pthread_mutex_lock` and `pthread_mutex_unlock` of the one mutex, which `locked` alone calls, and what goes in and
/// out is Sendable itself.
package final class Inbox<Event: Sendable>: @unchecked Sendable {
  package enum Item: Sendable {
    case message(IncomingMessage)
    case event(Event)
  }

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let filled = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var queue = Queue<Item>()
  /// The requests that are queued or running.
  private var pending: Set<RequestID> = []
  private var cancelled: Set<RequestID> = []

  package init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(filled, nil)
  }

  deinit {
    pthread_cond_destroy(filled)
    pthread_mutex_destroy(mutex)
    filled.deallocate()
    mutex.deallocate()
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  package func post(_ message: IncomingMessage) {
    locked {
      if case .request(let id, _, _) = message { pending.insert(id) }
      queue.append(.message(message))
      pthread_cond_signal(filled)
    }
  }

  package func post(_ event: Event) {
    locked {
      queue.append(.event(event))
      pthread_cond_signal(filled)
    }
  }

  /// Waits until there is something, and takes the oldest.
  package func next() -> Item {
    locked {
      while true {
        if let item = queue.removeFirst() { return item }
        pthread_cond_wait(filled, mutex)
      }
    }
  }

  /// Whether nothing waits at this moment.
  package var isEmpty: Bool { locked { queue.isEmpty } }

  // MARK: - Requests

  /// Marks a request as cancelled, at once, wherever it stands in the queue. An id of no request that is queued or
  /// running is forgotten, so that late cancellations pile up nowhere.
  package func cancel(_ id: RequestID) {
    locked {
      if pending.contains(id) { cancelled.insert(id) }
    }
  }

  package func isCancelled(_ id: RequestID) -> Bool {
    locked { cancelled.contains(id) }
  }

  /// Says that the request is answered.
  package func finish(_ id: RequestID) {
    locked {
      pending.remove(id)
      cancelled.remove(id)
    }
  }
}

/// First in, first out; each element is moved a bounded number of times.
private struct Queue<Element> {
  private var storage: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == storage.count }

  mutating func append(_ element: Element) {
    storage.append(element)
  }

  mutating func removeFirst() -> Element? {
    guard head < storage.count else { return nil }
    let first = storage[head]
    storage[head] = nil
    head += 1
    if head > 32, head * 2 > storage.count {
      storage.removeFirst(head)
      head = 0
    }
    return first
  }
}
