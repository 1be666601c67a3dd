import JSONRPC
import LanguageServerProtocol
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
  let watchProcess: (Int) -> Void

  var phase = Phase.uninitialized
  var abilities = ClientAbilities()
  var encoding = PositionEncoding.utf16
  var circumstances: AnalysisCircumstances
  var trace = TraceValue.off
  var documents = DocumentStore()
  var diagnostics = DiagnosticsDelivery()
  /// Set when the server has to end.
  var exitCode: Int32?

  /// - Parameter watchProcess: is told the process that started the server, to end with it.
  init(
    client: ClientConnection, version: String, log: Log, now: @escaping () -> Double,
    watchProcess: @escaping (Int) -> Void
  ) {
    self.client = client
    circumstances = AnalysisCircumstances(now: now)
    self.version = version
    self.log = log
    self.watchProcess = watchProcess
  }

  /// Ends the server, with the code that LSP wants: 0 only after `shutdown`.
  func end() {
    exitCode = exitCode ?? (phase == .shutDown ? 0 : 1)
  }

  func snapshot(
    of document: Document, isCancelled: @escaping () -> Bool = { false }
  ) -> DocumentSnapshot {
    DocumentSnapshot(
      uri: document.uri, content: document.content, encoding: encoding, client: abilities, isCancelled: isCancelled)
  }

  /// Does a piece of the work that waits until no message does. False if there is none.
  func doIdleWork() -> Bool {
    guard phase == .running else { return false }
    return diagnostics.publishNext(self)
  }
}

extension Session {
  /// Tells the client what the server did, if it wants to know.
  func traceMessage(_ message: () -> String) {
    guard trace != .off, phase == .running else { return }
    client.notify(LogTraceNotification.self, LogTraceParams(message: message()))
  }
}
