import PayloadSchema

/// The words that a key is made of, and how they are joined.
enum KeyWords {
  /// How the words of a key are joined. A key of one word has no style.
  enum Style: String {
    case camelCase
    case snakeCase = "snake_case"
    case kebabCase = "kebab-case"
    case screamingCase = "SCREAMING_CASE"
    case pascalCase = "PascalCase"
  }

  /// In lower case: `imageURLs`, `image_urls` and `image-urls` are `image` and `urls`.
  static func words(of key: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(key.unicodeScalars)
    for (index, letter) in letters.enumerated() {
      guard letter.properties.isAlphabetic || ("0"..."9").contains(letter) else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if index > 0, letter.properties.isUppercase, !word.isEmpty {
        let endsLower = !letters[index - 1].properties.isUppercase
        let beginsWord = letters.indices.contains(index + 1) && letters[index + 1].properties.isLowercase
        // `URLs` is one word: the plural of letters.
        let isPlural = beginsWord && letters[index + 1] == "s" && index + 2 == letters.count
        if endsLower || beginsWord && !isPlural {
          words.append(word)
          word = ""
        }
      }
      word += letter.properties.lowercaseMapping
    }
    return word.isEmpty ? words : words + [word]
  }

  /// nil for a key of one word, and for one with other characters than letters, digits and what joins them.
  static func style(of key: String) -> Style? {
    guard key.unicodeScalars.allSatisfy({ $0.isASCII && ($0.properties.isAlphabetic || isDigitOrJoint($0)) }),
      let first = key.first, first.isLetter, words(of: key).count > 1
    else { return nil }
    let (hasUnderscore, hasHyphen) = (key.contains("_"), key.contains("-"))
    let hasUpper = key.contains(where: \.isUppercase)
    let hasLower = key.contains(where: \.isLowercase)
    switch (hasUnderscore, hasHyphen) {
    case (true, false): return !hasUpper ? .snakeCase : hasLower ? nil : .screamingCase
    case (false, true): return hasUpper ? nil : .kebabCase
    case (false, false): return hasUpper && hasLower ? (first.isUppercase ? .pascalCase : .camelCase) : nil
    case (true, true): return nil
    }
  }

  /// The words in a style.
  static func name(of words: [String], in style: Style) -> String {
    let capitalized = { (word: String) in word.prefix(1).uppercased() + word.dropFirst() }
    return switch style {
    case .camelCase: (words.first ?? "") + words.dropFirst().map(capitalized).joined()
    case .pascalCase: words.map(capitalized).joined()
    case .snakeCase: words.joined(separator: "_")
    case .kebabCase: words.joined(separator: "-")
    case .screamingCase: words.joined(separator: "_").uppercased()
    }
  }

  private static func isDigitOrJoint(_ letter: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(letter) || letter == "_" || letter == "-"
  }
}
