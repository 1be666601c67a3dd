/// `textDocument/documentLink`
package enum DocumentLinkRequest: RequestMessage {
  package static let method = "textDocument/documentLink"
  package typealias Params = TextDocumentParams
  package typealias Result = [DocumentLink]?
}

package struct DocumentLink: Codable, Sendable, Hashable {
  package var range: Range
  package var target: String?
  /// Only for clients with `tooltipSupport`.
  package var tooltip: String?

  package init(range: Range, target: String? = nil, tooltip: String? = nil) {
    self.range = range
    self.target = target
    self.tooltip = tooltip
  }
}

package struct DocumentLinkClientCapabilities: Codable, Sendable, Equatable {
  @Lenient package var tooltipSupport: Bool?

  package init(tooltipSupport: Bool? = nil) {
    self.tooltipSupport = tooltipSupport
  }
}

package struct DocumentLinkOptions: Codable, Sendable, Equatable {
  package var resolveProvider: Bool?

  package init(resolveProvider: Bool? = nil) {
    self.resolveProvider = resolveProvider
  }
}
