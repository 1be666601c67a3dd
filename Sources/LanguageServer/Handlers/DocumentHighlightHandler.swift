import JSONRPC
import LanguageServerProtocol
import PayloadFeatures

enum DocumentHighlightHandler: DocumentRequestHandler {
  typealias Message = DocumentHighlightRequest

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    capabilities.documentHighlightProvider = true
  }

  static func answer(
    _ params: TextDocumentPositionParams, _ document: DocumentSnapshot
  ) throws(ResponseError) -> [DocumentHighlight]? {
    let ranges = document.analysis.highlights(at: document.offset(of: params.position))
    return ranges.map { DocumentHighlight(range: document.range(of: $0), kind: .text) }
  }
}
