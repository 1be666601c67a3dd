/// Arguments that make no sense: what is wrong, and the way out.
struct UsageError: Error {
  let message: String

  /// - Parameters:
  ///   - problem: a sentence without its full stop.
  ///   - word: what was typed; the one of `candidates` that is nearest is offered.
  ///   - syntax: the command whose help is pointed at; nil for the program's own.
  init(_ problem: String, nearest word: String? = nil, among candidates: [String] = [], of syntax: Syntax? = nil) {
    let near = word.flatMap { Suggestion.nearest(to: $0, among: candidates) }
    let help = ["apns-lsp", syntax?.name ?? "", "--help"].filter { !$0.isEmpty }.joined(separator: " ")
    message = problem + (near.map { "; did you mean \($0)?" } ?? ".") + " `\(help)` lists what there is."
  }
}

/// The word that was meant by one that is not known.
enum Suggestion {
  /// The nearest of the candidates: one that the word begins, or one that few letters lost, added, replaced or swapped
  /// make of it. nil if none is near.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let word = Array(word.lowercased())
    guard !word.isEmpty else { return nil }
    let ranked = candidates.map { (candidate: $0, distance: distance(word, Array($0.lowercased()))) }
    if let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= max(1, word.count / 3) {
      return best.candidate
    }
    return candidates.first { $0.lowercased().hasPrefix(String(word)) }
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

extension [String] {
  /// `a, b or c`
  func listed(with conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
