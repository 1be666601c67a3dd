import JSONRPC
import LanguageServerProtocol

/// Diagnostics for a client that asks for them. It is the session that remembers what the client has already.
enum DiagnosticHandler: SessionRequestHandler {
  typealias Message = DocumentDiagnosticRequest

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    guard client.pullsDiagnostics else { return }
    capabilities.diagnosticProvider = DiagnosticOptions(
      identifier: "apns", interFileDependencies: false, workspaceDiagnostics: true, workDoneProgress: true)
  }

  static func answer(
    _ params: DocumentDiagnosticParams, _ session: Session
  ) throws(ResponseError) -> DocumentDiagnosticReport {
    guard let document = session.documents[params.textDocument.uri] else {
      return DocumentDiagnosticReport(kind: .full, items: [])
    }
    return session.diagnostics.report(
      on: document, session.snapshot(of: document), previousResultID: params.previousResultId)
  }
}
