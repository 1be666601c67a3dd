import PayloadSchema

/// Text of a document as a message shows it: on one line, in back quotes, no longer than can be taken in.
enum Shown {
  private static let longest = 40

  static func text(_ text: String) -> String {
    // Nothing to be shortened, joined or escaped, as in most.
    if text.utf8.count <= longest, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "`") }) {
      return "`\(text)`"
    }
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let short = line.count > longest ? line.prefix(longest) + "…" : line[...]
    return short.contains("`") ? "“\(short)”" : "`\(short)`"
  }

  /// What is not seen in a name, as it is shown: a character that looks like another, or a space at an end.
  static func oddity(of name: String) -> String? {
    if let scalar = LookAlike.first(in: name) {
      return "\(codePoint(scalar)) (\(scalar.properties.name ?? "no name"))"
    }
    if name.hasPrefix(" ") { return "a space before it" }
    return name.hasSuffix(" ") ? "a space behind it" : nil
  }

  /// `U+00A0`
  static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension [String] {
  /// `a, b or c`
  package func listed(with conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
