import ProjectIndex

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
    case "-V", "version": return print(version)
    case "--help", "-h", "help":
      guard words.count > 1 else { return print(HelpText.ofProgram(Commands.all)) }
      return try run(words[1], [Option.help.name])
    case let first? where !first.hasPrefix("-"): return try run(first, Array(words.dropFirst()))
    default: return try serve(Arguments(words, ServerCommand.syntax))
    }
  }

  private static let version = "apns-lsp \(Version.current)\n"

  private static func serve(_ arguments: Arguments) throws(UsageError) -> Int32 {
    if arguments.contains(Option.help.name) { return print(HelpText.ofProgram(Commands.all)) }
    return arguments.contains(Option.version.name) ? print(version) : ServerCommand.run(arguments)
  }

  private static func run(_ name: String, _ words: [String]) throws(UsageError) -> Int32 {
    guard let command = Commands.named(name) else {
      if let meant = Program.meaning(of: name) { throw UsageError("There is no command \(name); \(meant)") }
      throw UsageError("There is no command \(name)", nearest: name, among: Commands.names)
    }
    let arguments = try Arguments(words, command.syntax)
    if arguments.contains(Option.help.name) { return print(HelpText.of(command.syntax)) }
    return try command.run(arguments).rawValue
  }

  /// What a word means that other programs know as a command, or that is a path.
  private static func meaning(of name: String) -> String? {
    switch name {
    case "lint", "validate", "verify", "test": return "`apns-lsp check` is what finds mistakes"
    case "fix": return "`apns-lsp check --fix` is what mends payloads"
    case "fmt", "pretty", "minify": return "`apns-lsp format` is what lays out JSON"
    case "lsp", "server", "start", "stdio": return "`apns-lsp` without a command is the language server"
    default: break
    }
    switch FileKind.of(FilePath(name)) {
    case .success(.folder): return "`apns-lsp check \(name)` checks a folder"
    case .success: return "`apns-lsp check \(name)` checks a file"
    case .failure: return name.contains("/") || name.contains(".") ? "`apns-lsp check \(name)` checks a file" : nil
    }
  }

  private static func print(_ text: String) -> Int32 {
    (Stream.output.write(text) ? ExitStatus.success : .failure).rawValue
  }
}
