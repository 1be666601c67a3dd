/// `textDocument/inlayHint`: text that the editor shows between the characters of a range.
package enum InlayHintRequest: RequestMessage {
  package static let method = "textDocument/inlayHint"
  package typealias Params = InlayHintParams
  package typealias Result = [InlayHint]?
}

package struct InlayHintParams: Codable, Sendable, Equatable {
  package var textDocument: TextDocumentIdentifier
  package var range: Range

  package init(textDocument: TextDocumentIdentifier, range: Range) {
    self.textDocument = textDocument
    self.range = range
  }
}

package struct InlayHint: Codable, Sendable, Hashable {
  package var position: Position
  package var label: String
  package var tooltip: StringOrMarkupContent?
  package var paddingLeft: Bool?
  package var paddingRight: Bool?

  package init(
    position: Position, label: String, tooltip: StringOrMarkupContent? = nil, paddingLeft: Bool? = nil,
    paddingRight: Bool? = nil
  ) {
    self.position = position
    self.label = label
    self.tooltip = tooltip
    self.paddingLeft = paddingLeft
    self.paddingRight = paddingRight
  }
}
