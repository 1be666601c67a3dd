import JSONRPC

/// What happens besides messages.
package enum ServerEvent: Sendable {
  case frameProblem(FrameProblem)
  /// The client closed the server's input.
  case endOfInput
  /// The process that started the server is gone.
  case clientDied
}
