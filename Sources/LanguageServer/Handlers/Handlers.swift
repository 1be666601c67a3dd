import JSONRPC
import LanguageServerProtocol

/// All that the server answers and hears. Dispatch and capabilities are derived from these two lists.
enum Handlers {
  static let requests: [RequestRoute] = [
    RequestRoute(InitializeHandler.self),
    RequestRoute(ShutdownHandler.self),
    RequestRoute(CompletionHandler.self),
    RequestRoute(CompletionResolveHandler.self),
    RequestRoute(HoverHandler.self),
    RequestRoute(DocumentSymbolHandler.self),
    RequestRoute(FoldingRangeHandler.self),
    RequestRoute(SelectionRangeHandler.self),
    RequestRoute(DocumentHighlightHandler.self),
    RequestRoute(DocumentLinkHandler.self),
    RequestRoute(InlayHintHandler.self),
    RequestRoute(CodeLensHandler.self),
    RequestRoute(CodeActionHandler.self),
    RequestRoute(CodeActionResolveHandler.self),
    RequestRoute(ExecuteCommandHandler.self),
    RequestRoute(FormattingHandler.self),
    RequestRoute(RangeFormattingHandler.self),
    RequestRoute(OnTypeFormattingHandler.self),
    RequestRoute(DiagnosticHandler.self),
    RequestRoute(WorkspaceDiagnosticHandler.self),
  ]

  static let notifications: [NotificationRoute] = [
    NotificationRoute(InitializedHandler.self),
    NotificationRoute(ExitHandler.self),
    NotificationRoute(SetTraceHandler.self),
    NotificationRoute(DidOpenHandler.self),
    NotificationRoute(DidChangeHandler.self),
    NotificationRoute(DidSaveHandler.self),
    NotificationRoute(DidCloseHandler.self),
    NotificationRoute(DidChangeConfigurationHandler.self),
    NotificationRoute(DidChangeWatchedFilesHandler.self),
    NotificationRoute(DidChangeWorkspaceFoldersHandler.self),
    NotificationRoute(DidCreateFilesHandler.self),
    NotificationRoute(DidRenameFilesHandler.self),
    NotificationRoute(DidDeleteFilesHandler.self),
  ]

  static func capabilities(for client: ClientAbilities) -> ServerCapabilities {
    var capabilities = ServerCapabilities()
    for route in requests { route.advertise(&capabilities, client) }
    for route in notifications { route.advertise(&capabilities, client) }
    return capabilities
  }
}

/// The way from a request's params to its response.
struct RequestRoute: Sendable {
  let method: String
  /// Whether the session changes, so that the request is carried out even when it is cancelled.
  let changesSession: Bool
  let advertise: @Sendable (inout ServerCapabilities, ClientAbilities) -> Void
  /// Gives nil where the answer comes later.
  let respond: @Sendable (RequestID, RawValue, Session, _ isCancelled: @escaping () -> Bool) -> OutgoingFrame?

  init<Handler: SessionRequestHandler>(_: Handler.Type) {
    method = Handler.Message.method
    changesSession = true
    advertise = { Handler.advertise(in: &$0, to: $1) }
    respond = { id, params, session, _ in
      Self.response(Handler.self, id) { () throws(ResponseError) in
        try Handler.answer(Handler.read(params), session)
      }
    }
  }

  init<Handler: DocumentRequestHandler>(_: Handler.Type) {
    method = Handler.Message.method
    changesSession = false
    advertise = { Handler.advertise(in: &$0, to: $1) }
    respond = { id, params, session, isCancelled in
      Self.response(Handler.self, id) { () throws(ResponseError) in
        let params = try Handler.read(params)
        guard let document = session.documents[params.textDocument.uri] else {
          session.log("\(Handler.Message.method): the document is not open")
          return Handler.nothing
        }
        let snapshot = session.snapshot(of: document, isCancelled: isCancelled)
        guard Handler.readsForeignJSON || !snapshot.analysis.isForeign else { return Handler.nothing }
        return try Handler.answer(params, snapshot)
      }
    }
  }

  init<Handler: LaterRequestHandler>(_: Handler.Type) {
    method = Handler.Message.method
    changesSession = false
    advertise = { Handler.advertise(in: &$0, to: $1) }
    respond = { id, params, session, _ in
      do throws(ResponseError) {
        Handler.begin(try Handler.read(params), as: id, session)
        return nil
      } catch {
        return .response(id: id, error: error)
      }
    }
  }

  private static func response<Handler: RequestHandler>(
    _: Handler.Type, _ id: RequestID, _ answer: () throws(ResponseError) -> Handler.Message.Result
  ) -> OutgoingFrame {
    do {
      return Handler.response(id, try answer())
    } catch {
      return .response(id: id, error: error)
    }
  }
}

/// The way from a notification's params to who hears it.
struct NotificationRoute: Sendable {
  let method: String
  let advertise: @Sendable (inout ServerCapabilities, ClientAbilities) -> Void
  let handle: @Sendable (RawValue, Session) throws(ResponseError) -> Void

  init<Handler: NotificationHandler>(_: Handler.Type) {
    method = Handler.Message.method
    advertise = { Handler.advertise(in: &$0, to: $1) }
    handle = { params, session throws(ResponseError) in
      Handler.handle(try Handler.read(params), session)
    }
  }
}
