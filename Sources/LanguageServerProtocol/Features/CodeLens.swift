/// `textDocument/codeLens`
package enum CodeLensRequest: RequestMessage {
  package static let method = "textDocument/codeLens"
  package typealias Params = TextDocumentParams
  package typealias Result = [CodeLens]?
}

/// A line of text above a range of one line.
package struct CodeLens: Codable, Sendable, Hashable {
  package var range: Range
  package var command: Command?

  package init(range: Range, command: Command? = nil) {
    self.range = range
    self.command = command
  }
}

package struct CodeLensOptions: Codable, Sendable, Equatable {
  package var resolveProvider: Bool?

  package init(resolveProvider: Bool? = nil) {
    self.resolveProvider = resolveProvider
  }
}
