#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The end of a pipe, a file or a terminal, read and written with blocking calls.
package struct FileStream: Sendable {
  let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  package static let standardInput = FileStream(descriptor: STDIN_FILENO)
  package static let standardOutput = FileStream(descriptor: STDOUT_FILENO)
  package static let standardError = FileStream(descriptor: STDERR_FILENO)

  /// A file that is written at its end; it is made where it does not exist, for the user alone. nil if that fails.
  package init?(appendingTo path: String) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  /// The two ends of a new pipe; nil if the system gives none.
  package static func makePipe() -> (reading: FileStream, writing: FileStream)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    return (FileStream(descriptor: ends[0]), FileStream(descriptor: ends[1]))
  }

  /// Has the system hold more of what was written and is not read yet, where it is a pipe whose size can be changed: the
  /// two sides of a long message then wait for each other less often.
  package func widenPipe() {
    #if os(Linux)
      // `F_SETPIPE_SZ` of <linux/fcntl.h>, which the modules of the C libraries leave out.
      let setPipeSize: Int32 = 1024 + 7
      _ = fcntl(descriptor, setPipeSize, 1 << 20)
    #endif
  }

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Makes a write to a closed pipe fail with an error instead of ending the process.
  package static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits for bytes and reads as many as there are, up to the size of `buffer`.
  /// - Returns: how many; 0 at the end of input, or after an error that does not pass.
  package func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Glibc)
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      guard waitOut(errno, for: Int16(POLLIN)) else { return 0 }
    }
  }

  /// Whether a read would not wait, because there is something or because the input has ended.
  package var hasInput: Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 0) > 0
  }

  /// Whether so many bytes can be written at once, without waiting for the other side: pipes and sockets that have room
  /// at all have room for a few.
  package func hasRoom(for count: Int) -> Bool {
    guard count <= Int(PIPE_BUF) else { return false }
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&ready, 1, 0) > 0
  }

  /// Writes all bytes, however long the reader takes.
  /// - Returns: false once nobody reads any more, or after another error that does not pass.
  package func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeBufferPointer(rebasing: rest)
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, part.baseAddress, part.count)
      #elseif canImport(Glibc)
        let count = Glibc.write(descriptor, part.baseAddress, part.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, part.baseAddress, part.count)
      #endif
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if !waitOut(errno, for: Int16(POLLOUT)) {
        return false
      }
    }
    return true
  }

  /// Writes a text. Nobody is told if that fails: it is for the log.
  package func write(_ text: String) {
    var text = text
    _ = text.withUTF8 { write($0) }
  }

  /// Whether a failed call is worth another try: after an interrupt, or once a descriptor that another process made
  /// non-blocking is ready.
  private func waitOut(_ error: Int32, for events: Int16) -> Bool {
    if error == EINTR { return true }
    guard error == EAGAIN || error == EWOULDBLOCK else { return false }
    var ready = pollfd(fd: descriptor, events: events, revents: 0)
    return poll(&ready, 1, -1) >= 0 || errno == EINTR
  }
}
