/// The whole program: which command the first word names. Without one it is the language server.
enum Program {
  /// - Parameter words: the arguments of the process, without its own name.
  /// - Returns: the exit status of the process.
  static func run(_ words: [String]) -> Int32 {
    do {
      return try dispatch(words)
    } catch {
      Stream.say("apns-lsp: " + error.message)
      return ExitStatus.failure.rawValue
    }
  }

  private static func dispatch(_ words: [String]) throws(UsageError) -> Int32 {
    switch words.first {
    case "--version", "-V", "version": return print("apns-lsp \(Version.current)\n")
    case "--help", "-h", "help": return print(HelpText.ofProgram(Commands.all))
    case let first? where !first.hasPrefix("-"): return try run(first, Array(words.dropFirst()))
    default: return ServerCommand.run(try Arguments(words, ServerCommand.syntax))
    }
  }

  private static func run(_ name: String, _ words: [String]) throws(UsageError) -> Int32 {
    guard let command = Commands.named(name) else {
      let isPath = name.contains("/") || name.contains(".")
      throw UsageError(
        "There is no command \(name)\(isPath ? "; `apns-lsp check \(name)` checks a file" : "")",
        nearest: isPath ? nil : name, among: Commands.names)
    }
    let arguments = try Arguments(words, command.syntax)
    if arguments.contains(Option.help.name) { return print(HelpText.of(command.syntax)) }
    return try command.run(arguments).rawValue
  }

  private static func print(_ text: String) -> Int32 {
    (Stream.output.write(text) ? ExitStatus.success : .failure).rawValue
  }
}
