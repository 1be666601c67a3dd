import JSONSyntax

/// Tells names of secrets from others. Most names are known by their last letters to be no secret's.
struct SecretNames {
  private let endings = SecretNames.endings
  private let places = SecretNames.places
  private var memo = NameMemo()

  private static let endings = Set(SensitiveCustomKey.endings).sorted()
  /// A bit for each ending, at its `place`, which tells most others from them.
  private static let places = endings.reduce(0) { $0 | place($1) }

  private static func place(_ ending: UInt32) -> UInt64 { 1 << UInt64((ending &* 0x9E37_79B1) >> 26) }

  /// - Parameter name: the same with its escapes read.
  mutating func contain(_ written: WrittenText, _ name: () -> String) -> Bool {
    guard written.count >= 3 else { return false }
    if let ending = written.ending, SecretNames.place(ending) & places == 0 || !endings.contains(ending) {
      return false
    }
    return memo.verdict(on: written) { SensitiveCustomKey.namesSecret(name()) }
  }
}
