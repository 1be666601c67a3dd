import LanguageServerProtocol

enum DidOpenHandler: NotificationHandler {
  typealias Message = DidOpenTextDocumentNotification

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    capabilities.textDocumentSync = TextDocumentSyncOptions(
      openClose: true, change: .incremental, save: SaveOptions(includeText: false))
  }

  static func handle(_ params: DidOpenTextDocumentParams, _ session: Session) {
    let document = Document(params.textDocument, session.circumstances)
    // What was pushed for a document that is opened twice still stands in the editor.
    document.pushed = session.documents[document.uri]?.pushed
    session.documents.open(document)
    session.diagnostics.note(document)
  }
}

enum DidChangeHandler: NotificationHandler {
  typealias Message = DidChangeTextDocumentNotification

  static func handle(_ params: DidChangeTextDocumentParams, _ session: Session) {
    guard let document = session.documents[params.textDocument.uri] else {
      session.log("didChange: the document is not open")
      return
    }
    document.apply(params.contentChanges, version: params.textDocument.version, encoding: session.encoding)
    session.diagnostics.note(document)
  }
}

/// The text is known without it; a client that does not hear of it would not say that it saved.
enum DidSaveHandler: NotificationHandler {
  typealias Message = DidSaveTextDocumentNotification

  static func handle(_ params: TextDocumentParams, _ session: Session) {}
}

enum DidCloseHandler: NotificationHandler {
  typealias Message = DidCloseTextDocumentNotification

  static func handle(_ params: TextDocumentParams, _ session: Session) {
    if let document = session.documents.close(params.textDocument.uri) {
      session.diagnostics.clear(document, session)
    }
  }
}
