import JSONRPC
import LanguageServer

/// The whole program: which command the first word names, and what to do without one.
enum Program {
  static func run(_ words: [String]) -> ExitStatus {
    do {
      return try dispatch(words)
    } catch {
      Stream.error.write("apns-lsp: \(DisplayWidth.visible(error.message))\n")
      return .failure
    }
  }

  private static func dispatch(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let first = words.first, !first.hasPrefix("-") || isProgramOption(first) else { return try serve(words) }
    if ["--version", "-V", "version"].contains(first) { return print("apns-lsp \(Version.current)\n") }
    if ["--help", "-h", "help"].contains(first) { return print(HelpText.ofProgram(Commands.all)) }
    guard let command = Commands.named(first) else {
      throw UsageError("There is no command \(first)", nearest: first, among: Commands.names)
    }
    let arguments = try Arguments(Array(words.dropFirst()), command.syntax)
    if arguments.contains(Option.help.name) { return print(HelpText.of(command.syntax)) }
    return try command.run(arguments)
  }

  private static func isProgramOption(_ word: String) -> Bool {
    ["--version", "-V", "--help", "-h"].contains(word)
  }

  private static func print(_ text: String) -> ExitStatus {
    Stream.output.write(text) ? .success : .failure
  }

  private static func serve(_ words: [String]) throws(UsageError) -> ExitStatus {
    let arguments = try Arguments(words, ServerCommand.syntax)
    guard !FileStream.standardInput.isTerminal else {
      Stream.error.write(
        """
        This is a language server; an editor starts it and talks to it over pipes.
        Try `apns-lsp check .` to check the payload files below this folder, or `apns-lsp --help`.

        """)
      return .failure
    }
    let exitCode = ServerProcess.run(
      version: Version.current, clientProcessID: arguments.number("--clientProcessId"), now: { Clock.now })
    return ExitStatus(rawValue: exitCode) ?? .failure
  }
}
