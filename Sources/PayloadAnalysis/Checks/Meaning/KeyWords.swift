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
    if key.utf8.allSatisfy(isLowercaseOrDigit) { return key.isEmpty ? [] : [key] }
    var words: [String] = []
    var word = ""
    let letters = Array(key.unicodeScalars)
    for (index, letter) in letters.enumerated() {
      guard letter.isOfWord else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if index > 0, letter.isUpper, !word.isEmpty {
        let endsLower = !letters[index - 1].isUpper
        let beginsWord = letters.indices.contains(index + 1) && letters[index + 1].isLower
        // `URLs` is one word: the plural of letters.
        let isPlural = beginsWord && letters[index + 1] == "s" && index + 2 == letters.count
        if endsLower || beginsWord && !isPlural {
          words.append(word)
          word = ""
        }
      }
      letter.appendLowercase(to: &word)
    }
    return word.isEmpty ? words : words + [word]
  }

  /// As nearly all keys of one word have them alone.
  private static func isLowercaseOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// nil for a key of one word, and for one with other characters than letters, digits and what joins them.
  static func style(of key: String) -> Style? {
    if key.utf8.allSatisfy(isLowercaseOrDigit) { return nil }
    let letters = key.unicodeScalars
    guard letters.allSatisfy({ $0.isASCII && ($0.isOfWord || $0 == "_" || $0 == "-") }),
      let first = letters.first, first.isUpper || first.isLower, words(of: key).count > 1
    else { return nil }
    let (hasUnderscore, hasHyphen) = (letters.contains("_"), letters.contains("-"))
    let hasUpper = letters.contains(where: \.isUpper)
    let hasLower = letters.contains(where: \.isLower)
    switch (hasUnderscore, hasHyphen) {
    case (true, false): return !hasUpper ? .snakeCase : hasLower ? nil : .screamingCase
    case (false, true): return hasUpper ? nil : .kebabCase
    case (false, false): return hasUpper && hasLower ? (first.isUpper ? .pascalCase : .camelCase) : nil
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
}

/// What is asked of the letters of keys, of which nearly all are ASCII: these are told without Unicode's tables.
extension Unicode.Scalar {
  fileprivate var isUpper: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }
  fileprivate var isLower: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }
  fileprivate var isOfWord: Bool {
    isASCII ? isUpper || isLower || ("0"..."9").contains(self) : properties.isAlphabetic
  }

  fileprivate func appendLowercase(to word: inout String) {
    if !isASCII { return word += properties.lowercaseMapping }
    word.unicodeScalars.append(isUpper ? Unicode.Scalar(UInt8(ascii: self) | 0x20) : self)
  }
}
