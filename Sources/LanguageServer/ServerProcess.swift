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
    let inbox = Inbox<ServerEvent>()
    let watch: @Sendable (Int) -> Void = { process in
      ProcessWatcher(process: process)?.start {
        inbox.post(.clientDied)
        leaveSoon()
      }
    }
    if let clientProcessID { watch(clientProcessID) }
    let reader = InputReader(stream: .standardInput, inbox: inbox, log: log)
    let isReading = NativeThread.start {
      reader.run()
      leaveSoon()
    }
    guard isReading else {
      FileStream.standardError.write("apns-lsp: there is no thread to read with\n")
      return 1
    }
    return MessageLoop(
      inbox, StandardOutputSink(), version: version, log: log, work: WorkThread(), now: now, watchProcess: watch
    ).run()
  }

  /// Ends the process if the loop does not: it may be stuck in writing to a pipe that nobody empties.
  private static func leaveSoon() {
    NativeThread.sleep(milliseconds: 10_000)
    _exit(1)
  }
}

private struct StandardOutputSink: MessageSink {
  func send(_ frame: borrowing OutgoingFrame) -> Bool {
    frame.withBytes { FileStream.standardOutput.write($0) }
  }
}
