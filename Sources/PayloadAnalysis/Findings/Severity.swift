/// How bad a finding is, worst first. The numbers are LSP's (3.17, `DiagnosticSeverity`).
package enum Severity: Int, Sendable, Comparable, CaseIterable {
  case error = 1
  case warning = 2
  case information = 3
  case hint = 4

  /// `a < b`: a is less bad than b.
  package static func < (left: Severity, right: Severity) -> Bool { left.rawValue > right.rawValue }

  /// As the command line and the configuration write it.
  package var name: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "information"
    case .hint: "hint"
    }
  }

  package init?(name: String) {
    guard let severity = Severity.allCases.first(where: { $0.name == name }) else { return nil }
    self = severity
  }
}
