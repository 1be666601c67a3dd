import JSONSyntax
import PayloadAnalysis

/// What the `.editorconfig` files above a file say of its layout (https://spec.editorconfig.org).
///
/// `end_of_line` is not read, because the formatter keeps the line ending that a file has; `charset` neither, because
/// JSON is UTF-8; and `trim_trailing_whitespace` goes without saying.
package struct EditorConfig: Sendable, Equatable {
  /// A `[glob]` with the folder that the glob is relative to, and the properties below it.
  private struct Section: Sendable, Equatable {
    var folder: FilePath
    var glob: Glob
    var properties: [String: String]
  }

  /// The weakest first.
  private var sections: [Section] = []
  private var properties: [String: String] = [:]

  /// The largest file that is read, in bytes.
  private static let limit = 1 << 18

  package init() {}

  /// - Parameter folders: the innermost first; a file with `root = true` is the last one that counts.
  package init(folders: [FilePath]) {
    for folder in folders {
      guard case .success(let bytes) = FileReader.contents(of: folder.appending(".editorconfig"), limit: Self.limit)
      else { continue }
      let (found, isRoot) = EditorConfig.parse(String(decoding: bytes, as: UTF8.self), in: folder)
      sections = found + sections
      if isRoot { break }
    }
  }

  package init(_ text: String, in folder: FilePath) {
    sections = EditorConfig.parse(text, in: folder).sections
  }

  private static func parse(_ text: String, in folder: FilePath) -> (sections: [Section], isRoot: Bool) {
    var sections: [Section] = []
    var isRoot = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmed
      if line.isEmpty || line.hasPrefix("#") || line.hasPrefix(";") || line.hasPrefix("\u{FEFF}#") { continue }
      if line.hasPrefix("["), line.hasSuffix("]") {
        sections.append(Section(folder: folder, glob: Glob(String(line.dropFirst().dropLast())), properties: [:]))
        continue
      }
      guard let equals = line.firstIndex(of: "=") else { continue }
      let name = line[..<equals].trimmed.lowercased()
      let value = line[line.index(after: equals)...].trimmed.lowercased()
      if sections.isEmpty {
        if name == "root" { isRoot = value == "true" }
      } else {
        sections[sections.count - 1].properties[name] = value
      }
    }
    return (sections, isRoot)
  }

  /// The properties that hold for one file.
  func resolved(for path: FilePath) -> EditorConfig {
    var result = self
    for section in sections {
      guard let relative = path.relative(to: section.folder), section.glob.matches(relative.description) else {
        continue
      }
      result.properties.merge(section.properties) { _, nearer in nearer }
    }
    return result
  }

  /// The layout that the properties ask for, over another.
  func applied(to options: FormattingOptions) -> FormattingOptions {
    var options = options
    if let tabWidth = number("tab_width") ?? number("indent_size") { options.tabWidth = tabWidth }
    switch properties["indent_style"] {
    case "tab": options.indentation = .tab
    case "space" where options.indentation == .tab: options.indentation = .spaces(indentSize ?? options.tabWidth)
    case "space": options.indentation = indentSize.map { .spaces($0) } ?? options.indentation
    default: if let size = indentSize, options.indentation != .tab { options.indentation = .spaces(size) }
    }
    if let width = number("max_line_length") { options.width = width }
    switch properties["insert_final_newline"] {
    case "true": options.insertFinalNewline = true
    case "false": options.insertFinalNewline = false
    default: break
    }
    return options
  }

  /// `indent_size`, which may say that it is `tab_width`.
  private var indentSize: Int? {
    properties["indent_size"] == "tab" ? number("tab_width") : number("indent_size")
  }

  private func number(_ name: String) -> Int? {
    properties[name].flatMap { Int($0) }.flatMap { $0 > 0 && $0 <= 10_000 ? $0 : nil }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
