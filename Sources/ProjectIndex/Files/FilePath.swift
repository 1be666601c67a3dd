#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A path as the operating system has it: bytes between slashes, which are UTF-8 as a rule but need not be.
package struct FilePath: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }
  package init(_ string: String) { bytes = Array(string.utf8) }

  package init(cString: UnsafePointer<CChar>) {
    bytes = UnsafeBufferPointer(start: cString, count: strlen(cString)).map(UInt8.init(bitPattern:))
  }

  /// The path as text; what is no UTF-8 is shown as U+FFFD.
  package var description: String { String(decoding: bytes, as: UTF8.self) }

  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  /// Calls a function of the C library. A path with a NUL in it, which no file has, is passed on as an empty one.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    let characters = bytes.contains(0) ? [0] : bytes.map { CChar(bitPattern: $0) } + [0]
    return try characters.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return try body("") }
      return try body(start)
    }
  }
}

// MARK: - Parts

extension FilePath {
  private static let slash = UInt8(ascii: "/")

  package var isAbsolute: Bool { bytes.first == FilePath.slash }

  private var parts: [ArraySlice<UInt8>] { bytes.split(separator: FilePath.slash) }

  /// Whether each slash stands between two parts, or before the first: most paths are written so, and are looked at as
  /// they are.
  private var isTidy: Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == FilePath.slash, previous == FilePath.slash { return false }
      previous = byte
    }
    return previous != FilePath.slash && !bytes.isEmpty
  }

  /// The last part: the name of the file or folder.
  package var name: FilePath { FilePath(bytes: parts.last ?? []) }

  /// The path without its last part; nil where none is left to take away.
  package var folder: FilePath? {
    if isTidy, let slash = bytes.lastIndex(of: FilePath.slash) { return FilePath(bytes: bytes[..<max(slash, 1)]) }
    guard !parts.isEmpty else { return nil }
    return FilePath(isAbsolute: isAbsolute, parts.dropLast())
  }

  package func appending(_ other: FilePath) -> FilePath {
    if bytes.isEmpty || other.isAbsolute { return other }
    return FilePath(bytes: bytes + (bytes.last == FilePath.slash ? [] : [FilePath.slash]) + other.bytes)
  }

  package func appending(_ name: String) -> FilePath { appending(FilePath(name)) }

  private init(isAbsolute: Bool, _ parts: some Sequence<ArraySlice<UInt8>>) {
    bytes = (isAbsolute ? [FilePath.slash] : []) + parts.joined(separator: [FilePath.slash])
  }

  /// The path without `.` and doubled slashes, and without `..` where a part before it can be taken away. Links are not
  /// looked at.
  package var normalized: FilePath {
    if isAbsolute, isTidy, !hasDots { return self }
    var result: [ArraySlice<UInt8>] = []
    for part in parts where part != [UInt8(ascii: ".")] {
      let isUp = part.elementsEqual("..".utf8)
      if isUp, let last = result.last, !last.elementsEqual("..".utf8) {
        result.removeLast()
      } else if !isUp || !isAbsolute {
        result.append(part)
      }
    }
    return FilePath(isAbsolute: isAbsolute, result)
  }

  /// Whether a part begins with a dot.
  private var hasDots: Bool {
    zip(bytes, bytes.dropFirst()).contains { $0 == FilePath.slash && $1 == UInt8(ascii: ".") }
  }

  /// The path that leads here from a folder; nil if this does not lie in it. Both are absolute and normalized.
  package func relative(to folder: FilePath) -> FilePath? {
    if isAbsolute, folder.isAbsolute, isTidy, folder.isTidy {
      let rest = bytes.dropFirst(folder.bytes.count)
      guard bytes.starts(with: folder.bytes), rest.first ?? FilePath.slash == FilePath.slash else { return nil }
      return FilePath(bytes: rest.dropFirst())
    }
    let (own, outer) = (parts, folder.parts)
    guard own.count >= outer.count, zip(own, outer).allSatisfy(==) else { return nil }
    return FilePath(isAbsolute: false, own.dropFirst(outer.count))
  }

  /// The same place, from the root of the file system, normalized.
  package func absolute(in folder: FilePath = .current) -> FilePath { folder.appending(self).normalized }

  /// The working folder of the process; the root where the system does not tell.
  package static var current: FilePath {
    guard let name = getcwd(nil, 0) else { return FilePath("/") }
    defer { free(name) }
    return FilePath(cString: name)
  }
}
