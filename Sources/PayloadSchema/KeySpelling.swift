/// Whether a name is a known one but for its spelling.
package enum KeySpelling {
  /// The name in lower case without what separates its words: `thread-id`, `threadId` and `thread_ID` are one.
  package static func folded(_ name: String) -> String {
    String(String.UnicodeScalarView(name.lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" && $0 != " " }))
  }

  /// Whether two names differ only in case and in what separates their words.
  package static func isSame(_ one: String, _ other: String) -> Bool { folded(one) == folded(other) }

  /// The property of the schema that a name stands for which is not one of them: the same but for case and
  /// separators, or but for one letter lost, added, replaced or swapped with its neighbour. nil if there is none, or if
  /// the name is a property.
  package static func meant(by name: String, in schema: SchemaNode) -> String? {
    guard schema.property(name) == nil else { return nil }
    return nearest(to: name, among: schema.properties.lazy.filter { !$0.schema.isHidden }.map(\.name))
  }

  /// The nearest of some names, if it is near enough to be meant.
  package static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let folded = Array(folded(name).unicodeScalars)
    guard folded.count >= 3 else { return nil }
    var found: String?
    for candidate in names {
      let other = Array(Self.folded(candidate).unicodeScalars)
      if other == folded { return candidate }
      if found == nil, min(folded.count, other.count) >= 4, differByOneEdit(folded, other),
        !ordinaryWords.contains(Self.folded(name))
      {
        found = candidate
      }
    }
    return found
  }

  /// Words of one letter's difference to a key that apps use themselves.
  private static let ordinaryWords: Set<String> = [
    "actions", "bode", "date", "dates", "data", "game", "icons", "land", "link", "names", "same", "sate", "time",
    "tile", "type",
  ]

  /// Whether one edit makes one word the other: a letter added, lost or replaced, or two neighbours swapped.
  private static func differByOneEdit(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    let (short, long) = one.count <= other.count ? (one, other) : (other, one)
    guard long.count - short.count <= 1 else { return false }
    var start = 0
    while start < short.count, short[start] == long[start] { start += 1 }
    var end = 0
    while end < short.count - start, short[short.count - 1 - end] == long[long.count - 1 - end] { end += 1 }
    let (left, right) = (short.count - start - end, long.count - start - end)
    if left <= 1, right <= 1 { return true }
    return left == 2 && right == 2 && short[start] == long[start + 1] && short[start + 1] == long[start]
  }
}
