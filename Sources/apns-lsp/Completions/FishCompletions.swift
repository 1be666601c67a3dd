/// Completions for fish.
enum FishCompletions {
  static func script(_ commands: [Syntax]) -> String {
    var lines = ["# Completions of apns-lsp for fish."]
    let names = commands.map(\.name).joined(separator: " ")
    let first = "not __fish_seen_subcommand_from \(names)"
    lines += commands.map { "complete -c apns-lsp -n \(quoted(first)) -f -a \($0.name) -d \(quoted($0.summary))" }
    lines += options(of: ServerCommand.syntax, when: first)
    for command in commands { lines += all(command) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func all(_ command: Syntax) -> [String] {
    let condition = "__fish_seen_subcommand_from \(command.name)"
    let start = "complete -c apns-lsp -n \(quoted(condition))"
    var lines = options(of: command, when: condition)
    let choices = command.operands.choices
    if !choices.isEmpty {
      let words = choices.map { $0.split(separator: " ").joined(separator: "\\ ") }.joined(separator: " ")
      lines.append("\(start) -f -a \(quoted(words))")
    } else if !command.operands.arePaths {
      lines.append("\(start) -f")
    }
    return lines
  }

  private static func options(of syntax: Syntax, when condition: String) -> [String] {
    (syntax.options + [.help]).map { option in
      var line = "complete -c apns-lsp -n \(quoted(condition)) -l \(option.name.dropFirst(2)) -d \(quoted(option.help))"
      if option.takesFile {
        line += " -r -F"
      } else if !option.choices.isEmpty {
        line += " -x -a \(quoted(option.choices.joined(separator: " ")))"
      } else if option.takesValue {
        line += " -x"
      }
      return line
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
