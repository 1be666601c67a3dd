/// `$/setTrace`: how much of its work the server shall tell by `$/logTrace`.
package enum SetTraceNotification: NotificationMessage {
  package static let method = "$/setTrace"
  package typealias Params = SetTraceParams
}

package enum TraceValue: String, Codable, Sendable {
  case off
  case messages
  case verbose
}

package struct SetTraceParams: Codable, Sendable, Equatable {
  package var value: TraceValue

  package init(value: TraceValue) {
    self.value = value
  }
}

/// `$/logTrace`: what the server does; `verbose` only under that trace value.
package enum LogTraceNotification: NotificationMessage {
  package static let method = "$/logTrace"
  package typealias Params = LogTraceParams
}

package struct LogTraceParams: Codable, Sendable, Equatable {
  package var message: String
  package var verbose: String?

  package init(message: String, verbose: String? = nil) {
    self.message = message
    self.verbose = verbose
  }
}
