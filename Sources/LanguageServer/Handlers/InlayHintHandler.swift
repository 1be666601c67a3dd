import JSONRPC
import LanguageServerProtocol
import PayloadFeatures

extension InlayHintParams: DocumentParams {}

enum InlayHintHandler: DocumentRequestHandler {
  typealias Message = InlayHintRequest

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    capabilities.inlayHintProvider = true
  }

  static func answer(
    _ params: InlayHintParams, _ document: DocumentSnapshot
  ) throws(ResponseError) -> [LanguageServerProtocol.InlayHint]? {
    document.analysis.inlayHints(
      in: document.bytes(of: params.range), hasLenses: document.client.showsCodeLenses, now: document.now
    ).map {
      LanguageServerProtocol.InlayHint(
        position: document.position(at: $0.offset), label: $0.label, tooltip: $0.tooltip.map { .string($0) },
        paddingLeft: true)
    }
  }
}
