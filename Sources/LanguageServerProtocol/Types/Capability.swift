/// The values of an open set that a client knows.
package struct ValueSet<Value: Codable & Sendable & Equatable>: Codable, Sendable, Equatable {
  @Lenient package var valueSet: [Value]?

  package init(valueSet: [Value]? = nil) {
    self.valueSet = valueSet
  }
}

/// The members of an item that a client is ready to receive later, by a resolve request.
package struct ResolveSupport: Codable, Sendable, Equatable {
  @Lenient package var properties: [String]?

  package init(properties: [String]? = nil) {
    self.properties = properties
  }
}

/// A capability of which only the registration at run time is of interest here.
package struct DynamicRegistration: Codable, Sendable, Equatable {
  @Lenient package var dynamicRegistration: Bool?

  package init(dynamicRegistration: Bool? = nil) {
    self.dynamicRegistration = dynamicRegistration
  }
}

/// Whether a client asks again for what it shows, when the server says that it may have changed.
package struct RefreshSupport: Codable, Sendable, Equatable {
  @Lenient package var refreshSupport: Bool?

  package init(refreshSupport: Bool? = nil) {
    self.refreshSupport = refreshSupport
  }
}
