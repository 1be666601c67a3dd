#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The findings of a document, which are looked for when somebody first wants to know, and then no more.
///
/// Important: `@unchecked Sendable` is right because `findings` is read and written between `pthread_mutex_lock` and
/// `pthread_mutex_unlock` of the one mutex alone.
final class LateFindings: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var findings: [Finding]?

  init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func value(found find: () -> [Finding]) -> [Finding] {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if let findings { return findings }
    let found = find()
    findings = found
    return found
  }
}
