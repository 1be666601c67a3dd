import PayloadAnalysis
import ProjectIndex

/// A file, or standard input, after it was looked at.
struct CheckedFile: Sendable {
  enum Outcome: Sendable {
    case analysis(Analysis)
    /// Why it could not be read.
    case unreadable(FileFailure)
  }

  /// As the user named it, or as it was found below a folder that the user named.
  let path: FilePath
  let outcome: Outcome

  var name: String { path.description }

  var analysis: Analysis? {
    if case .analysis(let analysis) = outcome { analysis } else { nil }
  }

  var findings: [Finding] { analysis?.findings ?? [] }
}
