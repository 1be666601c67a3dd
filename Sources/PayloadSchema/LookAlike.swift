/// Characters in a name that look like others, or like nothing: a name that has them looks right and is another one. They
/// come from web pages, chat windows and keyboards of other scripts.
///
/// https://www.unicode.org/reports/tr39/ (confusable characters), as far as they look like what Apple's keys are made of.
package enum LookAlike {
  /// The name as it looks.
  package static func plain(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.compactMap(plain)))
  }

  /// The first character of a name that looks like another, or like nothing; nil if there is none.
  package static func first(in name: String) -> Unicode.Scalar? {
    name.unicodeScalars.first { $0.value >= 0x80 && plain($0) != $0 }
  }

  /// What a character looks like; nil for nothing.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.value < 0x80 { return scalar }
    if let letter = letters[scalar] { return letter }
    if scalar.properties.isDefaultIgnorableCodePoint { return nil }
    switch scalar.properties.generalCategory {
    case .format: return nil
    case .spaceSeparator: return " "
    case .dashPunctuation: return "-"
    default: break
    }
    // Full-width forms stand in ASCII's order.
    if (0xFF01...0xFF5E).contains(scalar.value) { return Unicode.Scalar(scalar.value - 0xFF01 + 0x21) }
    return scalar
  }

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs = [
      // Cyrillic
      ("аеорсухѕіјԁһԛԝӏ", "aeopcyxsijdhqwl"), ("АВЕКМНОРСТХУЅІЈԌ", "ABEKMHOPCTXYSIJG"),
      // Greek
      ("αορνιυγ", "aopviuy"), ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
      // Latin and marks
      ("ıɩɡɑ−‒", "iiga--"),
    ]
    let all = pairs.flatMap { zip($0.0.unicodeScalars, $0.1.unicodeScalars) }
    return Dictionary(all, uniquingKeysWith: { first, _ in first })
  }()
}
