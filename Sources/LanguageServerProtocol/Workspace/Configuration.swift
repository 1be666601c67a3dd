/// `workspace/configuration`: asks a client with that capability for its settings, one value an item.
package enum ConfigurationRequest: RequestMessage {
  package static let method = "workspace/configuration"
  package typealias Params = ConfigurationParams
  package typealias Result = [LSPAny]
}

package struct ConfigurationParams: Codable, Sendable, Equatable {
  package var items: [ConfigurationItem]

  package init(items: [ConfigurationItem]) {
    self.items = items
  }
}

package struct ConfigurationItem: Codable, Sendable, Equatable {
  package var scopeUri: DocumentURI?
  package var section: String?

  package init(scopeUri: DocumentURI? = nil, section: String? = nil) {
    self.scopeUri = scopeUri
    self.section = section
  }
}

/// `workspace/didChangeConfiguration`: new settings, or null from a client that wants to be asked for them.
package enum DidChangeConfigurationNotification: NotificationMessage {
  package static let method = "workspace/didChangeConfiguration"
  package typealias Params = DidChangeConfigurationParams
}

package struct DidChangeConfigurationParams: Codable, Sendable, Equatable {
  package var settings: LSPAny?

  package init(settings: LSPAny? = nil) {
    self.settings = settings
  }
}
