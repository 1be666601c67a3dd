import PayloadAnalysis

/// The text of `--help`, of the program and of each command.
enum HelpText {
  static func of(_ syntax: Syntax) -> String {
    var text = "apns-lsp \(syntax.name)\(syntax.options.isEmpty ? "" : " [options]")\(syntax.operands.usage)\n\n"
    text += TextWrapping.wrap(syntax.summary) + "\n"
    text += "\nOptions:\n" + options(of: syntax)
    return syntax.notes.isEmpty ? text : text + "\n" + syntax.notes + "\n"
  }

  static func ofProgram(_ commands: [any Command.Type]) -> String {
    """
    apns-lsp \(Version.current): a language server and checker for the JSON that servers send to the
    Apple Push Notification service

    apns-lsp              the language server, on standard input and output
    apns-lsp COMMAND …    one of these commands; `apns-lsp COMMAND --help` tells more about one

    \(TextWrapping.table(commands.map { ("\($0.syntax.name)\($0.syntax.operands.usage)", $0.syntax.summary) }))
    Options without a command:
    \(options(of: ServerCommand.syntax))
    Start with `apns-lsp check .`, which checks all payload files below this folder.

    """
  }

  private static func options(of syntax: Syntax) -> String {
    TextWrapping.table((syntax.options + [.help]).map { ($0.usage, help(of: $0)) })
  }

  private static func help(of option: Option) -> String {
    option.choices.isEmpty ? option.help : option.help + ": " + option.choices.listed(with: "or") + "."
  }
}
