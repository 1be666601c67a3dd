#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Goes through a folder and those in it, in the order of the names' bytes, whatever the file system's own order is.
///
/// Hidden folders and those of package managers and build systems are passed over. A link to a file counts as the file,
/// a link to a folder is not followed, so that no circle can arise.
package struct FolderSearch {
  /// Folders that hold what others wrote or what was built.
  package static let ignoredFolders: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]

  package private(set) var files: [FilePath] = []
  /// Folders that could not be read.
  package private(set) var failures: [(path: FilePath, failure: FileFailure)] = []

  /// - Parameters:
  ///   - limit: how many files are looked at, at most.
  ///   - entersFolder: asked for each folder below the first one.
  ///   - isWanted: asked for each file.
  package init(
    in folder: FilePath, limit: Int = .max, entersFolder: (FilePath) -> Bool = { _ in true },
    isWanted: (FilePath) -> Bool
  ) {
    var seen = 0
    var waiting = [folder]
    while let next = waiting.popLast() {
      let entries: [Entry]
      switch FolderSearch.entries(of: next) {
      case .success(let found): entries = found
      case .failure(let failure):
        failures.append((next, failure))
        continue
      }
      for entry in entries where !entry.isFolder {
        guard seen < limit else { return }
        seen += 1
        let path = next.appending(entry.name)
        if isWanted(path) { files.append(path) }
      }
      let folders = entries.filter { $0.isFolder && !FolderSearch.isIgnored($0.name) }
      waiting += folders.map { next.appending($0.name) }.filter(entersFolder).reversed()
    }
    files.sort()
  }

  private struct Entry {
    var name: FilePath
    var isFolder: Bool
  }

  private static func isIgnored(_ name: FilePath) -> Bool {
    name.bytes.first == UInt8(ascii: ".") || ignoredFolders.contains(name.description)
  }

  private static func entries(of folder: FilePath) -> Result<[Entry], FileFailure> {
    guard let stream = folder.withCString({ opendir($0) }) else { return .failure(.system) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = self.name(of: entry)
      if name.bytes.elementsEqual(".".utf8) || name.bytes.elementsEqual("..".utf8) { continue }
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): entries.append(Entry(name: name, isFolder: false))
      case Int32(DT_DIR): entries.append(Entry(name: name, isFolder: true))
      case Int32(DT_LNK), Int32(DT_UNKNOWN):
        if let isFolder = isFolder(folder.appending(name)) { entries.append(Entry(name: name, isFolder: isFolder)) }
      default: break
      }
    }
    return .success(entries.sorted { $0.name < $1.name })
  }

  /// Whether a path is a folder itself, or leads to a file; nil for a link to a folder and for what is neither.
  private static func isFolder(_ path: FilePath) -> Bool? {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFDIR { return true }
    guard case .success(.file) = FileKind.of(path) else { return nil }
    return false
  }

  /// The bytes up to the NUL; the record may be shorter than its type.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> FilePath {
    guard let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) else { return FilePath("") }
    let start = UnsafeRawPointer(entry) + offset
    let count = strlen(start.assumingMemoryBound(to: CChar.self))
    return FilePath(bytes: UnsafeRawBufferPointer(start: start, count: count))
  }
}
