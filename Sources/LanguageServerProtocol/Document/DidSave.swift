/// `textDocument/didSave`
package enum DidSaveTextDocumentNotification: NotificationMessage {
  package static let method = "textDocument/didSave"
  package typealias Params = TextDocumentParams
}

package struct SaveOptions: Codable, Sendable, Equatable {
  /// Whether the notification shall hold the text.
  package var includeText: Bool?

  package init(includeText: Bool? = nil) {
    self.includeText = includeText
  }
}
