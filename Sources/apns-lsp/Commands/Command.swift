/// A subcommand of the program.
protocol Command: Sendable {
  static var syntax: Syntax { get }
  /// Does the work; the result is the exit status of the process.
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus
}

/// All subcommands, in the order of the help.
enum Commands {
  static let all: [any Command.Type] = [
    CheckCommand.self, FormatCommand.self, SizeCommand.self, ExplainCommand.self, SchemaCommand.self,
    RequestCommand.self, CompletionsCommand.self,
  ]

  static var names: [String] { all.map { $0.syntax.name } }

  static func named(_ name: String) -> (any Command.Type)? { all.first { $0.syntax.name == name } }
}
