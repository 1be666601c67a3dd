/// `apns-lsp` without a command: the language server on standard input and output.
enum ServerCommand {
  /// Editors' client libraries add these: the first says what is so anyway, the second which process to outlive not.
  static let syntax = Syntax(
    name: "", summary: "The language server.", operands: .none,
    options: [
      Option("--stdio", "Standard input and output, which is all there is."),
      Option("--clientProcessId", "Ends when this process does.", .number(placeholder: "N")),
    ], notes: "")
}
