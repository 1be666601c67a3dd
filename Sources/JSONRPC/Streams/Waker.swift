#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ends another thread's wait for input, as a pipe that it listens to beside the input.
package struct Waker: Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32

  /// nil if the system gives no pipe.
  package init?() {
    guard let (reading, writing) = FileStream.makePipe() else { return nil }
    (readEnd, writeEnd) = (reading.descriptor, writing.descriptor)
    for end in [readEnd, writeEnd] {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  /// A pipe that is full has woken the other thread already.
  package func wake() {
    var byte: UInt8 = 0
    _ = write(writeEnd, &byte, 1)
  }

  /// Waits until there is something to read from a stream, or its end, or somebody calls `wake`.
  ///
  /// - Returns: whether there is something to read.
  package func waitForInput(from stream: FileStream) -> Bool {
    var ready = [
      pollfd(fd: stream.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&ready, 2, -1) > 0 else { return false }
    if ready[1].revents != 0 {
      withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { _ = read(readEnd, $0.baseAddress, $0.count) }
    }
    return ready[0].revents != 0
  }
}
