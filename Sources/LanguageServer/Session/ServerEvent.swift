import JSONRPC

/// What happens besides messages.
package enum ServerEvent: Sendable {
  case frameProblem(FrameProblem)
  /// The client closed the server's input.
  case endOfInput
  /// The process that started the server is gone.
  case clientDied
  /// Work that was done elsewhere has something to tell.
  case update(SessionUpdate)
}

/// What the loop does with the session for work that was done elsewhere.
package struct SessionUpdate: Sendable {
  let apply: @Sendable (Session) -> Void
}

extension Inbox where Event == ServerEvent {
  /// Has the loop do something with the session, when it is this event's turn.
  func update(_ apply: @escaping @Sendable (Session) -> Void) {
    post(.update(SessionUpdate(apply: apply)))
  }
}
