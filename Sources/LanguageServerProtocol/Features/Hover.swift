/// `textDocument/hover`
package enum HoverRequest: RequestMessage {
  package static let method = "textDocument/hover"
  package typealias Params = TextDocumentPositionParams
  package typealias Result = Hover?
}

package struct Hover: Codable, Sendable, Equatable {
  package var contents: StringOrMarkupContent
  package var range: Range?

  package init(contents: StringOrMarkupContent, range: Range? = nil) {
    self.contents = contents
    self.range = range
  }
}

package struct HoverClientCapabilities: Codable, Sendable, Equatable {
  /// The client's order is its preference; a client without it takes plain strings.
  @Lenient package var contentFormat: [MarkupKind]?

  package init(contentFormat: [MarkupKind]? = nil) {
    self.contentFormat = contentFormat
  }
}
