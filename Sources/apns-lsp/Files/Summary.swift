import PayloadAnalysis
import ProjectIndex

/// How many files and findings a report is about.
struct Summary: Sendable {
  var files = 0
  var payloads = 0
  /// The files that could not be read or written.
  var failures: [(path: FilePath, reason: String)] = []
  /// How many findings have a fix that `--fix` makes.
  var fixable = 0
  /// The codes of all findings.
  var codes: Set<String> = []
  private var counts: [Severity: Int] = [:]

  init() {}

  init(of file: CheckedFile) {
    files = 1
    payloads = file.analysis?.payloads.count ?? 0
    if case .unreadable(let failure) = file.outcome { failures = [(file.path, failure.reason)] }
    for finding in file.findings {
      counts[finding.severity, default: 0] += 1
      codes.insert(finding.code)
      if finding.fixes.first?.isSafe == true { fixable += 1 }
    }
  }

  subscript(severity: Severity) -> Int { counts[severity, default: 0] }

  var findings: Int { counts.values.reduce(0, +) }

  static func += (left: inout Summary, right: Summary) {
    left.files += right.files
    left.payloads += right.payloads
    left.failures += right.failures
    left.fixable += right.fixable
    left.codes.formUnion(right.codes)
    left.counts.merge(right.counts, uniquingKeysWith: +)
  }

  func hasFindings(atLeast severity: Severity) -> Bool { counts.contains { $0.key >= severity && $0.value > 0 } }
}
