import JSONRPC
import ProjectIndex

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writing of whole files: what was there stays until all of the new text is on the disk, and then goes at once.
enum FileWriter {
  /// Replaces what a file holds. Its permissions stay, its owner too where the system allows it; a link stays one, and
  /// the file that it leads to is written.
  ///
  /// - Returns: nil if it was written.
  static func replace(_ path: FilePath, with bytes: [UInt8]) -> FileFailure? {
    guard let resolved = path.withCString({ realpath($0, nil) }) else { return .system }
    defer { free(resolved) }
    let target = FilePath(cString: resolved)
    var status = stat()
    guard target.withCString({ stat($0, &status) }) == 0, target.withCString({ access($0, W_OK) }) == 0 else {
      return .system
    }
    let (descriptor, temporary) = createTemporaryFile(in: target.folder ?? FilePath("."))
    guard descriptor >= 0 else { return .system }
    let failure = write(bytes, to: descriptor, like: status) ?? rename(temporary, to: target)
    if failure != nil { _ = temporary.withCString { unlink($0) } }
    return failure
  }

  /// A new file of a name that nobody has. The descriptor is negative if there can be none.
  private static func createTemporaryFile(in folder: FilePath) -> (descriptor: Int32, path: FilePath) {
    var template = folder.appending(".apns-lsp-XXXXXX").bytes.map(CChar.init(bitPattern:)) + [0]
    let descriptor = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkstemp($0) } ?? -1
    }
    return (descriptor, FilePath(bytes: template.dropLast().map(UInt8.init(bitPattern:))))
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, like status: stat) -> FileFailure? {
    defer { close(descriptor) }
    guard bytes.withUnsafeBufferPointer({ FileStream(descriptor: descriptor).write($0) }) else { return .system }
    // Another owner is kept where the process may give files away; otherwise the file becomes the writer's own.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else { return .system }
    return nil
  }

  private static func rename(_ path: FilePath, to target: FilePath) -> FileFailure? {
    let result = path.withCString { from in
      target.withCString { to in
        #if canImport(Darwin)
          Darwin.rename(from, to)
        #elseif canImport(Glibc)
          Glibc.rename(from, to)
        #elseif canImport(Musl)
          Musl.rename(from, to)
        #endif
      }
    }
    return result == 0 ? nil : .system
  }
}
