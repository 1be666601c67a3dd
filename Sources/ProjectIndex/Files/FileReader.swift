#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a file could not be read or written, as a sentence whose subject is the file: `there is no such file`.
package struct FileFailure: Error, Sendable, Equatable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }

  /// What the last call of the C library said.
  package static var system: FileFailure { FileFailure(errorNumber: errno) }

  package init(errorNumber: Int32) {
    reason =
      switch errorNumber {
      case ENOENT, ENOTDIR: "there is no such file"
      case EACCES, EPERM: "the permissions do not allow it"
      case ELOOP: "its links lead in a circle"
      case ENAMETOOLONG: "the name is too long for the file system"
      case EISDIR: "it is a folder"
      case ENOSPC, EDQUOT: "the disk is full"
      case EROFS: "the file system can only be read"
      case EMFILE, ENFILE: "too many files are open"
      default: String(cString: strerror(errorNumber))
      }
  }
}

/// What stands at a path, links followed.
package enum FileKind: Sendable {
  case file
  case folder
  /// A pipe, a device, a socket: reading might wait for ever.
  case other

  package static func of(_ path: FilePath) -> Result<FileKind, FileFailure> {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return .failure(.system) }
    return .success(FileKind(mode: status.st_mode))
  }

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}

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
