import JSONRPC
import LanguageServerProtocol
import PayloadFeatures

enum DocumentLinkHandler: DocumentRequestHandler {
  typealias Message = DocumentLinkRequest

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    capabilities.documentLinkProvider = DocumentLinkOptions()
  }

  static func answer(
    _ params: TextDocumentParams, _ document: DocumentSnapshot
  ) throws(ResponseError) -> [LanguageServerProtocol.DocumentLink]? {
    document.analysis.links.map {
      LanguageServerProtocol.DocumentLink(range: document.range(of: $0.range), target: $0.target)
    }
  }
}
