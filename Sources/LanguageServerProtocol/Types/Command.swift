/// A command that a person can choose: its name is one of `executeCommandProvider`, or empty where the title is all.
package struct Command: Codable, Sendable, Hashable {
  package var title: String
  package var command: String
  package var arguments: [LSPAny]?

  package init(title: String, command: String, arguments: [LSPAny]? = nil) {
    self.title = title
    self.command = command
    self.arguments = arguments
  }
}
