import JSONRPC
import LanguageServerProtocol
import PayloadAnalysis
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
  /// Of the program.
  let version: String
  let log: Log
  /// The present time in seconds since 1970.
  let now: () -> Double
  let watchProcess: (Int) -> Void
  /// Has another thread read what the files of a project tell; it posts `ServerEvent.factsRead`.
  let startReadingFacts: (Project) -> Void

  var phase = Phase.uninitialized
  var abilities = ClientAbilities()
  var encoding = PositionEncoding.utf16
  var project = Project(source: .nearest)
  /// What is known of the project beside its settings.
  var facts = ProjectFacts()
  var factsReading = FactsReading.idle
  var trace = TraceValue.off
  var documents = DocumentStore()
  var diagnostics = DiagnosticsDelivery()
  /// The configurations of which the client was told that something is wrong with them.
  var reportedConfigurations: Set<FilePath> = []
  /// Set when the server has to end.
  var exitCode: Int32?

  /// - Parameter watchProcess: is told the process that started the server, to end with it.
  init(
    client: ClientConnection, version: String, log: Log, now: @escaping () -> Double,
    watchProcess: @escaping (Int) -> Void, startReadingFacts: @escaping (Project) -> Void
  ) {
    self.client = client
    self.now = now
    self.version = version
    self.log = log
    self.watchProcess = watchProcess
    self.startReadingFacts = startReadingFacts
  }

  /// Ends the server, with the code that LSP wants: 0 only after `shutdown`.
  func end() {
    exitCode = exitCode ?? (phase == .shutDown ? 0 : 1)
  }

  func snapshot(of document: Document, isCancelled: @escaping () -> Bool = { false }) -> DocumentSnapshot {
    let path = path(of: document.uri)
    return DocumentSnapshot(
      uri: document.uri, content: document.content, encoding: encoding, client: abilities,
      layout: { [weak self] in self?.project.formattingOptions(for: path, client: $0) ?? $0 }, isCancelled: isCancelled)
  }

  /// Does a piece of the work that waits until no message does. False if there is none.
  func doIdleWork() -> Bool {
    guard phase == .running else { return false }
    return diagnostics.publishNext(self)
  }
}

extension Session {
  /// Says in the log and, if it wants to know, to the client what the server did.
  func tell(_ message: () -> String) {
    log(message())
    guard trace != .off, phase == .running else { return }
    client.notify(LogTraceNotification.self, LogTraceParams(message: message()))
  }
}
