import PayloadAnalysis
import ProjectIndex

/// What a command works on: the files that its operands name, those in folders that they name, and standard input.
///
/// The order of the operands makes no difference: files stand in the order of their paths, and a file that is named
/// twice is there once.
struct Inputs {
  enum Source: Sendable, Equatable {
    case standardInput
    case file(FilePath)
    /// Something that cannot be read, which the report says in its place.
    case unreadable(FileFailure)
  }

  struct Input: Sendable {
    /// As it is shown.
    let path: FilePath
    let source: Source
    /// Whether an operand names the file itself, not a folder above it.
    let isNamed: Bool
  }

  private(set) var files: [Input] = []
  /// Folders in which no payload file was found.
  private(set) var emptyFolders: [FilePath] = []

  private init() {}
}

extension Inputs {
  /// - Parameters:
  ///   - standardInputName: what `-` is called; nil for `-` itself.
  ///   - isPayloadFile: whether a file found in a folder is to be looked at.
  static func find(
    _ operands: [String], standardInputName: String?, isPayloadFile: (FilePath) -> Bool
  ) -> Inputs {
    var inputs = Inputs()
    let folder = FilePath.current
    var byPlace: [FilePath: Input] = [:]
    for operand in operands {
      for input in inputs.read(operand, standardInputName: standardInputName, isPayloadFile: isPayloadFile) {
        let place = input.source == .standardInput ? FilePath("") : input.path.absolute(in: folder)
        if let known = byPlace[place], known.isNamed || !input.isNamed, known.path <= input.path { continue }
        byPlace[place] = input
      }
    }
    inputs.files = byPlace.values.sorted { $0.path < $1.path }
    inputs.emptyFolders.sort()
    return inputs
  }

  private mutating func read(
    _ operand: String, standardInputName: String?, isPayloadFile: (FilePath) -> Bool
  ) -> [Input] {
    if operand == "-" {
      return [Input(path: FilePath(standardInputName ?? "-"), source: .standardInput, isNamed: true)]
    }
    let path = FilePath(operand)
    switch FileKind.of(path) {
    case .failure(let failure): return [Input(path: path, source: .unreadable(failure), isNamed: true)]
    case .success(.folder):
      let search = FolderSearch(in: path, isWanted: isPayloadFile)
      if search.files.isEmpty, search.failures.isEmpty { emptyFolders.append(path) }
      return search.files.map { Input(path: $0.withoutLeadingDot, source: .file($0), isNamed: false) }
        + search.failures.map { Input(path: $0.path, source: .unreadable($0.failure), isNamed: false) }
    case .success: return [Input(path: path.withoutLeadingDot, source: .file(path), isNamed: true)]
    }
  }
}

extension FilePath {
  /// `./a` is shown as `a`, so that `check .` and `check a` say the same.
  fileprivate var withoutLeadingDot: FilePath {
    var rest = bytes[...]
    while rest.starts(with: "./".utf8) { rest = rest.dropFirst(2).drop { $0 == UInt8(ascii: "/") } }
    return rest.isEmpty ? self : FilePath(bytes: rest)
  }
}
