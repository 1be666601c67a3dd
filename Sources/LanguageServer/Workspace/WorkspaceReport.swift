import JSONRPC
import LanguageServerProtocol

/// An answer to `workspace/diagnostic` in the making: the loop adds the open documents, one at a time when no message
/// waits, and a `WorkspaceCheck` the other files.
final class WorkspaceReport {
  let id: RequestID
  private let previous: [DocumentKey: PreviousResultId]
  private let partialResultToken: ProgressToken?
  private var progress: WorkProgress?
  /// Open documents of which nothing was said yet.
  private var documents: [Document]
  /// What was not sent in parts.
  private var reports: [WorkspaceDocumentDiagnosticReport] = []
  private var awaitsFiles = false

  init(_ params: WorkspaceDiagnosticParams, as id: RequestID, _ session: Session) {
    self.id = id
    // VS Code empties its list of a document that it closes, and still names the report from before it was opened.
    let kept = (params.previousResultIds ?? []).map { (DocumentKey($0.uri), $0) }
      .filter { !session.closedSinceReport.contains($0.0) }
    previous = Dictionary(kept) { _, last in last }
    session.closedSinceReport = []
    partialResultToken = params.partialResultToken
    progress = params.workDoneToken.map { WorkProgress(token: $0) }
    documents = session.documents.all.sorted { $0.uri > $1.uri }
    progress?.begin("Checking payload files", session.client)
  }

  /// Has the files checked that are not open, if there is a folder where they may be.
  func checkFiles(_ session: Session) {
    guard !session.project.workspace.isEmpty else { return }
    awaitsFiles = true
    let check = WorkspaceCheck(
      project: session.project, files: session.abilities.registersWatchedFiles ? session.facts.files : nil,
      open: Set(documents.map { DocumentKey($0.uri) }), previous: previous, settingsVersion: session.settingsVersion,
      client: session.abilities, encoding: session.encoding, now: session.now())
    let (inbox, id, count) = (session.inbox, id, session.facts.fileCount)
    session.work.add {
      var check = check
      let files = check.run(isCancelled: { inbox.isCancelled(id) }) { batch in
        inbox.update { session in session.workspaceReport(id)?.add(batch, session) }
      }
      inbox.update { session in
        if !inbox.isCancelled(id) { session.facts.keep(files, asOf: count) }
        session.workspaceReport(id)?.awaitsFiles = false
      }
    }
  }

  private func add(_ batch: WorkspaceCheck.Batch, _ session: Session) {
    // Of what was opened in the meantime the client asks by itself.
    add(batch.reports.filter { session.documents[$0.uri] == nil }, session)
    progress?.report(batch.done, of: batch.count, session.client)
  }

  private func add(_ reports: [WorkspaceDocumentDiagnosticReport], _ session: Session) {
    guard let token = partialResultToken else { return self.reports += reports }
    guard !reports.isEmpty else { return }
    let part = WorkspaceDiagnosticReport(items: reports)
    session.client.notify(
      ProgressNotification.self, ProgressParams(token: token, value: .workspaceDiagnostics(part)))
  }

  /// Does the next piece of what the loop has to do. False if there is nothing to do for it now.
  func advance(_ session: Session) -> Bool {
    if let document = documents.popLast() {
      guard !session.inbox.isCancelled(id), session.documents[document.uri] === document else { return true }
      let report = session.diagnostics.report(
        on: document, session.snapshot(of: document),
        previousResultID: previous[DocumentKey(document.uri)]?.value)
      add(
        [
          WorkspaceDocumentDiagnosticReport(
            uri: document.uri, version: document.content.version, kind: report.kind, resultId: report.resultId,
            items: report.items)
        ], session)
      return true
    }
    guard !awaitsFiles else { return false }
    finish(session)
    return true
  }

  /// Answers the request.
  ///
  /// - Parameter error: in place of a report.
  func finish(_ session: Session, error: ResponseError? = nil) {
    progress?.end(session.client)
    let cancelled = session.inbox.isCancelled(id) ? ResponseError.cancelled : nil
    if let error = error ?? cancelled {
      session.client.send(.response(id: id, error: error))
    } else {
      session.client.send(.response(id: id, result: WorkspaceDiagnosticReport(items: reports)))
    }
    session.close(self)
  }
}

extension Session {
  fileprivate func workspaceReport(_ id: RequestID) -> WorkspaceReport? {
    workspaceReports.first { $0.id == id }
  }

  fileprivate func close(_ report: WorkspaceReport) {
    workspaceReports.removeAll { $0 === report }
    inbox.finish(report.id)
  }
}
