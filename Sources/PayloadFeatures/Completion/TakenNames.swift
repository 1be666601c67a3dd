import PayloadSchema

/// The names that an object has already or is offered, each in whatever spelling.
///
/// Few of them begin with the same letter, so that looking through those takes less than a hash table does.
struct TakenNames {
  private var names: [String] = []
  /// What each name begins with, in all its spellings.
  private var initials: [UInt8] = []

  init(_ names: some Sequence<String>) {
    for name in names { add(name) }
  }

  /// Whether a name is there already but for its spelling.
  func contains(_ name: String) -> Bool {
    let initial = Self.initial(of: name)
    for index in initials.indices where initials[index] == initial {
      if names[index] == name || KeySpelling.isSame(names[index], name) { return true }
    }
    return false
  }

  /// Adds a name; returns false if it was there.
  mutating func take(_ name: String) -> Bool {
    if contains(name) { return false }
    add(name)
    return true
  }

  private mutating func add(_ name: String) {
    names.append(name)
    initials.append(Self.initial(of: name))
  }

  /// The first byte that all spellings of a name have in common.
  private static func initial(of name: String) -> UInt8 {
    switch name.utf8.first {
    case let byte? where (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte): byte
    default: KeySpelling.folded(name).utf8.first ?? 0
    }
  }
}
