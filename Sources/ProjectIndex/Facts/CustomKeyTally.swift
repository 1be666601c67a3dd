import JSONSyntax
import PayloadAnalysis

/// How often one of the app's own keys stands at the root of payloads, and with what.
struct CustomKeyTally: Sendable {
  struct Example: Sendable {
    var path: FilePath
    /// A value, as JSON.
    var value: String
  }

  /// How many payloads have the key.
  private(set) var count = 0
  private var types: [String: Int] = [:]
  /// By type, the first value that is short enough to show.
  private(set) var examples: [String: Example] = [:]

  /// Longer values are no examples, in bytes.
  private static let exampleSize = 60
  /// Names longer than this are data, in bytes.
  private static let nameSize = 64
  /// An object with more keys of its own is data, as a table of texts is.
  private static let nameCount = 200

  /// Counts the keys of a payload; an envelope has none.
  static func add(_ region: Region, of path: FilePath, to tallies: inout [String: CustomKeyTally]) {
    guard region.payload != nil else { return }
    var seen: Set<String> = []
    for member in region.root.members where seen.count < nameCount {
      let name = member.name
      guard let value = member.value, let type = value.type?.names.first, !name.isEmpty, name.utf8.count <= nameSize,
        region.schema.property(name) == nil, !AppleKeys.isWellKnownRoot(name), name != "aps",
        seen.insert(name).inserted
      else { continue }
      tallies[name, default: CustomKeyTally()].add(value, type, of: path)
    }
  }

  private mutating func add(_ value: Node, _ type: String, of path: FilePath) {
    count += 1
    types[type, default: 0] += 1
    if examples[type] == nil, value.range.count <= CustomKeyTally.exampleSize {
      examples[type] = Example(path: path, value: value.source)
    }
  }

  mutating func add(_ other: CustomKeyTally) {
    count += other.count
    types.merge(other.types, uniquingKeysWith: +)
    examples.merge(other.examples) { first, _ in first }
  }

  /// The tally without what one file adds to it.
  ///
  /// - Parameter example: finds the example of a type in another file.
  func subtracting(_ own: CustomKeyTally, of path: FilePath, example: (String) -> Example?) -> CustomKeyTally {
    var rest = self
    rest.count -= own.count
    for (type, count) in own.types { rest.types[type, default: 0] -= count }
    rest.types = rest.types.filter { $0.value > 0 }
    for (type, known) in examples where known.path == path { rest.examples[type] = example(type) }
    return rest
  }

  /// The key with its most common type; nil where no payload has it.
  func key(named name: String) -> ProjectFacts.CustomKey? {
    guard let type = types.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return nil }
    return ProjectFacts.CustomKey(
      name: name, typeName: type, example: examples[type]?.value ?? CustomKeyTally.emptyValue(of: type), count: count)
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
