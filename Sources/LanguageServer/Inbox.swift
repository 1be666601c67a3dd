import JSONRPC

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
/// It also knows whose turn it is to read the client's bytes. To hand a message from one thread to another takes longer
/// than to answer most of them, so that who takes the messages reads them, too, as long as it has nothing else to do.
///
/// Important: `@unchecked Sendable` is right because every stored property that changes is read and written between
/// `pthread_mutex_lock` and `pthread_mutex_unlock` of the one mutex, which `locked` alone calls, and what goes in and
/// out is Sendable itself.
final class Inbox<Event: Sendable>: @unchecked Sendable {
  enum Item: Sendable {
    case message(IncomingMessage)
    case event(Event)
  }

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let filled = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var queue = Queue<Item>()
  /// The requests that are queued or running.
  private var pending: Set<RequestID> = []
  private var cancelled: Set<RequestID> = []
  /// Whether who takes messages also reads them; else another thread does.
  private var takerReads = false
  /// Whether the other thread goes on reading, whatever it gets.
  private var readerIsNeeded = false
  /// Ends the wait for input of who takes messages; nil while it does not wait.
  private var waker: Waker?

  init() {
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

  func post(_ message: IncomingMessage) {
    locked {
      if case .request(let id, _, _) = message { pending.insert(id) }
      append(.message(message))
    }
  }

  func post(_ event: Event) {
    locked { append(.event(event)) }
  }

  /// Called with the mutex locked.
  private func append(_ item: Item) {
    queue.append(item)
    pthread_cond_broadcast(filled)
    waker?.wake()
  }

  /// Waits until there is something, and takes the oldest. nil if nothing is there and it is the caller's turn to read.
  func next() -> Item? {
    locked {
      while true {
        if let item = queue.removeFirst() { return item }
        if takerReads { return nil }
        pthread_cond_wait(filled, mutex)
      }
    }
  }

  /// Whether nothing waits at this moment.
  var isEmpty: Bool { locked { queue.isEmpty } }

  // MARK: - Who reads

  /// From now on who takes the messages reads them. For the start, before there is another thread.
  func startWithReadingTaker() {
    locked { takerReads = true }
  }

  /// Waits for input, if it is the caller's turn to read and nothing is there already. What is posted ends the wait.
  ///
  /// - Returns: whether there is something to read.
  func waitForInput(from stream: FileStream, _ waker: Waker) -> Bool {
    let isDue = locked {
      guard takerReads, queue.isEmpty else { return false }
      self.waker = waker
      return true
    }
    guard isDue else { return false }
    defer { locked { self.waker = nil } }
    return waker.waitForInput(from: stream)
  }

  /// Whether it is the turn of who takes the messages to read them.
  var isTakersTurn: Bool { locked { takerReads } }

  /// Has the other thread read from now on: what who takes messages does next may take long.
  func handOverReading() {
    locked {
      readerIsNeeded = true
      guard takerReads else { return }
      takerReads = false
      pthread_cond_broadcast(filled)
    }
  }

  /// Lets the other thread give the reading back when it has next got something.
  func takeReadingBack() {
    locked { readerIsNeeded = false }
  }

  /// Waits until it is the turn of the thread that is there to read while the other one is busy.
  func waitForReadersTurn() {
    locked {
      while takerReads { pthread_cond_wait(filled, mutex) }
    }
  }

  /// Called by the reading thread when it has posted what it read: whoever takes it goes on reading, unless it is busy.
  func giveReadingBack() {
    locked {
      guard !readerIsNeeded else { return }
      takerReads = true
      pthread_cond_broadcast(filled)
    }
  }

  // MARK: - Requests

  /// Marks a request as cancelled, at once, wherever it stands in the queue. An id of no request that is queued or
  /// running is forgotten, so that late cancellations pile up nowhere.
  func cancel(_ id: RequestID) {
    locked {
      if pending.contains(id) { cancelled.insert(id) }
    }
  }

  func isCancelled(_ id: RequestID) -> Bool {
    locked { cancelled.contains(id) }
  }

  /// Says that the request is answered.
  func finish(_ id: RequestID) {
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
