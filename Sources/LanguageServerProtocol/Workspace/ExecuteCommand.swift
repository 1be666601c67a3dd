/// `workspace/executeCommand`: runs one of the commands of `ExecuteCommandOptions`.
package enum ExecuteCommandRequest: RequestMessage {
  package static let method = "workspace/executeCommand"
  package typealias Params = ExecuteCommandParams
  package typealias Result = LSPAny?
}

package struct ExecuteCommandParams: Codable, Sendable, Equatable {
  package var command: String
  package var arguments: [LSPAny]?
  package var workDoneToken: ProgressToken?

  package init(command: String, arguments: [LSPAny]? = nil, workDoneToken: ProgressToken? = nil) {
    self.command = command
    self.arguments = arguments
    self.workDoneToken = workDoneToken
  }
}

package struct ExecuteCommandOptions: Codable, Sendable, Equatable {
  package var commands: [String]

  package init(commands: [String]) {
    self.commands = commands
  }
}
