import JSONRPC
import LanguageServerProtocol

/// Diagnostics of all payload files of the workspace, open or not, and of its configurations.
enum WorkspaceDiagnosticHandler: LaterRequestHandler {
  typealias Message = WorkspaceDiagnosticRequest

  static func begin(_ params: WorkspaceDiagnosticParams, as id: RequestID, _ session: Session) {
    let report = WorkspaceReport(params, as: id, session)
    session.workspaceReports.append(report)
    session.hasReportedWorkspace = true
    report.checkFiles(session)
  }
}
