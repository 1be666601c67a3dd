import JSONRPC
import LanguageServer

/// `apns-lsp` without a command: the language server on standard input and output.
enum ServerCommand {
  /// Editors' client libraries add these: the first says what is so anyway, the second which process not to outlive.
  static let syntax = Syntax(
    name: "", summary: "The language server.", operands: .none,
    options: [
      Option("--stdio", "Talks over standard input and output, which is all there is."),
      Option("--clientProcessId", "Ends when this process does.", .number(placeholder: "N")),
      Option("--log", "Writes what it does to a file, - for standard error.", .file(placeholder: "FILE")),
      Option("--log-messages", "With --log: the messages, too, with all that is in the documents."),
      .version,
    ], notes: "")

  static func run(_ arguments: Arguments) -> Int32 {
    guard !FileStream.standardInput.isTerminal else {
      Stream.error.write(
        """
        This is a language server: an editor starts it and talks to it over pipes.
        `apns-lsp check .` checks the payload files below this folder; `apns-lsp --help` tells what else there is.

        """)
      return ExitStatus.failure.rawValue
    }
    var log = Log.off
    if let path = arguments["--log"] {
      guard let stream = path == "-" ? .standardError : FileStream(appendingTo: path) else {
        Stream.error.write("apns-lsp: \(DisplayWidth.visible(path)) cannot be written\n")
        return ExitStatus.failure.rawValue
      }
      log = Log(stream: stream, holdsMessages: arguments.contains("--log-messages"))
    }
    return ServerProcess.run(
      version: Version.current, clientProcessID: arguments.number("--clientProcessId"), log: log,
      now: { Clock.now })
  }
}
