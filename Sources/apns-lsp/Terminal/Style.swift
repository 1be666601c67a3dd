import PayloadAnalysis

/// Colours of a terminal (ECMA-48, SGR); plain text where there are none.
struct Style: Sendable {
  let isColored: Bool

  enum Color: String {
    case red = "31"
    case yellow = "33"
    case blue = "34"
    case green = "32"
    case cyan = "36"
  }

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func faint(_ text: String) -> String { wrapped(text, "2") }
  func colored(_ text: String, _ color: Color, isBold: Bool = false) -> String {
    wrapped(text, (isBold ? "1;" : "") + color.rawValue)
  }

  func color(of severity: Severity) -> Color {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .information: .blue
    case .hint: .cyan
    }
  }

  private func wrapped(_ text: String, _ codes: String) -> String {
    isColored ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
  }
}
