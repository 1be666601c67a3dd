#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
