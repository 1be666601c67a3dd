import JSONSyntax
import PayloadAnalysis
import SourceText

/// The app's own keys at the root of the payloads of a workspace, file by file.
package struct CustomKeyIndex: Sendable {
  /// How much of a workspace is read. What lies beyond is not looked at.
  package struct Bounds: Sendable {
    /// How many payload files are read, at most.
    package var files = 2_000
    /// The largest payload file that is read, in bytes.
    package var fileSize = 64 << 10
    /// What is read of all of them together, in bytes.
    package var total = 8 << 20
    /// How many keys are told, at most.
    package var keys = 500

    package init() {}
  }

  private struct File: Sendable {
    var stamp: FileStamp
    /// In bytes.
    var size: Int
    var tallies: [String: CustomKeyTally]
  }

  private let bounds: Bounds
  private var files: [FilePath: File] = [:]
  /// Of all files together.
  private var tallies: [String: CustomKeyTally] = [:]
  /// The most common first.
  private var keys: [ProjectFacts.CustomKey] = []

  package init(_ bounds: Bounds = Bounds()) {
    self.bounds = bounds
  }

  /// Reads the files that are not known yet or were changed, and forgets those that are no longer there. It reads from
  /// the disk, so it does not belong on a thread that somebody waits for.
  ///
  /// - Parameters:
  ///   - paths: the payload files of the project, in their order.
  ///   - isCancelled: asked before each file.
  ///   - tell: told how many files are done, after each.
  package mutating func read(
    _ paths: [FilePath], of project: inout Project, isCancelled: () -> Bool = { false }, tell: (Int) -> Void = { _ in }
  ) {
    let known = files
    files = [:]
    tallies = [:]
    var budget = bounds.total
    for (index, path) in paths.prefix(bounds.files).enumerated() where budget > 0 && !isCancelled() {
      if let file = CustomKeyIndex.file(path, known[path], &project, limit: bounds.fileSize) {
        budget -= file.size
        files[path] = file
        for (name, tally) in file.tallies { tallies[name, default: CustomKeyTally()].add(tally) }
      }
      tell(index + 1)
    }
    keys = tallies.compactMap { $1.key(named: $0) }.sorted(by: CustomKeyIndex.goesBefore)
  }

  private static func file(_ path: FilePath, _ known: File?, _ project: inout Project, limit: Int) -> File? {
    guard let stamp = FileStamp(of: path) else { return nil }
    if let known, known.stamp == stamp { return known }
    guard case .success(let bytes) = FileReader.contents(of: path, limit: limit) else { return nil }
    var file = File(stamp: stamp, size: bytes.count, tallies: [:])
    for region in Region.all(in: SyntaxTree.parse(SourceText(bytes)), project.options(for: path)) {
      CustomKeyTally.add(region, of: path, to: &file.tallies)
    }
    return file
  }

  /// What other files than one tell.
  package func facts(without path: FilePath? = nil) -> ProjectFacts {
    var facts = ProjectFacts()
    facts.customKeys = keys
    if let path, let own = files[path]?.tallies, !own.isEmpty {
      let others = own.compactMap { name, tally in
        tallies[name]?.subtracting(tally, of: path) { type in example(of: name, type, without: path) }
          .key(named: name)
      }
      facts.customKeys.removeAll { own[$0.name] != nil }
      facts.customKeys = (facts.customKeys + others).sorted(by: CustomKeyIndex.goesBefore)
    }
    facts.customKeys = Array(facts.customKeys.prefix(bounds.keys))
    return facts
  }

  private func example(of name: String, _ type: String, without path: FilePath) -> CustomKeyTally.Example? {
    files.keys.sorted().lazy.filter { $0 != path }.compactMap { files[$0]?.tallies[name]?.examples[type] }.first
  }

  /// The most common first; of two that are as common, in the order of their names.
  private static func goesBefore(_ left: ProjectFacts.CustomKey, _ right: ProjectFacts.CustomKey) -> Bool {
    (right.count, left.name) < (left.count, right.name)
  }
}
