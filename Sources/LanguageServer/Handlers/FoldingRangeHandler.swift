import JSONRPC
import LanguageServerProtocol
import PayloadFeatures

enum FoldingRangeHandler: DocumentRequestHandler {
  typealias Message = FoldingRangeRequest

  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientAbilities) {
    capabilities.foldingRangeProvider = true
  }

  static func answer(
    _ params: TextDocumentParams, _ document: DocumentSnapshot
  ) throws(ResponseError) -> [LanguageServerProtocol.FoldingRange]? {
    let client = document.client.capabilities.textDocument?.foldingRange
    let folds = document.analysis.foldingRanges(limit: client?.rangeLimit)
    guard client?.lineFoldingOnly == true else { return folds.map(document.foldingRange) }
    var startLines: Set<Int> = []
    return folds.compactMap(document.lineFoldingRange).filter { startLines.insert($0.startLine).inserted }
  }
}

extension DocumentSnapshot {
  fileprivate func foldingRange(_ fold: PayloadFeatures.FoldingRange) -> LanguageServerProtocol.FoldingRange {
    let range = range(of: fold.range)
    return LanguageServerProtocol.FoldingRange(
      startLine: range.start.line, startCharacter: range.start.character, endLine: range.end.line,
      endCharacter: range.end.character, kind: fold.isComment ? "comment" : nil)
  }

  /// Whole lines: the one with the closing bracket stays to be seen. nil if none is left to be folded.
  fileprivate func lineFoldingRange(
    _ fold: PayloadFeatures.FoldingRange
  ) -> LanguageServerProtocol.FoldingRange? {
    let start = text.line(at: fold.range.start)
    let end = text.line(at: fold.range.end) - (fold.isComment ? 0 : 1)
    guard end > start else { return nil }
    return LanguageServerProtocol.FoldingRange(startLine: start, endLine: end, kind: fold.isComment ? "comment" : nil)
  }
}
