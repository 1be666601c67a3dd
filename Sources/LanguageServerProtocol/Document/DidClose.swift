/// `textDocument/didClose`: the file on disk is the truth again.
package enum DidCloseTextDocumentNotification: NotificationMessage {
  package static let method = "textDocument/didClose"
  package typealias Params = TextDocumentParams
}
