import JSONRPC
import PayloadAnalysis

/// What happens besides messages.
package enum ServerEvent: Sendable {
  case frameProblem(FrameProblem)
  /// The client closed the server's input.
  case endOfInput
  /// The process that started the server is gone.
  case clientDied
  /// Another thread has read what the files of the project tell.
  case factsRead(ProjectFacts)
}
