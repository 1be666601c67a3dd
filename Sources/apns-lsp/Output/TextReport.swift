import PayloadAnalysis
import SourceText

/// `--format text`: for a person to read. Each finding with its place, its line with the range marked below it, the fix
/// that is at hand, and the page that says so.
struct TextReport: Report {
  let style: Style
  /// How many columns a line of the file may take.
  let columns: Int
  /// One line a finding, and no summary.
  let isQuiet: Bool

  func entry(for file: CheckedFile) -> String {
    switch file.outcome {
    case .unreadable: ""
    case .analysis(let analysis): blocks(of: analysis, file)
    }
  }

  private func blocks(of analysis: Analysis, _ file: CheckedFile) -> String {
    let text = TextPlaces(analysis.text)
    return analysis.findings.map { block($0, in: text, file) }.joined()
  }

  private func block(_ finding: Finding, in text: TextPlaces, _ file: CheckedFile) -> String {
    let position = text.position(at: finding.range.start)
    let place = "\(DisplayWidth.visible(file.name)):\(position.line + 1):\(position.character + 1)"
    let color = style.color(of: finding.severity)
    var block = style.bold(place + ":") + " " + style.colored(finding.severity.name + ":", color, isBold: true)
    block += " \(DisplayWidth.visible(finding.message)) " + style.faint("[\(finding.code)]") + "\n"
    if isQuiet { return block }
    block += excerpt(finding.range, in: text, color)
    for related in finding.related {
      let line = text.text.line(at: related.range.start)
      block += note("note", "line \(line + 1): \(related.message)")
    }
    if let fix = finding.fixes.first { block += note("fix", fix.title + (fix.isSafe ? "" : " (not with --fix)")) }
    if let page = finding.documentation { block += note("see", page) }
    return block + "\n"
  }

  private func note(_ kind: String, _ text: String) -> String {
    "      " + style.faint(kind + ":") + " " + DisplayWidth.visible(text) + "\n"
  }

  /// The first line of a range with marks below it.
  private func excerpt(_ range: ByteRange, in text: TextPlaces, _ color: Style.Color) -> String {
    let line = text.text.line(at: range.start)
    let excerpt = Excerpt(text.text, line: line, range: range, columns: max(20, columns - 8))
    let number = String(line + 1)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count))
    return style.faint("\(gutter)\(number) |") + " \(excerpt.line)\n"
      + style.faint("      |") + " \(excerpt.indent)" + style.colored(excerpt.marks, color, isBold: true) + "\n"
  }

  func closing(_ summary: Summary) -> String {
    if isQuiet { return "" }
    var parts = Severity.allCases.compactMap { severity -> String? in
      let count = summary[severity]
      guard count > 0 else { return nil }
      let name = severity == .information || count == 1 ? severity.name : severity.name + "s"
      return "\(count) \(name)"
    }
    if summary.files == 0 {
      parts = ["nothing to check"]
    } else if parts.isEmpty, summary.failures.count < summary.files {
      parts = ["nothing found"]
    }
    let payloads = "\(summary.payloads) payload\(summary.payloads == 1 ? "" : "s")"
    let files = "\(summary.files) file\(summary.files == 1 ? "" : "s")"
    if !summary.failures.isEmpty { parts.append("\(summary.failures.count) not readable") }
    var text = "\(payloads) in \(files): \(parts.joined(separator: ", "))\n"
    if summary.findings > 0 {
      text += "`apns-lsp explain CODE` tells what is behind a finding"
      let mended =
        summary.fixable < summary.findings ? "\(summary.fixable) of them" : summary.findings > 1 ? "all" : "it"
      text += summary.fixable > 0 ? "; `apns-lsp check --fix` mends \(mended).\n" : ".\n"
    }
    return text
  }
}
