import LanguageServerProtocol

enum DidOpenHandler: NotificationHandler {
  typealias Message = DidOpenTextDocumentNotification

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    capabilities.textDocumentSync = TextDocumentSyncOptions(
      openClose: true, change: .incremental, save: SaveOptions(includeText: false))
  }

  static func handle(_ params: DidOpenTextDocumentParams, _ session: Session) {
    let item = params.textDocument
    let document = Document(item, session.circumstances(of: item.uri, languageID: item.languageId))
    // What was pushed for a document that is opened twice, or for a configuration, still stands in the editor.
    let configuration = session.configurationReports.takePushed(for: session.path(of: item.uri))
    document.pushed = session.documents[document.uri]?.pushed ?? configuration
    session.documents.open(document)
    session.diagnostics.note(document)
    session.facts.want()
    session.configurationReports.update(session)
  }
}

enum DidChangeHandler: NotificationHandler {
  typealias Message = DidChangeTextDocumentNotification

  static func handle(_ params: DidChangeTextDocumentParams, _ session: Session) {
    guard let document = session.documents[params.textDocument.uri] else {
      session.log("didChange: the document is not open")
      return
    }
    session.retire(document.content)
    document.apply(params.contentChanges, version: params.textDocument.version, encoding: session.encoding)
    session.documents.noteText(of: document)
    session.diagnostics.note(document)
  }
}

/// The text is known without it, but settings and what other payloads have are read from the disk, and not each client
/// says what changes there.
enum DidSaveHandler: NotificationHandler {
  typealias Message = DidSaveTextDocumentNotification

  static func handle(_ params: TextDocumentParams, _ session: Session) {
    let uri = params.textDocument.uri
    session.noteChanges(of: [uri], contentsOnly: session.facts.knows(session.path(of: uri)))
  }
}

enum DidCloseHandler: NotificationHandler {
  typealias Message = DidCloseTextDocumentNotification

  static func handle(_ params: TextDocumentParams, _ session: Session) {
    if let document = session.documents.close(params.textDocument.uri) {
      session.diagnostics.clear(document, session)
      if session.hasReportedWorkspace { session.closedSinceReport.insert(DocumentKey(document.uri)) }
      session.configurationReports.update(session)
    }
  }
}
