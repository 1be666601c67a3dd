#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Notices that the process that started this one is gone.
package struct ProcessWatcher: Sendable {
  private let process: pid_t
  private let isParent: Bool

  /// - Parameter process: an id as a client sent it; nil for one that no process can have.
  package init?(process: Int) {
    guard process > 1, let process = pid_t(exactly: process) else { return nil }
    self.process = process
    isParent = getppid() == process
  }

  /// False once the process has ended. A parent that ended and was not yet waited for still has its id, but its
  /// children have another parent by then.
  package var isAlive: Bool {
    if isParent, getppid() != process { return false }
    return kill(process, 0) == 0 || errno != ESRCH
  }

  /// Looks every two seconds, on a thread of its own, and calls `onExit` once.
  package func start(onExit: @escaping @Sendable () -> Void) {
    _ = NativeThread.start {
      while isAlive { NativeThread.sleep(milliseconds: 2000) }
      onExit()
    }
  }
}
