/// `client/registerCapability`: abilities announced after `initialized`, where the client allows it for each.
package enum RegisterCapabilityRequest: RequestMessage {
  package static let method = "client/registerCapability"
  package typealias Params = RegistrationParams
  package typealias Result = NoResult
}

package struct RegistrationParams: Codable, Sendable, Equatable {
  package var registrations: [Registration]

  package init(registrations: [Registration]) {
    self.registrations = registrations
  }
}

package struct Registration: Codable, Sendable, Equatable {
  package var id: String
  package var method: String
  package var registerOptions: LSPAny?

  package init(id: String, method: String, registerOptions: LSPAny? = nil) {
    self.id = id
    self.method = method
    self.registerOptions = registerOptions
  }
}
