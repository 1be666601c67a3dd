import JSONRPC

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The server as a process that speaks over its standard streams.
package enum ServerProcess {
  /// Serves until the client is done.
  ///
  /// - Parameters:
  ///   - version: of the program, which the client is told.
  ///   - clientProcessID: the process to end with, for clients that say so on the command line.
  ///   - now: the present time in seconds since 1970.
  /// - Returns: the exit code.
  package static func run(
    version: String, clientProcessID: Int? = nil, log: Log = .off, now: @escaping () -> Double
  ) -> Int32 {
    FileStream.ignoreBrokenPipes()
    FileStream.standardInput.widenPipe()
    let inbox = Inbox<ServerEvent>()
    let watch: @Sendable (Int) -> Void = { process in
      ProcessWatcher(process: process)?.start {
        inbox.post(.clientDied)
        leaveSoon()
      }
    }
    if let clientProcessID { watch(clientProcessID) }
    let input = InputReader(.standardInput, inbox, log, onEnd: leaveSoon)
    return MessageLoop(
      inbox, StandardOutputSink(input: input), input: input, version: version, log: log, work: WorkThread(), now: now,
      watchProcess: watch
    ).run()
  }

  /// Ends the process if the loop does not: it may be stuck in writing to a pipe that nobody empties.
  @Sendable private static func leaveSoon() {
    NativeThread.sleep(milliseconds: 10_000)
    _exit(1)
  }
}

private struct StandardOutputSink: MessageSink {
  let input: InputReader

  /// A client that does not read before it has written all it wants must be heard while the server waits for it.
  func send(_ frame: borrowing OutgoingFrame) -> Bool {
    let output = FileStream.standardOutput
    guard !output.hasRoom(for: frame.byteCount) else { return frame.withBytes { output.write($0) } }
    input.beginBusyTime()
    defer { input.endBusyTime() }
    return frame.withBytes { output.write($0) }
  }
}
