#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What tells, without reading it, that a file is still the one that it was: when it was written, its size, its number.
package struct FileStamp: Hashable, Sendable, CustomStringConvertible {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int
  private let number: UInt64

  /// nil if there is no file.
  package init?(of path: FilePath) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0, FileKind(mode: status.st_mode) == .file else { return nil }
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    seconds = Int(modified.tv_sec)
    nanoseconds = Int(modified.tv_nsec)
    size = Int(status.st_size)
    number = UInt64(status.st_ino)
  }

  package var description: String { "\(seconds).\(nanoseconds)-\(size)-\(number)" }
}
