#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lets one thread at a time do something. Who makes one destroys it.
///
/// Important: `@unchecked Sendable` is right because the mutex is there for threads to share, and the pointer to it never
/// changes.
package struct Lock: @unchecked Sendable {
  @usableFromInline let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init() { pthread_mutex_init(mutex, nil) }

  package func destroy() {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  @inlinable
  package func whileHeld<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
