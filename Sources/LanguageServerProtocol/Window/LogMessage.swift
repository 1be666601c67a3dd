/// `window/logMessage`: a line for the client's log.
package enum LogMessageNotification: NotificationMessage {
  package static let method = "window/logMessage"
  package typealias Params = ShowMessageParams
}
