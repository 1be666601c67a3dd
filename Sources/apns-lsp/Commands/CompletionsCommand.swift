/// `apns-lsp completions`: scripts that teach a shell to complete the commands and options of this program.
enum CompletionsCommand: Command {
  static let syntax = Syntax(
    name: "completions",
    summary: "Prints a script that completes commands and options in a shell.",
    operands: .one(placeholder: "SHELL", choices: { Shell.allCases.map(\.rawValue) }),
    options: [],
    notes: """
      bash   source <(apns-lsp completions bash)                                     in ~/.bashrc
      zsh    apns-lsp completions zsh > "${fpath[1]}/_apns-lsp"                      once
      fish   apns-lsp completions fish > ~/.config/fish/completions/apns-lsp.fish    once
      """)

  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let name = arguments.operands.first ?? ""
    guard let shell = Shell(rawValue: name) else {
      let names = Shell.allCases.map(\.rawValue)
      throw UsageError(
        "There is no script for \(name); there is one for \(names.listed(with: "and"))", nearest: name, among: names,
        of: syntax)
    }
    let commands = Commands.all.map { $0.syntax }
    let script =
      switch shell {
      case .bash: BashCompletions.script(commands)
      case .zsh: ZshCompletions.script(commands)
      case .fish: FishCompletions.script(commands)
      }
    return Stream.output.write(script) ? .success : .failure
  }
}

extension Syntax.Operands {
  /// The words that may stand there; empty if they are paths.
  var choices: [String] {
    switch self {
    case .none, .path, .paths: []
    case .optional(_, let choices), .one(_, let choices): choices()
    }
  }

  var arePaths: Bool {
    switch self {
    case .path, .paths: true
    case .none, .optional, .one: false
    }
  }
}

extension Option {
  var takesFile: Bool {
    if case .file = value { true } else { false }
  }

  var takesValue: Bool {
    if case .none = value { false } else { true }
  }
}
