/// Breaking of text into lines that are not too long to read.
enum TextWrapping {
  /// Columns of a line.
  static let width = 100

  /// - Parameters:
  ///   - indent: spaces before each line; they count.
  ///   - isFirstIndented: false if something stands before the first line already.
  static func wrap(_ text: String, indent: Int = 0, isFirstIndented: Bool = true) -> String {
    // What is indented already is laid out: an example, for instance.
    if text.hasPrefix("  ") { return text }
    let space = String(repeating: " ", count: indent)
    var lines: [(text: String, width: Int)] = [("", 0)]
    for word in text.split(separator: " ") {
      let width = DisplayWidth.of(word)
      let last = lines[lines.count - 1]
      if last.width == 0 {
        lines[lines.count - 1] = (String(word), width)
      } else if indent + last.width + 1 + width > TextWrapping.width {
        lines.append((String(word), width))
      } else {
        lines[lines.count - 1] = (last.text + " " + word, last.width + 1 + width)
      }
    }
    return (isFirstIndented ? space : "") + lines.map(\.text).joined(separator: "\n" + space)
  }

  /// Two columns, the second one wrapped.
  static func table(_ rows: [(String, String)]) -> String {
    let indent = (rows.map(\.0.count).max() ?? 0) + 4
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: indent - left.count - 2)
        + wrap(right, indent: indent, isFirstIndented: false) + "\n"
    }.joined()
  }
}
