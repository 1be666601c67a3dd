/// `textDocument/documentHighlight`
package enum DocumentHighlightRequest: RequestMessage {
  package static let method = "textDocument/documentHighlight"
  package typealias Params = TextDocumentPositionParams
  package typealias Result = [DocumentHighlight]?
}

package struct DocumentHighlight: Codable, Sendable, Hashable {
  package var range: Range
  package var kind: DocumentHighlightKind?

  package init(range: Range, kind: DocumentHighlightKind? = nil) {
    self.range = range
    self.kind = kind
  }
}

package enum DocumentHighlightKind: Int, Codable, Sendable {
  case text = 1
  case read = 2
  case write = 3
}
