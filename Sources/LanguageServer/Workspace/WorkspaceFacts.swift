import LanguageServerProtocol
import PayloadAnalysis
import ProjectIndex

/// What the files of the workspace tell of the project. They are read elsewhere, when a document was opened and again
/// after changes; several changes in a row make one reading.
struct WorkspaceFacts {
  private var index = CustomKeyIndex()
  /// The files as they were found last; nil if that may no longer be so.
  private(set) var files: WorkspaceFiles?
  private var changeCount = 0
  private var isWanted = false
  private var isStale = true
  private var isReading = false
  private var progress = Progress.none

  private enum Progress {
    case none
    /// The client was asked for a token, and did not answer yet.
    case asked
    case shown(WorkProgress)
  }

  /// What files other than this one tell.
  func facts(for path: FilePath) -> ProjectFacts { index.facts(without: path) }

  /// Whether a file is one of those that were found last.
  func knows(_ path: FilePath) -> Bool { files?.payloads.contains(path) ?? false }

  // MARK: - When to read

  /// Somebody works with a document, so that the facts will be asked for.
  mutating func want() {
    isWanted = true
  }

  /// A file has new contents.
  mutating func noteContents() {
    isStale = true
  }

  /// Files came or went, or it changed which ones are payload files.
  mutating func noteFiles() {
    isStale = true
    files = nil
    changeCount += 1
  }

  /// Keeps what work found out about where the files are, unless that changed in the meantime.
  mutating func keep(_ found: WorkspaceFiles, asOf count: Int) {
    if count == changeCount { files = found }
  }

  /// What `keep` wants to know of the time when the work began.
  var fileCount: Int { changeCount }

  /// Begins to read if that is due. False if it is not.
  mutating func readIfDue(_ session: Session) -> Bool {
    guard isWanted, isStale, !isReading, !session.project.workspace.isEmpty else { return false }
    isStale = false
    isReading = true
    let (project, known, index, count) = (session.project, files, index, changeCount)
    let (inbox, patience) = (session.inbox, session.patience)
    session.work.add {
      var (project, index) = (project, index)
      let start = ContinuousClock.now
      let files = known ?? WorkspaceFiles(of: &project)
      var lastTold = start
      index.read(
        files.payloads, of: &project,
        tell: { done in
          let now = ContinuousClock.now
          guard now - start >= patience, now - lastTold >= patience / 2 else { return }
          lastTold = now
          let total = files.payloads.count
          inbox.update { $0.facts.tell(done, of: total, $0) }
        })
      let result = index
      inbox.update { session in
        session.facts.keep(files, asOf: count)
        session.facts.finish(result, session)
        session.reconsiderFacts()
      }
    }
    return true
  }

  private mutating func finish(_ index: CustomKeyIndex, _ session: Session) {
    self.index = index
    isReading = false
    if case .shown(let progress) = progress { progress.end(session.client) }
    progress = .none
  }

  // MARK: - Progress

  /// Shows how far the reading is, which takes longer than one waits without wondering.
  mutating func tell(_ done: Int, of count: Int, _ session: Session) {
    switch progress {
    case .shown(var shown):
      shown.report(done, of: count, session.client)
      progress = .shown(shown)
    case .none where session.abilities.showsProgress:
      progress = .asked
      let token = session.client.newProgressToken()
      session.client.ask(WorkDoneProgressCreateRequest.self, WorkDoneProgressCreateParams(token: token)) {
        session, answer in
        if answer != nil { session.facts.show(token, session) }
      }
    case .none, .asked: break
    }
  }

  private mutating func show(_ token: ProgressToken, _ session: Session) {
    guard case .asked = progress, isReading else { return }
    let shown = WorkProgress(token: token)
    shown.begin("Reading payload files", session.client)
    progress = .shown(shown)
  }
}
