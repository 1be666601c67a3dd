import LanguageServerProtocol

/// How diagnostics reach the client: pushed when there is nothing else to do, or given to a client that asks itself.
/// Never both.
struct DiagnosticsDelivery {
  /// The documents whose diagnostics may have changed since they were last pushed, the first one first.
  private var waiting: [DocumentURI] = []
  private var resultCount = 0

  /// Notes that a document has a new text, or that what it depends on changed.
  mutating func note(_ document: Document) {
    if !waiting.contains(document.uri) { waiting.append(document.uri) }
  }

  // MARK: - Push

  /// Pushes the diagnostics of one document that waits for it. False if none does.
  mutating func publishNext(_ session: Session) -> Bool {
    guard !session.abilities.pullsDiagnostics, !waiting.isEmpty else { return false }
    if let document = session.documents[waiting.removeFirst()] {
      Self.publish(document, session)
    }
    return true
  }

  private static func publish(_ document: Document, _ session: Session) {
    let snapshot = session.snapshot(of: document)
    let diagnostics = DiagnosticList.diagnostics(of: snapshot)
    // In JSON that is none of ours nothing is said, unless something was said before that is no longer true.
    let before = document.pushed ?? (snapshot.analysis.isForeign ? [] : nil)
    guard before != diagnostics else { return }
    document.pushed = diagnostics
    let version = session.abilities.takesDiagnosticVersions ? snapshot.version : nil
    session.client.notify(
      PublishDiagnosticsNotification.self,
      PublishDiagnosticsParams(uri: document.uri, version: version, diagnostics: diagnostics))
  }

  /// Takes away what was pushed for a document that was closed.
  mutating func clear(_ document: Document, _ session: Session) {
    waiting.removeAll { $0 == document.uri }
    guard let pushed = document.pushed, !pushed.isEmpty else { return }
    session.client.notify(
      PublishDiagnosticsNotification.self, PublishDiagnosticsParams(uri: document.uri, diagnostics: []))
  }

  // MARK: - Pull

  /// The diagnostics of a document for a client that asks, or that they are those that it has.
  mutating func report(
    on document: Document, _ snapshot: DocumentSnapshot, previousResultID: String?
  ) -> DocumentDiagnosticReport {
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
