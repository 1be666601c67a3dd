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
    /// Something that cannot be read, which is said in its place.
    case unreadable(FileFailure)
  }

  struct Input: Sendable {
    /// As it is shown.
    let path: FilePath
    let source: Source
    /// Whether an operand names the file itself, not a folder above it.
    let isNamed: Bool
    /// How it is read.
    let options: DocumentOptions

    /// Which of two inputs that are one file stands for it: the one that was named, the one with the shorter path.
    func goesBefore(_ other: Input) -> Bool {
      if isNamed != other.isNamed { return isNamed }
      return (path.bytes.count, path) < (other.path.bytes.count, other.path)
    }
  }

  private(set) var files: [Input] = []
  /// What was asked for and is not there, for standard error.
  private(set) var notes: [String] = []

  private let workingFolder: FilePath
  private let standardInputName: String?
  private let searchesJSON: Bool?
}

extension Inputs {
  /// Looks for all inputs.
  ///
  /// - Parameters:
  ///   - standardInputName: what `-` is called; nil for `-` itself.
  ///   - searchesJSON: whether all JSON files of a folder are inputs, not only its payload files; nil if the command
  ///     has no option for that.
  ///   - project: says which files of a folder are payload files, and how each is read.
  init(
    _ operands: [String], standardInputName: String?, searchesJSON: Bool?, workingFolder: FilePath,
    project: inout Project
  ) {
    self.workingFolder = workingFolder
    self.standardInputName = standardInputName
    self.searchesJSON = searchesJSON
    var byPlace: [FilePath: Input] = [:]
    for operand in operands {
      for input in read(operand, &project) {
        let place = input.source == .standardInput ? FilePath("") : input.path.absolute(in: workingFolder)
        if let known = byPlace[place], !input.goesBefore(known) { continue }
        byPlace[place] = input
      }
    }
    files = byPlace.values.sorted { $0.path < $1.path }
    notes.sort()
  }

  private mutating func read(_ operand: String, _ project: inout Project) -> [Input] {
    if operand == "-" { return [standardInput(&project)] }
    let path = FilePath(operand)
    switch FileKind.of(path) {
    case .failure(let failure): return [input(path, .unreadable(failure), isNamed: true, &project)]
    case .success(.folder): return search(path, &project)
    case .success where path.isJSONLines:
      let reason = "it has a value on each line; a payload is a file of its own, or comes through standard input"
      return [input(path, .unreadable(FileFailure(reason)), isNamed: true, &project)]
    case .success:
      if project.options(for: path.absolute(in: workingFolder)).isExcluded {
        notes.append("\(path) is left out: its configuration says so, with `include` or `exclude`")
        return []
      }
      return [input(path, .file(path), isNamed: true, &project)]
    }
  }

  /// Standard input is a payload, unless it has a name that says what it is.
  private func standardInput(_ project: inout Project) -> Input {
    let path = FilePath(standardInputName ?? "-")
    var options = project.options(for: path.absolute(in: workingFolder))
    if standardInputName == nil { options.role = .payload }
    return Input(path: path, source: .standardInput, isNamed: true, options: options)
  }

  private mutating func search(_ folder: FilePath, _ project: inout Project) -> [Input] {
    var otherJSON = 0
    let search = FolderSearch(
      in: folder, entersFolder: { !project.isExcluded(folder: $0.absolute(in: workingFolder)) },
      isWanted: { file in
        let options = project.options(for: file.absolute(in: workingFolder))
        if options.role == .payload { return true }
        guard options.role == .json, !options.isExcluded, file.isJSON else { return false }
        otherJSON += 1
        return searchesJSON == true
      })
    if search.files.isEmpty, search.failures.isEmpty {
      notes.append(Inputs.note(onEmpty: folder, otherJSON: searchesJSON == nil ? 0 : otherJSON))
    }
    return search.files.map { input($0, .file($0), isNamed: false, &project) }
      + search.failures.map { input($0.path, .unreadable($0.failure), isNamed: false, &project) }
  }

  private static func note(onEmpty folder: FilePath, otherJSON: Int) -> String {
    let note = "no payload files in \(folder); they are named *.apns, *.apn or *.apns.json"
    guard otherJSON > 0 else { return note }
    let files = otherJSON == 1 ? "its JSON file" : "its \(otherJSON) JSON files"
    return note
      + ". --all-json looks for payloads in \(files), too; `payloadFiles` in .apns-lsp.json says which are some"
  }

  private func input(
    _ path: FilePath, _ source: Source, isNamed: Bool, _ project: inout Project
  ) -> Input {
    Input(
      path: path.withoutLeadingDot, source: source, isNamed: isNamed,
      options: project.options(for: path.absolute(in: workingFolder)))
  }
}

extension FilePath {
  fileprivate var isJSON: Bool { name.description.lowercased().hasSuffix(".json") }

  /// Whether the file has many values, of which only the first would be looked at.
  fileprivate var isJSONLines: Bool {
    let name = name.description.lowercased()
    return name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson")
  }

  /// `./a` is shown as `a`, so that `check .` and `check a` say the same.
  fileprivate var withoutLeadingDot: FilePath {
    var rest = bytes[...]
    while rest.starts(with: "./".utf8) { rest = rest.dropFirst(2).drop { $0 == UInt8(ascii: "/") } }
    return rest.isEmpty ? self : FilePath(bytes: rest)
  }
}
