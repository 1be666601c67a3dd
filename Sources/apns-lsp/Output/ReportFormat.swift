/// The formats of `check`.
enum ReportFormat: String, CaseIterable {
  case text
  case json
  case sarif
  case github

  func report(isQuiet: Bool) -> any Report {
    switch self {
    case .text:
      TextReport(
        style: Style(isColored: Stream.output.isColored), columns: Stream.output.columns ?? 120, isQuiet: isQuiet)
    case .json: JSONReport()
    case .sarif: SARIFReport()
    case .github: GitHubReport()
    }
  }
}
