/// A pattern for paths, as `.gitignore` and editors have them: `*` within a folder, `**` across folders, `?`, `{a,b}` and
/// `[a-z]`. A pattern without `/` is meant for the file's name, whatever its folder.
///
/// The matcher goes back to the last star only, so its time grows with pattern times path.
package struct Glob: Sendable, Equatable, Hashable {
  package let pattern: String
  /// The pattern with its `{a,b}` written out; at most 64.
  private let alternatives: [[Unicode.Scalar]]

  package init(_ pattern: String) {
    self.pattern = pattern
    alternatives = Glob.expand(pattern).prefix(64).map { Array($0.unicodeScalars) }
  }

  /// Whether the path, relative to the folder of the configuration and with `/` between its parts, is meant.
  package func matches(_ path: String) -> Bool {
    alternatives.contains { alternative in
      let subject = alternative.contains("/") ? path : path.split(separator: "/").last.map(String.init) ?? path
      let rooted = alternative.first == "/" ? Array(alternative.dropFirst()) : alternative
      return Glob.match(rooted[...], Array(subject.unicodeScalars)[...])
    }
  }

  private static func expand(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
      return [pattern]
    }
    let (before, after) = (pattern[..<open], pattern[pattern.index(after: close)...])
    let choices = pattern[pattern.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
    guard choices.count <= 64 else { return [pattern] }
    return expand(String(after)).prefix(64).flatMap { rest in choices.map { before + $0 + rest } }
  }

  /// Where to go on when what follows a star does not fit: the star takes one character more.
  private struct Retry {
    /// Behind the star.
    var pattern: ArraySlice<Unicode.Scalar>
    /// What the star has not taken.
    var path: ArraySlice<Unicode.Scalar>
    var crossesFolders: Bool

    /// nil where the star can take no more.
    var next: Retry? {
      guard let skipped = path.first, crossesFolders || skipped != "/" else { return nil }
      return Retry(pattern: pattern, path: path.dropFirst(), crossesFolders: crossesFolders)
    }
  }

  private static func match(_ pattern: ArraySlice<Unicode.Scalar>, _ path: ArraySlice<Unicode.Scalar>) -> Bool {
    var (pattern, path) = (pattern, path)
    var retry: Retry?
    var folderRetry: Retry?
    while true {
      if let first = pattern.first, first == "*" {
        let isDouble = pattern.dropFirst().first == "*"
        var rest = pattern.dropFirst(isDouble ? 2 : 1)
        // `**/` also stands for no folder at all.
        if isDouble, rest.first == "/" { rest = rest.dropFirst() }
        retry = Retry(pattern: rest, path: path, crossesFolders: isDouble)
        if isDouble { folderRetry = retry }
        pattern = rest
        continue
      }
      if pattern.isEmpty, path.isEmpty { return true }
      if let character = path.first, let step = single(pattern, character) {
        pattern = pattern.dropFirst(step)
        path = path.dropFirst()
        continue
      }
      guard let next = retry?.next ?? folderRetry?.next else { return false }
      if next.crossesFolders { folderRetry = next }
      retry = next
      (pattern, path) = (next.pattern, next.path)
    }
  }

  /// The length of the pattern's first item if it takes the character.
  private static func single(_ pattern: ArraySlice<Unicode.Scalar>, _ character: Unicode.Scalar) -> Int? {
    guard let first = pattern.first else { return nil }
    switch first {
    case "?": return character == "/" ? nil : 1
    case "[":
      guard let close = pattern.dropFirst(2).firstIndex(of: "]") else { return character == first ? 1 : nil }
      let set = pattern[(pattern.startIndex + 1)..<close]
      let isNegated = set.first == "!" || set.first == "^"
      let isInSet = contains(isNegated ? set.dropFirst() : set, character)
      return isInSet != isNegated && character != "/" ? close - pattern.startIndex + 1 : nil
    default: return first == character ? 1 : nil
    }
  }

  private static func contains(_ set: ArraySlice<Unicode.Scalar>, _ character: Unicode.Scalar) -> Bool {
    var rest = set
    while let low = rest.first {
      if rest.dropFirst().first == "-", let high = rest.dropFirst(2).first {
        if low <= character, character <= high { return true }
        rest = rest.dropFirst(3)
      } else {
        if low == character { return true }
        rest = rest.dropFirst()
      }
    }
    return false
  }
}
