/// `textDocument/foldingRange`
package enum FoldingRangeRequest: RequestMessage {
  package static let method = "textDocument/foldingRange"
  package typealias Params = TextDocumentParams
  package typealias Result = [FoldingRange]?
}

package struct FoldingRange: Codable, Sendable, Hashable {
  package var startLine: Int
  package var startCharacter: Int?
  package var endLine: Int
  package var endCharacter: Int?
  package var kind: String?

  package init(
    startLine: Int, startCharacter: Int? = nil, endLine: Int, endCharacter: Int? = nil, kind: String? = nil
  ) {
    self.startLine = startLine
    self.startCharacter = startCharacter
    self.endLine = endLine
    self.endCharacter = endCharacter
    self.kind = kind
  }
}

package struct FoldingRangeClientCapabilities: Codable, Sendable, Equatable {
  /// The most ranges that the client wants; a hint.
  @Lenient package var rangeLimit: Int?
  @Lenient package var lineFoldingOnly: Bool?

  package init(rangeLimit: Int? = nil, lineFoldingOnly: Bool? = nil) {
    self.rangeLimit = rangeLimit
    self.lineFoldingOnly = lineFoldingOnly
  }
}
