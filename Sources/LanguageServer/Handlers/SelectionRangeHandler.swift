import JSONRPC
import LanguageServerProtocol
import PayloadFeatures

extension SelectionRangeParams: DocumentParams {}

enum SelectionRangeHandler: DocumentRequestHandler {
  typealias Message = SelectionRangeRequest

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    capabilities.selectionRangeProvider = true
  }

  static func answer(
    _ params: SelectionRangeParams, _ document: DocumentSnapshot
  ) throws(ResponseError) -> [SelectionRange]? {
    params.positions.map { position in
      let ranges = document.analysis.selectionRanges(at: document.offset(of: position))
      return SelectionRange(ranges: ranges.map { document.range(of: $0) })
    }
  }
}
