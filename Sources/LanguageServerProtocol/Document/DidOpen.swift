/// `textDocument/didOpen`: from now on the client owns the text.
package enum DidOpenTextDocumentNotification: NotificationMessage {
  package static let method = "textDocument/didOpen"
  package typealias Params = DidOpenTextDocumentParams
}

package struct DidOpenTextDocumentParams: Codable, Sendable, Equatable {
  package var textDocument: TextDocumentItem

  package init(textDocument: TextDocumentItem) {
    self.textDocument = textDocument
  }
}
