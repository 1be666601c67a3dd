import JSONSyntax
import PayloadAnalysis
import SourceText

extension ProjectFacts {
  /// How much of a workspace is read. What lies beyond is not looked at.
  package struct Bounds: Sendable {
    /// How many files of any kind are passed on the way, at most.
    package var entries = 50_000
    /// How many payload files are read, at most.
    package var files = 2_000
    /// The largest payload file that is read, in bytes.
    package var fileSize = 64 << 10
    /// What is read of all of them together, in bytes.
    package var total = 8 << 20

    package init() {}
  }

  /// What the payload files in the folders of a project tell. It reads files, so it does not belong on a thread that
  /// somebody waits for.
  ///
  /// - Parameter isCancelled: asked before each file.
  package static func collected(
    for project: Project, _ bounds: Bounds = Bounds(), isCancelled: () -> Bool = { false }
  ) -> ProjectFacts {
    var project = project
    var collector = CustomKeyCollector()
    var budget = bounds.total
    let paths = Set(project.workspace.flatMap { payloadFiles(in: $0, &project, bounds) }).sorted()
    for path in paths.prefix(bounds.files) where budget > 0 && !isCancelled() {
      guard case .success(let bytes) = FileReader.contents(of: path, limit: bounds.fileSize) else { continue }
      budget -= bytes.count
      let tree = SyntaxTree.parse(SourceText(bytes))
      for region in Region.all(in: tree, project.options(for: path)) { collector.add(region) }
    }
    var facts = ProjectFacts()
    facts.customKeys = collector.keys
    return facts
  }

  private static func payloadFiles(
    in folder: FilePath, _ project: inout Project, _ bounds: Bounds
  ) -> [FilePath] {
    FolderSearch(
      in: folder, limit: bounds.entries, entersFolder: { !project.isExcluded(folder: $0) },
      isWanted: { project.options(for: $0).role == .payload }
    ).files
  }
}

/// Counts the keys at the root of payloads that are the app's own.
struct CustomKeyCollector {
  private struct Tally {
    var count = 0
    var types: [String: Int] = [:]
    /// By type, the first value that is short enough to show.
    var examples: [String: String] = [:]
  }

  private var tallies: [String: Tally] = [:]

  /// Longer values are no examples, in bytes.
  private static let exampleSize = 60
  /// Names longer than this are data, in bytes.
  private static let nameSize = 64

  mutating func add(_ region: Region) {
    guard region.payload != nil else { return }
    var seen: Set<String> = []
    for member in region.root.members {
      let name = member.name
      guard let value = member.value, let type = value.type?.names.first, !name.isEmpty,
        name.utf8.count <= CustomKeyCollector.nameSize, region.schema.property(name) == nil,
        !AppleKeys.isWellKnownRoot(name), name != "aps", seen.insert(name).inserted
      else { continue }
      tallies[name, default: Tally()].count += 1
      tallies[name, default: Tally()].types[type, default: 0] += 1
      if value.range.count <= CustomKeyCollector.exampleSize, value.type != nil,
        tallies[name]?.examples[type] == nil
      {
        tallies[name]?.examples[type] = value.source
      }
    }
  }

  /// The most common first; of two that are as common, in the order of their names.
  var keys: [ProjectFacts.CustomKey] {
    tallies.compactMap { name, tally -> ProjectFacts.CustomKey? in
      guard let type = tally.types.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return nil }
      let example = tally.examples[type] ?? CustomKeyCollector.emptyValue(of: type)
      return ProjectFacts.CustomKey(name: name, typeName: type, example: example, count: tally.count)
    }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  private static func emptyValue(of type: String) -> String {
    switch type {
    case "object": "{}"
    case "array": "[]"
    case "string": "\"\""
    case "number": "0"
    case "boolean": "true"
    default: "null"
    }
  }
}
