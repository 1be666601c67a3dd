import LanguageServerProtocol
import PayloadAnalysis

/// The findings of a document as the client can take them.
enum DiagnosticList {
  /// The most that are sent for a document, the most severe first; the last one says how many more there are.
  static let limit = 1000

  static func diagnostics(of document: DocumentSnapshot) -> [Diagnostic] {
    let findings = document.analysis.findings
    guard findings.count > limit else { return findings.map { diagnostic($0, document) } }
    let worstFirst = findings.enumerated().sorted {
      ($0.element.severity.rawValue, $0.offset) < ($1.element.severity.rawValue, $1.offset)
    }
    var diagnostics = worstFirst.prefix(limit - 1).map { diagnostic($0.element, document) }
    let left = findings.count - diagnostics.count
    let end = document.position(at: document.text.count)
    diagnostics.append(
      Diagnostic(
        range: Range(start: end, end: end), severity: .information, source: "apns",
        message: "\(left) more findings are not shown. `apns-lsp check` prints them all."))
    return diagnostics
  }

  private static func diagnostic(_ finding: Finding, _ document: DocumentSnapshot) -> Diagnostic {
    let client = document.client.diagnostics
    let tags = finding.tags.map(tag).filter(client.takes)
    let related = finding.related.map {
      DiagnosticRelatedInformation(
        location: Location(uri: document.uri, range: document.range(of: $0.range)), message: $0.message)
    }
    return Diagnostic(
      range: document.range(of: finding.range), severity: DiagnosticSeverity(rawValue: finding.severity.rawValue),
      code: .string(finding.code),
      codeDescription: client.takesCodeDescriptions ? finding.documentation.map { CodeDescription(href: $0) } : nil,
      source: "apns", message: finding.message, tags: tags.isEmpty ? nil : tags,
      relatedInformation: client.takesRelatedInformation && !related.isEmpty ? related : nil)
  }

  private static func tag(_ tag: Finding.Tag) -> DiagnosticTag {
    switch tag {
    case .deprecated: .deprecated
    case .unnecessary: .unnecessary
    }
  }
}
