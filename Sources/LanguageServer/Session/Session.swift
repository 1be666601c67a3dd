import JSONRPC
import JSONSyntax
import LanguageServerProtocol
import ProjectIndex
import SourceText

/// All that the server knows while it runs. Only the loop touches it.
final class Session {
  enum Phase {
    /// Before `initialize`.
    case uninitialized
    case running
    /// After `shutdown`.
    case shutDown
  }

  let client: ClientConnection
  /// Where work that is done elsewhere puts what it has to tell.
  let inbox: Inbox<ServerEvent>
  let work: any WorkQueue
  /// Of the program.
  let version: String
  let log: Log
  /// How long slow work goes on before the client is told how far it is.
  let patience: Duration
  /// The present time in seconds since 1970.
  let now: () -> Double
  let watchProcess: (Int) -> Void

  var phase = Phase.uninitialized
  var abilities = ClientAbilities()
  var encoding = PositionEncoding.utf16
  var trace = TraceValue.off

  /// The workspace's folders, as the client writes them.
  var folders: [DocumentURI] = []
  var project = Project(source: .nearest)
  /// Grows with each change of the settings.
  var settingsVersion = 0
  var facts = WorkspaceFacts()
  var configurationReports = ConfigurationReports()

  var documents = DocumentStore()
  var diagnostics = DiagnosticsDelivery()
  /// The answers to `workspace/diagnostic` that are in the making.
  var workspaceReports: [WorkspaceReport] = []
  /// Whether the client has asked for the diagnostics of files that are not open.
  var hasReportedWorkspace = false
  /// Documents that were closed since it last asked for those. It gave up what it had of them.
  var closedSinceReport: Set<DocumentKey> = []
  /// What the document was before its last edit: to let it go takes time that nobody waits for later.
  private var retired: DocumentContent?
  /// Whether the client has to be told to ask again for what it shows.
  var awaitsRefresh = false
  /// Set when the server has to end.
  var exitCode: Int32?

  /// - Parameter watchProcess: is told the process that started the server, to end with it.
  init(
    client: ClientConnection, inbox: Inbox<ServerEvent>, work: any WorkQueue, version: String, log: Log,
    patience: Duration, now: @escaping () -> Double, watchProcess: @escaping (Int) -> Void
  ) {
    self.client = client
    self.inbox = inbox
    self.work = work
    self.now = now
    self.version = version
    self.log = log
    self.patience = patience
    self.watchProcess = watchProcess
  }

  /// Ends the server, with the code that LSP wants: 0 only after `shutdown`.
  func end() {
    exitCode = exitCode ?? (phase == .shutDown ? 0 : 1)
  }

  func snapshot(of document: Document, isCancelled: @escaping () -> Bool = { false }) -> DocumentSnapshot {
    DocumentSnapshot(
      uri: document.uri, content: document.content, encoding: encoding, client: abilities,
      layout: { [weak self] in self?.layout(of: document, $0) ?? $0 }, isCancelled: isCancelled)
  }

  /// What holds for a document's layout, given what the editor wants.
  private func layout(
    of document: Document, _ editor: JSONSyntax.FormattingOptions
  ) -> JSONSyntax.FormattingOptions {
    project.formattingOptions(for: path(of: document), client: editor)
  }

  /// Keeps the content that an edit replaces until nothing else is to be done; a long one would take too much memory.
  func retire(_ content: DocumentContent) {
    retired = content.text.count <= 1 << 16 ? content : nil
  }

  /// Does a piece of the work that waits until no message does. False if there is none.
  func doIdleWork() -> Bool {
    guard phase == .running else { return false }
    defer { retired = nil }
    if diagnostics.deliverNext(self) { return true }
    let reports = workspaceReports
    if reports.contains(where: { $0.advance(self) }) { return true }
    if awaitsRefresh {
      awaitsRefresh = false
      askForRefresh()
      return true
    }
    return facts.readIfDue(self)
  }
}

extension Session {
  /// Says in the log and, if it wants to know, to the client what the server did.
  ///
  /// - Parameter details: for those who want to know more.
  func tell(_ message: @autoclosure () -> String, details: @autoclosure () -> String) {
    log("\(message()), \(details())")
    guard trace != .off, phase == .running else { return }
    client.notify(
      LogTraceNotification.self,
      LogTraceParams(message: message(), verbose: trace == .verbose ? details() : nil))
  }
}
