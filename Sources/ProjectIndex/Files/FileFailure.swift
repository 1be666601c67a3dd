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
