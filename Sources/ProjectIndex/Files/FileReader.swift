#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reading of whole files, bounded in size; it never waits for a pipe or a device.
package enum FileReader {
  /// The largest file that is read, in bytes. The largest payload has 5120.
  package static let limit = 64 << 20

  package static func contents(of path: FilePath, limit: Int = limit) -> Result<[UInt8], FileFailure> {
    let descriptor = path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { return .failure(.system) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(.system) }
    switch FileKind(mode: status.st_mode) {
    case .folder: return .failure(FileFailure("it is a folder"))
    case .other: return .failure(FileFailure("it is a pipe or a device; - reads from standard input"))
    case .file: break
    }
    guard Int(status.st_size) <= limit else {
      return .failure(FileFailure("it has more than \(limit >> 20) MB, so it is no payload"))
    }
    return contents(of: descriptor, expected: Int(status.st_size), limit: limit)
  }

  /// All that standard input gives until it ends.
  package static func standardInput(limit: Int = limit) -> Result<[UInt8], FileFailure> {
    contents(of: STDIN_FILENO, expected: 1 << 16, limit: limit)
  }

  /// Reads to the end. A file that grows while it is read is read as far as `limit` allows.
  private static func contents(of descriptor: Int32, expected: Int, limit: Int) -> Result<[UInt8], FileFailure> {
    var bytes: [UInt8] = []
    var wanted = max(0, min(expected, limit)) + 1
    while true {
      let start = bytes.count
      var failure: FileFailure?
      bytes.append(
        contentsOf: [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
          let got = retryingInterrupts { read(descriptor, buffer.baseAddress, wanted) }
          if got < 0 { failure = .system }
          count = max(0, got)
        })
      if let failure { return .failure(failure) }
      if bytes.count == start { return .success(bytes) }
      if bytes.count > limit { return .failure(FileFailure("it has more than \(limit >> 20) MB, so it is no payload")) }
      wanted = max(1, min(1 << 20, limit + 1 - bytes.count))
    }
  }

  private static func retryingInterrupts(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
