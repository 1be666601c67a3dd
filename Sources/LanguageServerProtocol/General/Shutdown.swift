/// `shutdown`: be ready for `exit`.
package enum ShutdownRequest: RequestMessage {
  package static let method = "shutdown"
  package typealias Params = NoParams
  package typealias Result = NoResult
}

/// `exit`: leave, with code 0 after `shutdown` and 1 otherwise.
package enum ExitNotification: NotificationMessage {
  package static let method = "exit"
  package typealias Params = NoParams
}
