/// The words that were perhaps meant by one that is not known.
enum Suggestion {
  /// The nearest of the candidates: one that few letters lost, added, replaced or swapped make of the word, or one that
  /// it begins. nil if none is near.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased())
    guard !letters.isEmpty else { return nil }
    let ranked = candidates.map { (candidate: $0, distance: distance(letters, Array($0.lowercased()))) }
    if let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= max(1, letters.count / 3) {
      return best.candidate
    }
    return candidates.first { $0.lowercased().hasPrefix(String(letters)) }
  }

  /// The nearest one, or else those that have all parts of the word: `comma` is in `missing-comma`, `BadToken` in
  /// `BadDeviceToken`. Three at most.
  static func near(_ word: String, among candidates: [String]) -> [String] {
    if let nearest = nearest(to: word, among: candidates) { return [nearest] }
    let parts = parts(of: word)
    guard !parts.isEmpty else { return [] }
    return Array(candidates.filter { parts.isSubset(of: self.parts(of: $0)) }.prefix(3))
  }

  /// `BadDeviceToken` and `bad-device-token` have the same three.
  private static func parts(of word: String) -> Set<String> {
    var parts = [""]
    for character in word {
      if character == "-" || character == "_" || character.isUppercase { parts.append("") }
      if character.isLetter { parts[parts.count - 1] += character.lowercased() }
    }
    return Set(parts.filter { !$0.isEmpty })
  }

  /// How many letters are lost, added, replaced or swapped with their neighbour (Damerau and Levenshtein, each letter
  /// touched once).
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    guard one.count <= 64, other.count <= 64 else { return .max }
    var rows = [Array(0...other.count)]
    for (i, letter) in one.enumerated() {
      var row = [i + 1]
      for (j, otherLetter) in other.enumerated() {
        let replaced = rows[i][j] + (letter == otherLetter ? 0 : 1)
        var best = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == other[j - 1], one[i - 1] == otherLetter { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
