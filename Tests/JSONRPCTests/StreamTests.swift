import Testing

@testable import JSONRPC

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct StreamTests {
  /// More than a pipe holds, so that reader and writer wait for each other; also where the pipe is non-blocking.
  @Test(arguments: [false, true])
  func aLongTextGoesThroughAPipe(isNonBlocking: Bool) throws {
    let (reading, writing) = try #require(FileStream.makePipe())
    if isNonBlocking {
      for end in [reading, writing] { _ = fcntl(end.descriptor, F_SETFL, fcntl(end.descriptor, F_GETFL) | O_NONBLOCK) }
    }
    let text = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    #expect(
      NativeThread.start {
        _ = text.withUnsafeBufferPointer { writing.write($0) }
        close(writing.descriptor)
      })
    var heard: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1000)
    while true {
      let count = buffer.withUnsafeMutableBytes { reading.read(into: $0) }
      if count == 0 { break }
      heard += buffer[..<count]
    }
    close(reading.descriptor)
    #expect(heard == text)
  }

  @Test func nobodyReads() throws {
    FileStream.ignoreBrokenPipes()
    let (reading, writing) = try #require(FileStream.makePipe())
    close(reading.descriptor)
    #expect(![1, 2, 3].withUnsafeBufferPointer { writing.write($0) })
    close(writing.descriptor)
  }

  @Test func processes() {
    #expect(ProcessWatcher(process: Int(getpid()))?.isAlive == true)
    #expect(ProcessWatcher(process: Int(getppid()))?.isAlive ?? true)
    // The largest id that Linux gives is 4194304, that of macOS 99999.
    #expect(ProcessWatcher(process: 2_000_000_000)?.isAlive == false)
    for nobody in [0, -1, 1, Int.max, Int.min] { #expect(ProcessWatcher(process: nobody) == nil) }
  }

  @Test func thereIsRoomAsLongAsThePipeIsNotFull() throws {
    let (reading, writing) = try #require(FileStream.makePipe())
    #expect(!reading.hasInput)
    #expect(writing.hasRoom(for: 100))
    #expect(!writing.hasRoom(for: 1 << 20))
    _ = fcntl(writing.descriptor, F_SETFL, O_NONBLOCK)
    let some = [UInt8](repeating: 65, count: 512)
    while writing.hasRoom(for: some.count) {
      #expect(some.withUnsafeBufferPointer { writing.write($0) })
    }
    #expect(reading.hasInput)
    close(reading.descriptor)
    close(writing.descriptor)
  }
}
