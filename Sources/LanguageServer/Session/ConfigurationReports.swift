import LanguageServerProtocol
import PayloadAnalysis
import ProjectIndex

/// What the client was told of the configurations that are in force: once that one is broken, and what is wrong with it,
/// in its file, though that need not be open.
struct ConfigurationReports {
  /// Those that were said to be broken.
  private var said: Set<FilePath> = []
  /// What was pushed for files that are not open.
  private var pushed: [FilePath: [Diagnostic]] = [:]

  /// Tells what changed.
  mutating func update(_ session: Session) {
    let configurations = session.project.configurations
    for (path, loaded) in configurations {
      say(complaint(about: loaded), path, session)
      push((try? loaded.get()).map { Self.diagnostics(of: $0, session) } ?? [], path, session)
    }
    let known = Set(configurations.map(\.path))
    for path in pushed.keys.filter({ !known.contains($0) }).sorted() { push([], path, session) }
  }

  /// What was pushed for a file, which from now on is an open document.
  mutating func takePushed(for path: FilePath) -> [Diagnostic]? {
    pushed.removeValue(forKey: path)
  }

  private func complaint(about loaded: Project.Loaded) -> String? {
    switch loaded {
    case .failure(let failure): failure.reason
    case .success(let file): file.mistakes.first.map { "it has a mistake. \($0.message)" }
    }
  }

  private mutating func say(_ complaint: String?, _ path: FilePath, _ session: Session) {
    guard let complaint else {
      said.remove(path)
      return
    }
    guard said.insert(path).inserted else { return }
    session.client.notify(
      ShowMessageNotification.self,
      ShowMessageParams(type: .warning, message: "\(path) is not used as it stands, because \(complaint)"))
  }

  private static func diagnostics(of file: ConfigurationFile, _ session: Session) -> [Diagnostic] {
    let content = DocumentContent(
      file.analysis, circumstances: AnalysisCircumstances(options: file.analysis.options, now: session.now))
    return DiagnosticList.diagnostics(
      of: DocumentSnapshot(
        uri: URIPath.uri(of: file.path), content: content, encoding: session.encoding,
        client: session.abilities))
  }

  private mutating func push(_ all: @autoclosure () -> [Diagnostic], _ path: FilePath, _ session: Session) {
    let uri = URIPath.uri(of: path)
    guard !session.abilities.pullsDiagnostics, session.documents[uri] == nil else { return }
    let diagnostics = all()
    guard diagnostics != pushed[path] ?? [] else { return }
    pushed[path] = diagnostics.isEmpty ? nil : diagnostics
    DiagnosticsDelivery.push(diagnostics, of: uri, session)
  }
}
