import LanguageServerProtocol
import PayloadAnalysis
import ProjectIndex
import SourceText

/// Checks the files of the workspace that are not open, away from the loop.
struct WorkspaceCheck: Sendable {
  var project: Project
  /// Where the files are, if that is known.
  var files: WorkspaceFiles?
  /// The documents that the loop speaks of.
  let open: Set<DocumentKey>
  /// The reports that the client has.
  let previous: [DocumentKey: PreviousResultId]
  /// Changes with the settings, so that a report under other settings is another one.
  let settingsVersion: Int
  let client: ClientAbilities
  let encoding: PositionEncoding
  /// The present time in seconds since 1970.
  let now: Double

  /// The largest file that is read, in bytes.
  static let fileSize = 16 << 20
  /// How many files are told of at once, at most.
  private static let batchSize = 64

  struct Batch: Sendable {
    var reports: [WorkspaceDocumentDiagnosticReport] = []
    var done = 0
    var count = 0
  }

  /// - Parameters:
  ///   - isCancelled: asked before each file.
  ///   - tell: gets the reports, some at a time.
  /// - Returns: the files that there are.
  mutating func run(isCancelled: () -> Bool, tell: (Batch) -> Void) -> WorkspaceFiles {
    let files = files ?? WorkspaceFiles(of: &project, isCancelled: isCancelled)
    var missing = previous.filter { !open.contains($0.key) }
    var batch = Batch(count: files.all.count)
    for path in files.all {
      if isCancelled() { return files }
      let uri = URIPath.uri(of: path)
      let key = DocumentKey(uri)
      if !open.contains(key), let report = report(on: path, uri, has: previous[key]?.value) {
        missing[key] = nil
        batch.reports.append(report)
      }
      batch.done += 1
      if batch.reports.count >= Self.batchSize {
        tell(batch)
        batch.reports = []
      }
    }
    // What the client has of files that are gone, or that are no payload files any more.
    for gone in missing.values.sorted(by: { $0.uri < $1.uri }) {
      batch.reports.append(WorkspaceDocumentDiagnosticReport(uri: gone.uri, kind: .full, items: []))
    }
    tell(batch)
    return files
  }

  /// nil for a file that cannot be read.
  private mutating func report(
    on path: FilePath, _ uri: DocumentURI, has previous: String?
  ) -> WorkspaceDocumentDiagnosticReport? {
    guard let stamp = FileStamp(of: path) else { return nil }
    let resultID = "\(settingsVersion)/\(stamp)"
    if resultID == previous {
      return WorkspaceDocumentDiagnosticReport(uri: uri, kind: .unchanged, resultId: resultID)
    }
    guard case .success(let bytes) = FileReader.contents(of: path, limit: Self.fileSize) else { return nil }
    let circumstances = AnalysisCircumstances(options: project.options(for: path), now: { [now] in now })
    let content = DocumentContent(version: 0, text: SourceText(bytes), circumstances: circumstances)
    let snapshot = DocumentSnapshot(uri: uri, content: content, encoding: encoding, client: client)
    return WorkspaceDocumentDiagnosticReport(
      uri: uri, kind: .full, resultId: resultID, items: DiagnosticList.diagnostics(of: snapshot))
  }
}
