import PayloadSchema

/// Whether what was typed so far may become a name, and how well it fits.
///
/// Clients narrow the list again by their own rules, most of them by what a text begins with. So that they keep what
/// fits, the text they are given to compare begins with what was typed, and goes on with what the name has left.
struct Narrowing: Sendable, Equatable {
  /// The smaller the better.
  enum Rank: Int, Sendable, Comparable {
    case beginning
    /// But for case and what separates words: `contentAv`, `thread_i`.
    case spelling
    /// The beginnings of words, in their order: `mutcon`, `il`.
    case words
    /// Letters in their order, the first at the beginning of a word.
    case letters

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  var rank: Rank
  /// What the name has behind what was typed.
  var rest: String

  /// The longest text that is compared, in characters.
  private static let longest = 64

  /// nil if it does not fit.
  init?(_ typed: TypedText, to name: String) {
    if name.hasPrefix(typed.text) {
      rank = .beginning
      rest = typed.isEmpty ? name : String(name.dropFirst(typed.text.count))
      return
    }
    let wanted = typed.letters
    guard !wanted.isEmpty, wanted.count <= Narrowing.longest, name.utf8.count <= 4 * Narrowing.longest,
      typed.mayStand(in: name)
    else { return nil }
    guard let match = Narrowing.match(wanted, Letter.all(of: name)) else { return nil }
    rank = match.rank
    rest = String(name[match.end...])
  }

  /// A letter of a name that counts.
  private struct Letter {
    var folded: Character
    var startsWord: Bool
    var end: String.Index

    static func all(of name: String) -> [Letter] {
      var letters: [Letter] = []
      letters.reserveCapacity(name.utf8.count)
      var startsWord = true
      var index = name.startIndex
      while index < name.endIndex {
        let kind = CharacterKind.of(name[index])
        index = name.index(after: index)
        guard let folded = kind.folded else {
          startsWord = true
          continue
        }
        letters.append(Letter(folded: folded, startsWord: startsWord || kind.isUppercase, end: index))
        startsWord = !kind.isAlphanumeric
      }
      return letters
    }
  }

  /// The best of three ways: letter by letter, by beginnings of words, by any letters.
  private static func match(_ wanted: [Character], _ letters: [Letter]) -> (rank: Rank, end: String.Index)? {
    if wanted.count <= letters.count, zip(wanted, letters).allSatisfy({ $0 == $1.folded }) {
      return (.spelling, letters[wanted.count - 1].end)
    }
    if let end = words(wanted, letters) { return (.words, end) }
    return anyLetters(wanted, letters).map { (.letters, $0) }
  }

  private static func anyLetters(_ wanted: [Character], _ letters: [Letter]) -> String.Index? {
    var rest = letters.drop { !($0.startsWord && $0.folded == wanted.first) }
    var end: String.Index?
    for character in wanted {
      guard let next = rest.firstIndex(where: { $0.folded == character }) else { return nil }
      end = rest[next].end
      rest = rest[(next + 1)...]
    }
    return end
  }

  /// The end of what was typed if it is made of beginnings of words. From each letter the typed text goes on in the word
  /// or at the beginning of a later one; the states that are left after each letter are at most as many as letters.
  private static func words(_ wanted: [Character], _ letters: [Letter]) -> String.Index? {
    var ends: Set<Int> = []
    for (number, character) in wanted.enumerated() {
      var next: Set<Int> = []
      for index in letters.indices where letters[index].folded == character {
        let goesOn = ends.contains(index - 1)
        let jumps = letters[index].startsWord && (number == 0 || ends.contains { $0 < index })
        if goesOn || jumps { next.insert(index) }
      }
      ends = next
      if ends.isEmpty { return nil }
    }
    return ends.min().map { letters[$0].end }
  }
}

/// What a character of a name is good for.
private struct CharacterKind: Sendable {
  /// nil for one that separates words.
  let folded: Character?
  let isUppercase: Bool
  let isAlphanumeric: Bool

  private init(_ character: Character) {
    folded = KeySpelling.folded(String(character)).first
    isUppercase = character.isUppercase
    isAlphanumeric = character.isLetter || character.isNumber
  }

  static func of(_ character: Character) -> CharacterKind {
    character.asciiValue.map { ascii[Int($0)] } ?? CharacterKind(character)
  }

  private static let ascii = (0..<128).map { CharacterKind(Character(Unicode.Scalar(UInt8($0)))) }
}
