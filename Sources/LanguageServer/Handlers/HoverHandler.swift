import JSONRPC
import LanguageServerProtocol
import PayloadFeatures

enum HoverHandler: DocumentRequestHandler {
  typealias Message = HoverRequest

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    capabilities.hoverProvider = true
  }

  static func answer(
    _ params: TextDocumentPositionParams, _ document: DocumentSnapshot
  ) throws(ResponseError) -> LanguageServerProtocol.Hover? {
    let found = document.analysis.hover(
      at: document.offset(of: params.position), now: document.now, file: document.fileName)
    return found.map {
      LanguageServerProtocol.Hover(
        contents: document.client.hoverText($0.markup), range: document.range(of: $0.range))
    }
  }
}
