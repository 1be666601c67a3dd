/// `$/cancelRequest`: the answer to a request is no longer of interest; it is given all the same.
package enum CancelRequestNotification: NotificationMessage {
  package static let method = "$/cancelRequest"
  package typealias Params = CancelParams
}

package struct CancelParams: Codable, Sendable, Equatable {
  package var id: IntegerOrString

  package init(id: IntegerOrString) {
    self.id = id
  }
}
