/// How many columns of a terminal text takes (Unicode Standard Annex 11), and what of it may be shown at all.
enum DisplayWidth {
  /// The columns of a text that has no tabs and no control characters.
  static func of(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + of($1) } }

  /// The columns of what a reader sees as one character. One whose parts are joined to an emoji takes two, any other the
  /// sum of its parts: `นำ` has two.
  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return of(first) }
    let isJoined = scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0.properties.isEmojiModifier }
    if (isJoined && first.properties.isEmoji) || isRegionalIndicator(first) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // Vowels and final consonants of Hangul join the consonant before them.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return scalar.properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// The blocks whose characters East Asian terminals give two columns (`EastAsianWidth.txt`, W and F).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]

  private static func isWide(_ value: UInt32) -> Bool {
    value >= 0x1100 && wide.contains { $0.contains(value) }
  }

  /// The text with everything that would steer a terminal or turn the direction of writing shown as a character of its
  /// own, so that what stands in a file cannot do either.
  static func visible(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: isDangerous) else { return String(text) }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isDangerous(scalar) ? picture(of: scalar) : scalar) }
    return String(result)
  }

  /// The same for a text of several lines, whose line feeds stay.
  static func visibleLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(visible).joined(separator: "\n")
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Control characters have pictures (U+2400 and on), the rest is U+FFFD.
  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value < 0x20 { return Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}" }
    return scalar.value == 0x7F ? "\u{2421}" : "\u{FFFD}"
  }
}
