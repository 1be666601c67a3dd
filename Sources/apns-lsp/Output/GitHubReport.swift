import PayloadAnalysis
import SourceText

/// `--format github`: workflow commands, which GitHub shows beside the lines of a pull request.
///
/// https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
struct GitHubReport: Report {
  func entry(for file: CheckedFile) -> String {
    switch file.outcome {
    case .unreadable(let failure):
      return command("error", [("file", file.name)], "It cannot be read: \(failure.reason).")
    case .analysis(let analysis):
      let text = TextPlaces(analysis.text)
      return analysis.findings.map { finding in
        command(level(finding.severity), properties(of: finding, in: text, file), finding.message)
      }.joined()
    }
  }

  private func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "notice"
    }
  }

  /// Columns are for ranges within a line; GitHub refuses them elsewhere.
  private func properties(
    of finding: Finding, in text: TextPlaces, _ file: CheckedFile
  ) -> [(String, String)] {
    let start = text.position(at: finding.range.start)
    let end = text.position(at: finding.range.end)
    var properties = [("file", file.name), ("line", String(start.line + 1)), ("endLine", String(end.line + 1))]
    if start.line == end.line {
      properties += [("col", String(start.character + 1)), ("endColumn", String(end.character + 1))]
    }
    return properties + [("title", finding.code)]
  }

  private func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
    let list = properties.map { "\($0.0)=\(escaped($0.1, also: ":,"))" }.joined(separator: ",")
    return "::\(name) \(list)::\(escaped(message))\n"
  }

  /// Percent, carriage return and line feed are escaped everywhere, colon and comma in properties, too.
  private func escaped(_ text: String, also others: String = "") -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case _ where others.unicodeScalars.contains(scalar):
        result += "%" + String(scalar.value, radix: 16, uppercase: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
