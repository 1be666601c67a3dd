import JSONRPC

/// What the server does, for who looks for a fault. Nothing is written unless it is asked for, and never what is in a
/// document.
package struct Log: Sendable {
  private let stream: FileStream?

  package static let off = Log(stream: nil)

  package init(stream: FileStream?) {
    self.stream = stream
  }

  func callAsFunction(_ message: @autoclosure () -> String) {
    stream?.write("apns-lsp: \(message())\n")
  }
}
