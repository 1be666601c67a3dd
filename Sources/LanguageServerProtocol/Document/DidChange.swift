/// `textDocument/didChange`: edits of an open document.
package enum DidChangeTextDocumentNotification: NotificationMessage {
  package static let method = "textDocument/didChange"
  package typealias Params = DidChangeTextDocumentParams
}

package struct DidChangeTextDocumentParams: Codable, Sendable, Equatable {
  package var textDocument: VersionedTextDocumentIdentifier
  /// Each is meant on the text that the one before it left.
  package var contentChanges: [TextDocumentContentChangeEvent]

  package init(textDocument: VersionedTextDocumentIdentifier, contentChanges: [TextDocumentContentChangeEvent]) {
    self.textDocument = textDocument
    self.contentChanges = contentChanges
  }
}

/// A new text for a range, or without one for the whole document. `rangeLength` is deprecated and not looked at.
package struct TextDocumentContentChangeEvent: Codable, Sendable, Equatable {
  package var range: Range?
  package var text: DocumentText

  package init(range: Range? = nil, text: DocumentText) {
    self.range = range
    self.text = text
  }

  package init(range: Range? = nil, text: String) {
    self.init(range: range, text: DocumentText(text))
  }
}

package struct TextDocumentSyncOptions: Codable, Sendable, Equatable {
  package var openClose: Bool?
  package var change: TextDocumentSyncKind?
  package var save: SaveOptions?

  package init(openClose: Bool? = nil, change: TextDocumentSyncKind? = nil, save: SaveOptions? = nil) {
    self.openClose = openClose
    self.change = change
    self.save = save
  }
}

package enum TextDocumentSyncKind: Int, Codable, Sendable {
  case none = 0
  case full = 1
  case incremental = 2
}
