import JSONSyntax

/// Tells names of secrets from others. Most names are known by their last letters to be no secret's.
struct SecretNames {
  /// For each letter that ends a word, as the rest of its ASCII code by 32, the endings that do.
  private let endings: [[UInt32]] = SecretNames.endings
  private var memo = NameMemo()

  private static let endings = (0..<32).map { letter in
    Array(Set(SensitiveCustomKey.endings.filter { $0 & 31 == UInt32(letter) }))
  }

  /// - Parameter name: the same with its escapes read.
  mutating func contain(_ written: WrittenText, _ name: () -> String) -> Bool {
    guard written.count >= 3 else { return false }
    if let ending = written.ending, !endings[Int(ending & 31)].contains(ending) { return false }
    return memo.verdict(on: written) { SensitiveCustomKey.namesSecret(name()) }
  }
}
