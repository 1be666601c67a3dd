/// `window/showMessage`: a message that a person shall see.
package enum ShowMessageNotification: NotificationMessage {
  package static let method = "window/showMessage"
  package typealias Params = ShowMessageParams
}

package struct ShowMessageParams: Codable, Sendable, Equatable {
  package var type: MessageType
  package var message: String

  package init(type: MessageType, message: String) {
    self.type = type
    self.message = message
  }
}

package enum MessageType: Int, Codable, Sendable {
  case error = 1
  case warning = 2
  case info = 3
  case log = 4
}
