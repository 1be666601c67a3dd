import JSONRPC
import LanguageServerProtocol
import PayloadFeatures

enum CodeLensHandler: DocumentRequestHandler {
  typealias Message = CodeLensRequest

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    capabilities.codeLensProvider = CodeLensOptions(resolveProvider: false)
  }

  /// The title says all: there is nothing to run, so that the command has no name.
  static func answer(
    _ params: TextDocumentParams, _ document: DocumentSnapshot
  ) throws(ResponseError) -> [CodeLens]? {
    document.analysis.lenses.map {
      CodeLens(range: document.range(of: $0.range), command: Command(title: $0.title, command: ""))
    }
  }
}
