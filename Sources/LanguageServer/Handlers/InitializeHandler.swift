import JSONRPC
import LanguageServerProtocol
import SourceText

enum InitializeHandler: SessionRequestHandler {
  typealias Message = InitializeRequest

  static func answer(_ params: InitializeParams, _ session: Session) throws(ResponseError) -> InitializeResult {
    session.phase = .running
    session.trace = params.trace ?? .off
    session.abilities = ClientAbilities(params.capabilities ?? ClientCapabilities())
    session.encoding = PositionEncoding(offered: params.capabilities?.general?.positionEncodings)
    session.setFolders(params)
    if let options = params.initializationOptions { session.adopt(options) }
    if let process = params.processId { session.watchProcess(process) }
    var capabilities = Handlers.capabilities(for: session.abilities)
    capabilities.positionEncoding = session.encoding.kind
    return InitializeResult(
      capabilities: capabilities, serverInfo: ProgramInfo(name: "apns-lsp", version: session.version))
  }
}

enum InitializedHandler: NotificationHandler {
  typealias Message = InitializedNotification

  static func handle(_ params: NoParams, _ session: Session) {
    session.registerForChanges()
    session.askForSettings()
  }
}
