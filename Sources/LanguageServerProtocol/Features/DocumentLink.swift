/// `textDocument/documentLink`
package enum DocumentLinkRequest: RequestMessage {
  package static let method = "textDocument/documentLink"
  package typealias Params = TextDocumentParams
  package typealias Result = [DocumentLink]?
}

package struct DocumentLink: Codable, Sendable, Hashable {
  package var range: Range
  package var target: String?

  package init(range: Range, target: String? = nil) {
    self.range = range
    self.target = target
  }
}

package struct DocumentLinkOptions: Codable, Sendable, Equatable {
  package var resolveProvider: Bool?

  package init(resolveProvider: Bool? = nil) {
    self.resolveProvider = resolveProvider
  }
}
