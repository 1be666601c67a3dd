import LanguageServerProtocol

/// How diagnostics reach the client: pushed when there is nothing else to do, or given to a client that asks itself.
/// Never both.
struct DiagnosticsDelivery {
  /// Documents whose diagnostics may be others, the first one first; those before `next` are done with.
  private var queue: [Document] = []
  private var next = 0
  private var resultCount = 0

  /// Notes that a document has a new text, or that what it depends on changed.
  mutating func note(_ document: Document) {
    guard !document.isNoted else { return }
    document.isNoted = true
    queue.append(document)
  }

  /// Pushes the diagnostics of one document that waits for it, or gets them ready for a client that is about to ask.
  /// False if none waits.
  mutating func deliverNext(_ session: Session) -> Bool {
    guard let document = takeNext() else { return false }
    document.isNoted = false
    guard session.documents[document.uri] === document else { return true }
    if !session.abilities.pullsDiagnostics {
      Self.publish(document, session)
    } else if document.awaitsPull, !session.documents.holdsLongText {
      prepare(document)
    }
    return true
  }

  /// Does one of two steps; a message that came meanwhile is dealt with in between.
  private mutating func prepare(_ document: Document) {
    let isAnalysed = document.content.isAnalysed
    let analysis = document.content.analysis
    if isAnalysed { _ = analysis.findings } else { note(document) }
  }

  private mutating func takeNext() -> Document? {
    guard next < queue.count else { return nil }
    defer {
      next += 1
      if next == queue.count { (queue, next) = ([], 0) }
    }
    return queue[next]
  }

  // MARK: - Push

  private static func publish(_ document: Document, _ session: Session) {
    let snapshot = session.snapshot(of: document)
    let diagnostics = DiagnosticList.diagnostics(of: snapshot)
    // In JSON that is none of ours nothing is said, unless something was said before that is no longer true.
    let before = document.pushed ?? (snapshot.analysis.isForeign ? [] : nil)
    let isChanged = before != diagnostics
    guard isChanged || mayHaveBeenDropped(document, session) else { return }
    if isChanged { document.pushedChange = (snapshot.version, session.now()) }
    document.pushed = diagnostics
    push(diagnostics, of: document.uri, version: snapshot.version, session)
  }

  /// Whether the client may have had a newer text already when a change reached it. Some clients then leave out what is
  /// for another version, so that it is said again with the next ones, for as long as an edit can be on its way.
  private static func mayHaveBeenDropped(_ document: Document, _ session: Session) -> Bool {
    guard session.abilities.takesDiagnosticVersions, let change = document.pushedChange else { return false }
    return change.version != document.content.version && (0..<longestWay).contains(session.now() - change.time)
  }

  /// In seconds.
  private static let longestWay = 2.0

  /// - Parameter version: nil for a file that is not open.
  static func push(_ diagnostics: [Diagnostic], of uri: DocumentURI, version: Int? = nil, _ session: Session) {
    let version = session.abilities.takesDiagnosticVersions ? version : nil
    session.client.notify(
      PublishDiagnosticsNotification.self,
      PublishDiagnosticsParams(uri: uri, version: version, diagnostics: diagnostics))
  }

  /// Takes away what was pushed for a document that was closed.
  func clear(_ document: Document, _ session: Session) {
    guard let pushed = document.pushed, !pushed.isEmpty else { return }
    Self.push([], of: document.uri, session)
  }

  // MARK: - Pull

  /// The diagnostics of a document for a client that asks, or that they are those that it has.
  mutating func report(
    on document: Document, _ snapshot: DocumentSnapshot, previousResultID: String?
  ) -> DocumentDiagnosticReport {
    document.isPulled = true
    let diagnostics = DiagnosticList.diagnostics(of: snapshot)
    if let pulled = document.pulled, pulled.diagnostics == diagnostics {
      if pulled.resultID == previousResultID {
        return DocumentDiagnosticReport(kind: .unchanged, resultId: pulled.resultID)
      }
      return DocumentDiagnosticReport(kind: .full, resultId: pulled.resultID, items: diagnostics)
    }
    resultCount += 1
    let resultID = String(resultCount)
    document.pulled = (resultID, diagnostics)
    return DocumentDiagnosticReport(kind: .full, resultId: resultID, items: diagnostics)
  }
}
