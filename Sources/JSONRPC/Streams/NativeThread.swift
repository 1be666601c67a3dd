#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads of the operating system: a blocking read must not sit on Swift's own pool of threads.
package enum NativeThread {
  /// The stack of a thread, in bytes. Documents that are nested as deep as the parser allows need more than the 512 KB
  /// that macOS gives a thread by itself. Only what is used takes memory.
  private static let stackSize = 8 << 20

  /// Starts a thread that nobody waits for. False if the system gives none.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(body))
    let started = create(argument: work.toOpaque())
    if !started { work.release() }
    return started
  }

  private static func create(argument: UnsafeMutableRawPointer) -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let failure = pthread_create(&thread, &attributes, { NativeThread.run($0) }, argument)
    guard failure == 0 else { return false }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }

  private static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
    return nil
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Blocks the calling thread.
  package static func sleep(milliseconds: Int) {
    usleep(UInt32(clamping: milliseconds * 1000))
  }
}
